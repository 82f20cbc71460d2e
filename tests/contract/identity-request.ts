import type { CallStep } from "./identity-cases";

/** Builds the arguments of `fetch` for a call, as the SDK sends it. */
export function requestFor(
  host: string,
  { call, body, hasKey = true }: CallStep,
): [url: string, init: RequestInit] {
  const query = hasKey ? "?key=test-key" : "";
  if (call === "token") {
    const fields = typeof body === "string" ? body : Object.entries(body);
    const url = `${host}/securetoken.googleapis.com/v1/token${query}`;
    return [url, { method: "POST", body: new URLSearchParams(fields) }];
  }
  const headers = { "Content-Type": "application/json" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const url = `${host}/identitytoolkit.googleapis.com/v1/accounts:${call}${query}`;
  return [url, { method: "POST", headers, body: text }];
}
