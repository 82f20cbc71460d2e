import { http } from "msw";
import { server } from "../support/server";

export interface RecordedCall {
  method: string;
  url: string;
  /** By name, in small letters: their case means nothing. */
  headers: Record<string, string>;
  /** The JSON that was sent, undefined without a body. */
  body: unknown;
}

/**
 * Answers every call alike and keeps what was asked.
 * @param answer makes the answer anew for each call
 */
export function recordCalls(answer: () => Response): RecordedCall[] {
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
      return answer();
    }),
  );
  return calls;
}
