import { createRoot } from "react-dom/client";
import { demo } from "@/auth/demo";
import { chooseGoogleAccount } from "@/mocks/account-chooser";
import { startMocks } from "@/mocks/browser";
import { demoAccount } from "@/mocks/demo-accounts";
import { DemoBadge } from "@/mocks/demo-badge";

/**
 * Turns this page into the demo: the embedded backend, an account to fill in, an account chooser in the place of
 * Google's window, and a badge that says so.
 * @throws {Error} with a sentence for the screen, as `startMocks`
 */
export async function startDemo(): Promise<void> {
  await startMocks();
  demo.account = { email: demoAccount.email, password: demoAccount.password };
  demo.chooseGoogleAccount = chooseGoogleAccount;
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<DemoBadge />);
}
