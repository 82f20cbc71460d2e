import { type HttpHandler, http } from "msw";
import * as v from "valibot";
import { isObjectId } from "@/lib/object-id";
import { answerPreflight } from "@/mocks/cors";
import {
  badRequestPage,
  emptyAnswer,
  jsonAnswer,
  notFoundPage,
  serverFaultPage,
} from "@/mocks/express-answers";
import { anyApiUrl, apiUrl } from "@/mocks/mocked-urls";
import type { Database } from "@/mocks/storage-db";
import {
  deleteTip,
  insertRecord,
  likeTip,
  publicTips,
  tipsOf,
  totalLikes,
  trendingTips,
  upsertTip,
} from "@/mocks/tip-collection";

/** How many gardeners GET /gardeners answers with. */
const GARDENER_LIMIT = 6;

const BodySchema = v.record(v.string(), v.unknown());

type Body = v.InferOutput<typeof BodySchema>;
type Answer = Response | Promise<Response>;
type Resolver = (info: { request: Request }) => Answer;

/** The JSON body, `{}` where there is none; null where it is not a JSON object. */
async function readBody(request: Request): Promise<Body | null> {
  const text = await request.text();
  try {
    const result = v.safeParse(BodySchema, text === "" ? {} : JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

async function withBody(request: Request, answer: (body: Body) => object): Promise<Response> {
  const body = await readBody(request);
  return body ? jsonAnswer(answer(body)) : badRequestPage();
}

/** Passes the id at the end of the URL on; one the database would not take makes the backend throw. */
function withId(answer: (id: string, request: Request) => Answer): Resolver {
  return ({ request }) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return isObjectId(id) ? answer(id.toLowerCase(), request) : serverFaultPage();
  };
}

/**
 * The gardening backend: every call of the contract, and its own 404 page for the rest of the host.
 * @param apiBaseUrl without a trailing slash
 */
export function restHandlers(db: Database, apiBaseUrl: string): HttpHandler[] {
  const at = (path: string): RegExp => apiUrl(apiBaseUrl, path);
  const tip = at("/shareTips/[^/]+");

  return [
    http.options(anyApiUrl(apiBaseUrl), ({ request }) => answerPreflight(request)),

    http.get(at("/gardeners"), () => jsonAnswer(db.read().gardeners.slice(0, GARDENER_LIMIT))),
    http.get(at("/tips"), () => jsonAnswer(trendingTips(db.read().tips))),
    http.get(at("/shareTips"), () => jsonAnswer(publicTips(db.read().tips))),
    http.get(at("/myTips"), ({ request }) => {
      const email = new URL(request.url).searchParams.get("email");
      return jsonAnswer(tipsOf(db.read().tips, email));
    }),
    http.get(at("/dashboard/totalLikes"), () =>
      jsonAnswer({ totalLiked: totalLikes(db.read().tips) }),
    ),

    http.get(
      tip,
      withId((id) => {
        const found = db.read().tips.find(({ _id }) => _id === id);
        return found ? jsonAnswer(found) : emptyAnswer();
      }),
    ),
    http.patch(
      tip,
      withId((id) => {
        const result = db.update(({ tips }) => likeTip(tips, id));
        return result ? jsonAnswer(result) : serverFaultPage();
      }),
    ),
    http.put(
      tip,
      withId((id, request) =>
        withBody(request, (body) => db.update(({ tips }) => upsertTip(tips, id, body))),
      ),
    ),
    http.delete(
      tip,
      withId((id) => jsonAnswer(db.update(({ tips }) => deleteTip(tips, id)))),
    ),

    http.post(at("/shareTIps"), ({ request }) =>
      withBody(request, (body) => db.update(({ tips }) => insertRecord(tips, body))),
    ),
    http.post(at("/users"), ({ request }) =>
      withBody(request, (body) => db.update(({ users }) => insertRecord(users, body))),
    ),

    http.all(anyApiUrl(apiBaseUrl), ({ request }) => notFoundPage(request)),
  ];
}
