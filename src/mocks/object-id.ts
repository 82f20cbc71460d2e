const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Whether the backend's database would take the text for an id. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text);
}

/** A new id: 24 hex digits. */
export function createObjectId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
