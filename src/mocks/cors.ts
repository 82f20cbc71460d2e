import { HttpResponse } from "msw";

/** Every page may read the answers. */
export const allowAnyOrigin = { "Access-Control-Allow-Origin": "*" } as const;

/**
 * The answer to a browser's question before a cross-origin write.
 * A service worker is asked ahead of it, so only a real HTTP server around these handlers gets the question.
 */
export function answerPreflight(request: Request): HttpResponse<null> {
  return new HttpResponse(null, {
    status: 204,
    headers: {
      ...allowAnyOrigin,
      "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
      "Access-Control-Allow-Headers": request.headers.get("Access-Control-Request-Headers") ?? "*",
    },
  });
}
