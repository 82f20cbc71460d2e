import type { StoredPassword } from "@/mocks/stored-data";

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A password as it is stored. One round of salted SHA-256 is enough for demo data that never leaves the browser,
 * and for nothing else: people type real passwords into demos, so they are not kept readable.
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
