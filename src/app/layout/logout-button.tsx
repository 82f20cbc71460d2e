import { LogOut } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { privatePageAt } from "@/auth/return-to";
import { showAlert } from "@/components/dialog";
import { paths } from "@/lib/paths";

export const GOODBYE_MS = 2000;

export function LogoutButton() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isBusy, setIsBusy] = useState(false);

  async function handleLogout() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await signOut();
    } catch (error) {
      // As in the spec, the failure is only logged.
      console.error("Logout failed", error);
      setIsBusy(false);
      return;
    }
    // The spec asks for the error icon.
    void showAlert({ icon: "error", title: "You are Logged Out", timer: GOODBYE_MS });
    // Replaces a private page, as `PrivateRoute` does: going back to it would only redirect again.
    await navigate(paths.login, { replace: privatePageAt(pathname) !== undefined });
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => void handleLogout()}
      className="btn btn-outline"
    >
      <LogOut size="1.125rem" />
      Logout
    </button>
  );
}
