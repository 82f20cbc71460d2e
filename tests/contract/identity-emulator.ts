import { bypass } from "msw";
import * as v from "valibot";
import { PROJECT } from "../e2e/servers/auth-emulator";
import type { OwnerAct } from "./identity-cases";
import type { IdentityBackend } from "./identity-fingerprint";
import { requestFor } from "./identity-sending";

const changes: Record<Exclude<OwnerAct, "delete">, object> = {
  "confirm e-mails": { emailVerified: true },
  disable: { disableUser: true },
  revoke: { validSince: "4000000000" },
};

const AccountsSchema = v.object({
  userInfo: v.optional(v.array(v.object({ localId: v.string() })), []),
});

/**
 * The real Auth emulator, set to tell a wrong password and an unknown e-mail alike, as new projects are.
 * @param url of a running one, without a trailing slash; its accounts are thrown away
 */
export async function connectEmulator(url: string): Promise<IdentityBackend> {
  const projects = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;

  // Past MSW, whose handlers take an emulator's addresses for theirs.
  function send(address: string, init: RequestInit): Promise<Response> {
    return fetch(bypass(address, init));
  }

  async function askAsOwner(method: string, path: string, body?: object): Promise<unknown> {
    const response = await send(`${url}/${path}`, {
      method,
      headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }

  async function accountIds(): Promise<string[]> {
    const answer = await askAsOwner("POST", `${projects}/accounts:query`, {});
    return v.parse(AccountsSchema, answer).userInfo.map(({ localId }) => localId);
  }

  await askAsOwner(
    "PATCH",
    `identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  );

  return {
    async reset() {
      await askAsOwner("DELETE", `emulator/v1/projects/${PROJECT}/accounts`);
    },
    async act(act) {
      for (const localId of await accountIds()) {
        if (act === "delete") await askAsOwner("POST", `${projects}/accounts:delete`, { localId });
        else await askAsOwner("POST", `${projects}/accounts:update`, { localId, ...changes[act] });
      }
    },
    async send(step) {
      const response = await send(...requestFor(url, step));
      return { status: response.status, body: await response.json() };
    },
  };
}
