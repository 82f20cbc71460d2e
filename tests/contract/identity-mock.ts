import type { Account } from "@/mocks/stored-data";
import type { OwnerAction } from "./identity-cases";
import type { IdentityBackend } from "./identity-fingerprint";
import { requestFor } from "./identity-request";
import { db, deleteAccounts, productionHost } from "./identity-server";

/** A time that makes every token issued before it invalid. Seconds since 1970. */
const FAR_FUTURE_S = 4_000_000_000;

const changes: Record<Exclude<OwnerAction, "delete">, Partial<Account>> = {
  "confirm e-mails": { emailVerified: true },
  disable: { disabled: true },
  revoke: { validSince: FAR_FUTURE_S },
};

/** The mocked Identity Toolkit. A test file that uses it calls `startIdentityServer`. */
export const mockedToolkit: IdentityBackend = {
  async reset() {
    db.reset();
  },
  async perform(action) {
    if (action === "delete") return deleteAccounts();
    db.update((data) => {
      data.accounts = data.accounts.map((account) => ({ ...account, ...changes[action] }));
    });
  },
  async send(step) {
    const response = await fetch(...requestFor(productionHost, step));
    return { status: response.status, body: await response.json() };
  },
};
