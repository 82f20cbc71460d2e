import { http } from "msw";
import { server } from "../support/server";

export interface RecordedCall {
  method: string;
  url: string;
  /** By name, in lower case. */
  headers: Record<string, string>;
  /** The JSON that was sent, undefined without a body. */
  body: unknown;
}

/**
 * Records all calls, and answers each in the same way.
 * @param respond creates a response
 */
export function recordCalls(respond: () => Response): RecordedCall[] {
  const calls: RecordedCall[] = [];
  server.use(
    http.all("*", async ({ request }) => {
      const text = await request.clone().text();
      calls.push({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(
          [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
        ),
        body: text === "" ? undefined : JSON.parse(text),
      });
      return respond();
    }),
  );
  return calls;
}
