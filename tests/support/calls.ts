import { onTestFinished } from "vitest";
import { settings } from "@/lib/settings";
import { server } from "./server";

interface Call {
  method: string;
  /** For the backend: path and query. For Firebase Auth: the last part of the path, such as `accounts:signUp`. */
  path: string;
  contentType: string | null;
  /** As text; empty until the body has been read. */
  body: string;
}

function recordCalls(pathOf: (url: URL) => string | null): Call[] {
  const calls: Call[] = [];
  const listener = ({ request }: { request: Request }) => {
    const { method } = request;
    const path = pathOf(new URL(request.url));
    if (path === null || method === "OPTIONS") return;
    const call = { method, path, contentType: request.headers.get("Content-Type"), body: "" };
    calls.push(call);
    void request
      .clone()
      .text()
      .then((text) => {
        call.body = text;
      });
  };
  server.events.on("request:start", listener);
  onTestFinished(() => server.events.removeListener("request:start", listener));
  return calls;
}

/** Records the calls to the backend, from now to the end of the test. */
export function recordBackendCalls(): Call[] {
  return recordCalls(({ origin, pathname, search }) =>
    origin === new URL(settings.VITE_API_BASE_URL).origin ? pathname + search : null,
  );
}

/** Records the calls to Firebase Auth, from now to the end of the test. */
export function recordProviderCalls(): Call[] {
  return recordCalls(({ hostname, pathname }) =>
    hostname.endsWith(".googleapis.com") ? (pathname.split("/").at(-1) ?? "") : null,
  );
}

/** The calls as `METHOD path`, in the order they were sent. */
export function lines(calls: readonly Call[]): string[] {
  return calls.map(({ method, path }) => `${method} ${path}`);
}
