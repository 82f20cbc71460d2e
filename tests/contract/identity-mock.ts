import type { Account } from "@/mocks/stored-data";
import type { OwnerAct } from "./identity-cases";
import type { IdentityBackend } from "./identity-fingerprint";
import { requestFor } from "./identity-sending";
import { db, deleteAccounts, productionHost } from "./identity-server";

/** Seconds since 1970 by which every token of today is void. */
const FAR_AHEAD_S = 4_000_000_000;

const changes: Record<Exclude<OwnerAct, "delete">, Partial<Account>> = {
  "confirm e-mails": { emailVerified: true },
  disable: { disabled: true },
  revoke: { validSince: FAR_AHEAD_S },
};

/** The mocked Identity Toolkit, which the file that uses it is to `close`. */
export const mockedToolkit: IdentityBackend = {
  async reset() {
    db.reset();
  },
  async act(act) {
    if (act === "delete") return deleteAccounts();
    db.update((data) => {
      data.accounts = data.accounts.map((account) => ({ ...account, ...changes[act] }));
    });
  },
  async send(step) {
    const response = await fetch(...requestFor(productionHost, step));
    return { status: response.status, body: await response.json() };
  },
};
