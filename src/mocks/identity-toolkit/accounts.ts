import type { Account } from "@/mocks/stored-data";

const LOCAL_ID_LENGTH = 28;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A uid as Firebase makes them: 28 letters and digits. */
export function createLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LOCAL_ID_LENGTH));
  // 256 is no multiple of 62, so some letters come a little oftener; a demo's ids may.
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
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

/** The account that has the e-mail, however it is capitalised. */
export function findByEmail(accounts: Account[], email: string): Account | undefined {
  return accounts.find((account) => account.email === email.toLowerCase());
}

/** The account's ways to sign in, as the provider lists them. */
export function providerUserInfo({ email, displayName, photoUrl, password, google }: Account) {
  const byPassword = {
    providerId: "password",
    rawId: email,
    federatedId: email,
    email,
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoUrl }),
  };
  const byGoogle = google && {
    providerId: "google.com",
    rawId: google.sub,
    federatedId: google.sub,
    email: google.email,
    ...(google.name !== null && { displayName: google.name }),
    ...(google.picture !== null && { photoUrl: google.picture }),
  };
  return [...(password ? [byPassword] : []), ...(byGoogle ? [byGoogle] : [])];
}
