import type { ReactNode } from "react";
import { demo } from "@/auth/demo";
import { openDemoSession, resetDemoData, startMocks } from "@/mocks/browser";
import { conditions, months, restoreConditions, rowOf } from "@/mocks/conditions";
import { AccountOffer, Demo } from "@/mocks/demo";
import { demoAccount } from "@/mocks/seed/demo-seed";

/** @returns the demo's additions to every page @throws {Error} as `startMocks` does */
export async function startDemo(): Promise<ReactNode> {
  const session = restoreConditions();
  setMonth(rowOf(months, conditions.getState().month).month);
  await startMocks();
  if (session !== null) await openDemoSession(session);
  const { email, password } = demoAccount;
  demo.accountOffer = <AccountOffer account={{ email, password }} />;
  return <Demo onReset={resetDemoData} openSession={openDemoSession} />;
}

/** Lets `new Date()` be in a month. @param month as in `Date`; null for the real one */
function setMonth(month: number | null): void {
  if (month === null) return;
  globalThis.Date = new Proxy(Date, {
    construct(target, args, newTarget) {
      const date = Reflect.construct(target, args, newTarget);
      if (args.length === 0) date.setMonth(month, 15);
      return date;
    },
  });
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
