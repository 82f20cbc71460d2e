import { type HttpHandler, http } from "msw";
import * as v from "valibot";
import { isObjectId } from "@/lib/id";
import { anyApiUrl, apiUrl } from "@/mocks/mocked-urls";
import { emptyAnswer, errorPage, jsonAnswer, preflightAnswer } from "@/mocks/rest/express-answers";
import {
  deleteTip,
  insertRecord,
  likeTip,
  publicTips,
  tipsOf,
  totalLikes,
  upsertTip,
} from "@/mocks/rest/tips";
import type { Database } from "@/mocks/storage-db";

/** The number of gardeners in the response to GET /gardeners. */
const GARDENER_LIMIT = 6;

/** The number of tips in the response to GET /tips: the first by insertion, including hidden ones. */
const TRENDING_LIMIT = 8;

const BodySchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

type Answer = Response | Promise<Response>;
type Resolver = (info: { request: Request }) => Answer;

/** Passes on the body's JSON object, or `{}` without one. */
async function withBody(
  request: Request,
  answer: (body: v.InferOutput<typeof BodySchema>) => object,
): Promise<Response> {
  const body = v.safeParse(BodySchema, (await request.text()) || "{}");
  return body.success ? jsonAnswer(answer(body.output)) : errorPage(400, "Bad Request");
}

/** Passes on the id at the end of the URL. The backend throws for an id that its database rejects. */
function withId(answer: (id: string, request: Request) => Answer): Resolver {
  return ({ request }) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return isObjectId(id) ? answer(id.toLowerCase(), request) : serverFault();
  };
}

function serverFault(): Response {
  return errorPage(500, "Internal Server Error");
}

/**
 * The handlers of the gardening backend: every call of the contract, and its 404 page for the rest of the host.
 * @param apiBaseUrl without a trailing slash
 */
export function restHandlers(db: Database, apiBaseUrl: string): HttpHandler[] {
  const at = (path: string): RegExp => apiUrl(apiBaseUrl, path);
  const tip = at("/shareTips/[^/]+");

  return [
    http.options(anyApiUrl(apiBaseUrl), ({ request }) => preflightAnswer(request)),

    http.get(at("/gardeners"), () => jsonAnswer(db.read().gardeners.slice(0, GARDENER_LIMIT))),
    http.get(at("/tips"), () => jsonAnswer(db.read().tips.slice(0, TRENDING_LIMIT))),
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
        return result ? jsonAnswer(result) : serverFault();
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

    http.all(anyApiUrl(apiBaseUrl), ({ request }) =>
      errorPage(404, `Cannot ${request.method} ${new URL(request.url).pathname}`),
    ),
  ];
}
