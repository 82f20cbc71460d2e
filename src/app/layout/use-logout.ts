import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { showAlert } from "@/components/dialog";
import { paths } from "@/lib/paths";

/** How long the goodbye stays if nobody closes it. Milliseconds. */
const GOODBYE_MS = 2000;

/** Gives a function that signs the person out, says so, and goes to the login page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      console.error("Logout failed", error);
      return;
    }
    void showAlert({ icon: "error", title: "You are Logged Out", text: "", timer: GOODBYE_MS });
    await navigate(paths.login);
  };
}
