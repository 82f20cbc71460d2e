import { LogOut } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { showAlert } from "@/components/dialog";
import { paths } from "@/lib/paths";

/** How long the goodbye is shown. */
const GOODBYE_MS = 2000;

/** Signs the member out and leads to the login page. */
export function LogoutButton() {
  const { signOut } = useAuth();
  const navigate = useNavigate();

  async function handleLogout() {
    try {
      await signOut();
    } catch (error) {
      console.error("Logout failed", error);
      return;
    }
    void showAlert({ icon: "error", title: "You are Logged Out", text: "", timer: GOODBYE_MS });
    await navigate(paths.login);
  }

  return (
    <button
      type="button"
      className="btn btn-outline min-h-touch"
      onClick={() => void handleLogout()}
    >
      <LogOut aria-hidden="true" size={18} />
      Logout
    </button>
  );
}
