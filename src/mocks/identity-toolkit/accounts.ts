import type { Account, StoredPassword } from "@/mocks/stored-data";

/** A new uid: 28 letters and digits, as Firebase's are. */
export function createLocalId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 28);
}

/** An account with every field set; what is not given is empty. */
export function createAccount(
  given: Pick<Account, "localId" | "email" | "createdAt"> & Partial<Account>,
): Account {
  return {
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    password: null,
    google: null,
    disabled: false,
    lastLoginAt: given.createdAt,
    validSince: Math.floor(given.createdAt / 1000),
    ...given,
  };
}

/** Whether the provider would take the text for an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}

/** The account that has the e-mail, however it is capitalizedd. */
export function findByEmail(accounts: Account[], email: string): Account | undefined {
  return accounts.find((account) => account.email === email.toLowerCase());
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A password as it is stored. One round of salted SHA-256 is enough for demo data that never leaves the browser,
 * and for nothing else: people type real passwords into demos, so they are not stored readable.
 */
export async function hashPassword(
  password: string,
  salt: string = toHex(crypto.getRandomValues(new Uint8Array(16))),
): Promise<StoredPassword> {
  const text = new TextEncoder().encode(`${salt}:${password}`);
  const digest = await crypto.subtle.digest("SHA-256", text);
  return { salt, hash: toHex(new Uint8Array(digest)) };
}

/** Whether it is the password that was stored. */
export async function isPassword(password: string, stored: StoredPassword): Promise<boolean> {
  const { hash } = await hashPassword(password, stored.salt);
  return hash === stored.hash;
}
