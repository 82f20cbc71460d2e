function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * One path of the backend, to the letter. A regular expression, since MSW's own path patterns ignore case,
 * and would take `POST /shareTips` for `POST /shareTIps`.
 * @param path may hold regular expressions, without capturing groups
 */
export function apiUrl(apiBaseUrl: string, path: string): RegExp {
  return new RegExp(`^${escapePattern(apiBaseUrl)}${path}$`);
}

/** Every path of the backend's host. */
export function anyApiUrl(apiBaseUrl: string): RegExp {
  return apiUrl(apiBaseUrl, "(?:/.*)?");
}

const toolkit = "identitytoolkit.googleapis.com";
const tokenService = "securetoken.googleapis.com";

/**
 * A path on one of the provider's hosts, in both forms the SDK calls it by: `https://HOST/...`, and
 * `http://EMULATOR/HOST/...` after `connectAuthEmulator`. A regular expression, since in MSW's own path patterns
 * the colon of `accounts:signUp` would start a wildcard.
 */
function providerUrl(hosts: string[], path: string): RegExp {
  return new RegExp(`^https?://(?:[^/]+/)?(?:${hosts.map(escapePattern).join("|")})${path}$`);
}

/** One of the Identity Toolkit's calls. */
export function accountsUrl(call: string): RegExp {
  return providerUrl([toolkit], `/v1/accounts:${call}`);
}

/** Where id tokens are renewed. */
export const tokenUrl = providerUrl([tokenService], "/v1/token");

/** Everything on the provider's hosts. */
export const anyProviderUrl = providerUrl([toolkit, tokenService], "/.*");
