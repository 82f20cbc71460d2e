import type { ReactNode } from "react";
import { demo } from "@/auth/demo";
import { resetDemoData, startMocks } from "@/mocks/browser";
import { AccountOffer, Demo } from "@/mocks/demo";
import { demoAccount } from "@/mocks/seed/demo-seed";

/** @returns the demo's additions to every page @throws {Error} as `startMocks` does */
export async function startDemo(): Promise<ReactNode> {
  await startMocks();
  const { email, password } = demoAccount;
  demo.accountOffer = <AccountOffer account={{ email, password }} />;
  return <Demo onReset={resetDemoData} />;
}
