import { bypass } from "msw";
import * as v from "valibot";
import { PROJECT } from "../e2e/servers/auth-emulator";
import type { OwnerAction } from "./identity-cases";
import type { IdentityBackend } from "./identity-fingerprint";
import { requestFor } from "./identity-request";

const changes: Record<Exclude<OwnerAction, "delete">, object> = {
  "confirm e-mails": { emailVerified: true },
  disable: { disableUser: true },
  revoke: { validSince: "4000000000" },
};

const AccountsSchema = v.object({
  userInfo: v.optional(v.array(v.object({ localId: v.string() })), []),
});

/**
 * Connects to a real Auth emulator, and turns on e-mail enumeration protection as in new projects: it reports a wrong
 * password and an unknown e-mail alike.
 * @param url of the running emulator, without a trailing slash; its accounts are deleted
 */
export async function connectEmulator(url: string): Promise<IdentityBackend> {
  const projects = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;

  // Bypasses MSW, whose handlers match an emulator's URLs too.
  function send(target: string, init: RequestInit): Promise<Response> {
    return fetch(bypass(target, init));
  }

  async function callAsOwner(method: string, path: string, body?: object): Promise<unknown> {
    const response = await send(`${url}/${path}`, {
      method,
      headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }

  async function accountIds(): Promise<string[]> {
    const response = await callAsOwner("POST", `${projects}/accounts:query`, {});
    return v.parse(AccountsSchema, response).userInfo.map(({ localId }) => localId);
  }

  await callAsOwner(
    "PATCH",
    `identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  );

  return {
    async reset() {
      await callAsOwner("DELETE", `emulator/v1/projects/${PROJECT}/accounts`);
    },
    async perform(action) {
      for (const localId of await accountIds()) {
        if (action === "delete")
          await callAsOwner("POST", `${projects}/accounts:delete`, { localId });
        else
          await callAsOwner("POST", `${projects}/accounts:update`, { localId, ...changes[action] });
      }
    },
    async send(step) {
      const response = await send(...requestFor(url, step));
      return { status: response.status, body: await response.json() };
    },
  };
}
