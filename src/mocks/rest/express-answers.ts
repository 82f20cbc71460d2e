import { HttpResponse } from "msw";

/** Responses are readable from any origin. */
const headers = { "Access-Control-Allow-Origin": "*" };

/** A 200 with JSON, as Express sends it. */
export function jsonAnswer(body: object): Response {
  return HttpResponse.json(body, {
    headers: { ...headers, "Content-Type": "application/json; charset=utf-8" },
  });
}

/**
 * A 200 with neither body nor content type: Express's `send(null)`, this backend's response for a tip that does not
 * exist.
 */
export function emptyAnswer(): Response {
  return new HttpResponse(null, { headers: { ...headers, "Content-Length": "0" } });
}

/** Express's error page. */
export function errorPage(status: number, text: string): Response {
  const page = `<!DOCTYPE html>\n<title>Error</title>\n<pre>${text}</pre>\n`;
  return HttpResponse.html(page, { status, headers });
}

/**
 * The response to a preflight request, which only a real HTTP server receives: a service worker handles the request
 * before it.
 */
export function preflightAnswer(request: Request): Response {
  return new HttpResponse(null, {
    status: 204,
    headers: {
      ...headers,
      "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
      "Access-Control-Allow-Headers": request.headers.get("Access-Control-Request-Headers") ?? "*",
    },
  });
}
