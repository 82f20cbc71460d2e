import type { AuthUser } from "@/auth/auth-user";
import { withTimeLimit } from "@/lib/time-limit";

export type AuthClient = typeof import("@/auth/auth-client");

/** The time limit for loading the SDK, and again for the sign-in itself. */
const SIGN_IN_MS = 15_000;

/** The time limit for loading the SDK at a logout, and again for the logout itself. */
const SIGN_OUT_MS = 5000;

/** The SDK could not be loaded, or did not respond in time. */
export class AuthUnavailableError extends Error {
  override readonly name = "AuthUnavailableError";
}

const limited = <TResult>(promise: Promise<TResult>, ms: number) =>
  withTimeLimit(promise, ms, AuthUnavailableError);

async function fetchClient(): Promise<AuthClient> {
  try {
    return await import("@/auth/auth-client");
  } catch (cause) {
    throw new AuthUnavailableError(`The Firebase SDK was not fetched: ${cause}`, { cause });
  }
}

export interface LazyAuthClientOptions {
  /** Called once, with the user of the session that the SDK restored, or null. Return false to end that session. */
  onRestoredUser: (user: AuthUser | null) => boolean;
  /** Receives every later change. */
  onUser: (user: AuthUser | null) => void;
}

/** The auth client, which loads the Firebase SDK on first use. */
export function lazyAuthClient({ onRestoredUser, onUser }: LazyAuthClientOptions) {
  let client: AuthClient | null = null;
  let promise: Promise<AuthClient> | null = null;

  async function importClient(): Promise<AuthClient> {
    const loaded = await fetchClient();
    const user = await loaded.findUser();
    if (!onRestoredUser(user)) await loaded.endSession();
    loaded.observeUser(onUser);
    client = loaded;
    return loaded;
  }

  /**
   * Loads the client, once, and resolves when it has restored the session. After a failure, the next call tries again.
   * @throws AuthUnavailableError if the SDK cannot be loaded, or after 15 s
   */
  function load(): Promise<AuthClient> {
    promise ??= importClient().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return limited(promise, SIGN_IN_MS);
  }

  return {
    load,

    /** Runs an action with the client: synchronously if it is loaded, so that a click's pop-up is not blocked. */
    run<TResult>(action: (client: AuthClient) => Promise<TResult>): Promise<TResult> {
      return client ? action(client) : load().then(action);
    },

    async signIn(action: (client: AuthClient) => Promise<AuthUser>): Promise<AuthUser> {
      return limited(action(await load()), SIGN_IN_MS);
    },

    async signOut(): Promise<void> {
      const loaded = await limited(load(), SIGN_OUT_MS);
      await limited(loaded.endSession(), SIGN_OUT_MS);
    },
  };
}
