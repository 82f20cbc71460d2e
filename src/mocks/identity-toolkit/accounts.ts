import type { Account, StoredPassword } from "@/mocks/stored-data";

/** @returns a uid of 28 letters and digits, like Firebase's */
export function createLocalId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 28);
}

export function createAccount(
  given: Pick<Account, "localId" | "email" | "createdAt"> & Partial<Account>,
): Account {
  return {
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    password: null,
    profiles: [],
    disabled: false,
    lastLoginAt: given.createdAt,
    validSince: Math.floor(given.createdAt / 1000),
    ...given,
  };
}

/** Whether Firebase accepts the text as an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}

/** Ignores case. */
export function findByEmail(accounts: Account[], email: string): Account | undefined {
  return accounts.find((account) => account.email === email.toLowerCase());
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Passwords are not stored in plain text, since people type real ones into demos. One round of salted SHA-256 suffices
 * only because demo data never leaves the browser.
 */
export async function hashPassword(
  password: string,
  salt: string = toHex(crypto.getRandomValues(new Uint8Array(16))),
): Promise<StoredPassword> {
  const text = new TextEncoder().encode(`${salt}:${password}`);
  const digest = await crypto.subtle.digest("SHA-256", text);
  return { salt, hash: toHex(new Uint8Array(digest)) };
}

export async function isPassword(password: string, stored: StoredPassword): Promise<boolean> {
  const { hash } = await hashPassword(password, stored.salt);
  return hash === stored.hash;
}
