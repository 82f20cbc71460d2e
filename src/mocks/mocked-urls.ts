import { settings } from "@/lib/settings";

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Matches one path of the backend exactly. A regular expression, since MSW's path patterns ignore case, in which
 * alone the backend's paths `/shareTips` and `/shareTIps` differ.
 * @param path a regular expression's text, without capturing groups: MSW decodes these, and throws on malformed escapes
 */
export function apiUrl(apiBaseUrl: string, path: string): RegExp {
  return new RegExp(`^${escapePattern(apiBaseUrl)}${path}$`);
}

export function anyApiUrl(apiBaseUrl: string): RegExp {
  return apiUrl(apiBaseUrl, "(?:/.*)?");
}

const toolkit = "identitytoolkit.googleapis.com";
const tokenService = "securetoken.googleapis.com";

/**
 * Matches a path on Firebase's hosts or, in the demo, below the address that stands for them. A regular expression, since
 * the colon of `accounts:signUp` begins a parameter in MSW's path patterns.
 */
function providerUrl(hosts: string[], path: string): RegExp {
  const base = settings.VITE_FIREBASE_AUTH_EMULATOR_URL ?? "https:/";
  return new RegExp(`^${escapePattern(base)}/(?:${hosts.map(escapePattern).join("|")})${path}$`);
}

export function accountsUrl(call: string): RegExp {
  return providerUrl([toolkit], `/v1/accounts:${call}`);
}

export function tokenUrl(): RegExp {
  return providerUrl([tokenService], "/v1/token");
}

export function anyProviderUrl(): RegExp {
  return providerUrl([toolkit, tokenService], "/.*");
}
