function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Matches one path of the backend exactly. A regular expression, since MSW's path patterns ignore case and cannot tell
 * `POST /shareTips` from `POST /shareTIps`.
 * @param path may contain regular expressions without capturing groups
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
 * Matches a path on the provider's hosts. A regular expression, since the colon of `accounts:signUp` is a wildcard in
 * MSW's path patterns.
 */
function providerUrl(hosts: string[], path: string): RegExp {
  return new RegExp(`^https://(?:${hosts.map(escapePattern).join("|")})${path}$`);
}

export function accountsUrl(call: string): RegExp {
  return providerUrl([toolkit], `/v1/accounts:${call}`);
}

export const tokenUrl = providerUrl([tokenService], "/v1/token");

export const anyProviderUrl = providerUrl([toolkit, tokenService], "/.*");
