import type { AuthUser } from "@/auth/auth-user";
import { freeSessionRoom, reserveSessionRoom } from "@/auth/persisted-session";

export type AuthClient = typeof import("@/auth/auth-client");

/**
 * The auth client, and with it the Firebase SDK, fetched when it is first needed.
 * @param onUser hears who is signed in, at first and whenever that changes
 */
export function lazyAuthClient(onUser: (user: AuthUser | null) => void) {
  let client: AuthClient | null = null;
  let promise: Promise<AuthClient> | null = null;

  async function importClient(): Promise<AuthClient> {
    const loaded = await import("@/auth/auth-client");
    freeSessionRoom();
    await new Promise<void>((resolve) => {
      loaded.observeUser((user) => {
        onUser(user);
        resolve();
      });
    });
    reserveSessionRoom();
    client = loaded;
    return loaded;
  }

  /**
   * Fetches the client, once, and resolves when it has said who is signed in.
   * A failed fetch is forgotten, so that the next call tries again.
   */
  function load(): Promise<AuthClient> {
    promise ??= importClient().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return promise;
  }

  /** Does something with the client: at once where it is there already, so that a click's pop-up is not blocked. */
  function run<TResult>(action: (client: AuthClient) => Promise<TResult>): Promise<TResult> {
    return client ? action(client) : load().then(action);
  }

  return { load, run };
}
