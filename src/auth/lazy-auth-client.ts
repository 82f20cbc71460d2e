import type { AuthUser } from "@/auth/auth-user";

export type AuthClient = typeof import("@/auth/auth-client");

/** How long a sign-in waits for the SDK's code, its database or the provider. Milliseconds. */
const SIGN_IN_MS = 15_000;

/** How long a logout waits for the SDK. Milliseconds. */
const SIGN_OUT_MS = 5000;

/** The SDK could not be fetched, or it, its database or the provider has not answered in time. */
export class AuthUnavailableError extends Error {
  override readonly name = "AuthUnavailableError";
}

async function withTimeLimit<TResult>(promise: Promise<TResult>, ms: number): Promise<TResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AuthUnavailableError(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function fetchClient(): Promise<AuthClient> {
  try {
    return await import("@/auth/auth-client");
  } catch (cause) {
    throw new AuthUnavailableError(`The Firebase SDK was not fetched: ${cause}`, { cause });
  }
}

export interface LazyAuthClientOptions {
  /** Hears who is signed in by the SDK's own records. Whether to keep that session: if not, the SDK ends it. */
  onFirstUser: (user: AuthUser | null) => boolean;
  /** Hears every change after that. */
  onUser: (user: AuthUser | null) => void;
}

/** The auth client, and with it the Firebase SDK, fetched when it is first needed. */
export function lazyAuthClient({ onFirstUser, onUser }: LazyAuthClientOptions) {
  let client: AuthClient | null = null;
  let promise: Promise<AuthClient> | null = null;

  async function importClient(): Promise<AuthClient> {
    const loaded = await fetchClient();
    const user = await loaded.findUser();
    if (!onFirstUser(user)) await loaded.endSession();
    loaded.observeUser(onUser);
    client = loaded;
    return loaded;
  }

  /**
   * Fetches the client, once, and resolves when it has said who is signed in.
   * A failed fetch is forgotten, so that the next call tries again.
   * @throws AuthUnavailableError when the SDK cannot be fetched, and after 15 s
   */
  function load(): Promise<AuthClient> {
    promise ??= importClient().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return withTimeLimit(promise, SIGN_IN_MS);
  }

  return {
    load,

    /** Does something with the client: at once where it is loaded, so that a click's pop-up is not blocked. */
    run<TResult>(action: (client: AuthClient) => Promise<TResult>): Promise<TResult> {
      return client ? action(client) : load().then(action);
    },

    async signIn(action: (client: AuthClient) => Promise<AuthUser>): Promise<AuthUser> {
      return withTimeLimit(action(await load()), SIGN_IN_MS);
    },

    async signOut(): Promise<void> {
      const loaded = await withTimeLimit(load(), SIGN_OUT_MS);
      await withTimeLimit(loaded.endSession(), SIGN_OUT_MS);
    },
  };
}
