import { HttpResponse } from "msw";
import { allowAnyOrigin } from "@/mocks/cors";

const headers = { ...allowAnyOrigin, "X-Powered-By": "Express" };

/** A 200 with JSON, as Express sends it. */
export function jsonAnswer(body: object): Response {
  return HttpResponse.json(body, {
    headers: { ...headers, "Content-Type": "application/json; charset=utf-8" },
  });
}

/** A 200 that says nothing and names no content type: Express's `send(null)`, this backend's "no such tip". */
export function emptyAnswer(): Response {
  return new HttpResponse(null, { status: 200, headers: { ...headers, "Content-Length": "0" } });
}

function htmlPage(status: number, text: string): Response {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${escaped}</pre>
</body>
</html>
`;
  return new HttpResponse(page, {
    status,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}

/** Express's page for a body that is not JSON. */
export function badRequestPage(): Response {
  return htmlPage(400, "Bad Request");
}

/** Express's page for a path or method without a route. */
export function notFoundPage(request: Request): Response {
  return htmlPage(404, `Cannot ${request.method} ${new URL(request.url).pathname}`);
}

/** Express's page for a route that threw. */
export function serverFaultPage(): Response {
  return htmlPage(500, "Internal Server Error");
}
