import { HttpResponse } from "msw";

const headers = { "Access-Control-Allow-Origin": "*" };

export function jsonResponse(body: object): Response {
  return HttpResponse.json(body, {
    headers: { ...headers, "Content-Type": "application/json; charset=utf-8" },
  });
}

/** Express's `send(null)`: the hosted backend's response for a tip that does not exist. */
export function emptyResponse(): Response {
  return new HttpResponse(null, { headers: { ...headers, "Content-Length": "0" } });
}

export function errorPage(status: number, text: string): Response {
  const page = `<!DOCTYPE html>\n<title>Error</title>\n<pre>${text}</pre>\n`;
  return HttpResponse.html(page, { status, headers });
}

/** Only a real HTTP server (`tests/e2e`) receives preflights: a service worker handles a request before its preflight. */
export function preflightResponse(request: Request): Response {
  return new HttpResponse(null, {
    status: 204,
    headers: {
      ...headers,
      "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
      "Access-Control-Allow-Headers": request.headers.get("Access-Control-Request-Headers") ?? "*",
    },
  });
}
