import type { ReactNode } from "react";
import { demo } from "@/auth/demo";
import { resetDemoData, startMocks } from "@/mocks/browser";
import { Demo } from "@/mocks/demo";
import { demoAccount } from "@/mocks/seed/demo-seed";

/**
 * Makes this page the demo: the embedded backend, and an account to fill in.
 * @returns what to render beside the app
 * @throws {Error} with a sentence for the screen, as `startMocks`
 */
export async function startDemo(): Promise<ReactNode> {
  await startMocks();
  demo.account = { email: demoAccount.email, password: demoAccount.password };
  return <Demo onReset={resetDemoData} />;
}
