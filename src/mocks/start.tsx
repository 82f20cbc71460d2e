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

/** Replaces the app if `startDemo` fails. */
export function DemoProblem({ error }: { error: unknown }) {
  return (
    <main className="page flex min-h-dvh max-w-3xl flex-col justify-center gap-5 py-16">
      <title>Sow & Tell can't start</title>
      <h1 className="text-display-md">The demo couldn't start</h1>
      <p className="border-terracotta border-s-4 bg-paper-shade p-5 font-mono">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p className="max-w-measure text-lead">
        Open it on https:// or on localhost, in a window that allows service workers and is not
        private.
      </p>
    </main>
  );
}
