import { type HttpHandler, http } from "msw";
import * as v from "valibot";
import { isObjectId } from "@/lib/lenient";
import { anyApiUrl, apiUrl } from "@/mocks/mocked-urls";
import {
  emptyResponse,
  errorPage,
  jsonResponse,
  preflightResponse,
} from "@/mocks/rest/express-responses";
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

const GARDENER_LIMIT = 6;

/** Trending tips are the ones that were inserted first, including hidden ones. */
const TRENDING_LIMIT = 8;

const BodySchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

type Resolver = (info: { request: Request }) => Response | Promise<Response>;

/** @param respond receives the request's JSON object, `{}` without a body, and returns the response's */
async function withBody(
  request: Request,
  respond: (body: v.InferOutput<typeof BodySchema>) => object,
): Promise<Response> {
  const body = v.safeParse(BodySchema, (await request.text()) || "{}");
  return body.success ? jsonResponse(respond(body.output)) : errorPage(400, "Bad Request");
}

/** @param respond receives the id at the end of the URL. The backend fails with a 500 if its database rejects the id */
function withId(respond: (id: string, request: Request) => ReturnType<Resolver>): Resolver {
  return ({ request }) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return isObjectId(id) ? respond(id.toLowerCase(), request) : serverFault();
  };
}

function serverFault(): Response {
  return errorPage(500, "Internal Server Error");
}

/** @param apiBaseUrl without a trailing slash */
export function restHandlers(db: Database, apiBaseUrl: string): HttpHandler[] {
  const at = (path: string): RegExp => apiUrl(apiBaseUrl, path);
  const tip = at("/shareTips/[^/]+");

  return [
    http.options(anyApiUrl(apiBaseUrl), ({ request }) => preflightResponse(request)),

    http.get(at("/gardeners"), () => jsonResponse(db.read().gardeners.slice(0, GARDENER_LIMIT))),
    http.get(at("/tips"), () => jsonResponse(db.read().tips.slice(0, TRENDING_LIMIT))),
    http.get(at("/shareTips"), () => jsonResponse(publicTips(db.read().tips))),
    http.get(at("/myTips"), ({ request }) => {
      const email = new URL(request.url).searchParams.get("email");
      return jsonResponse(tipsOf(db.read().tips, email));
    }),
    http.get(at("/dashboard/totalLikes"), () =>
      jsonResponse({ totalLiked: totalLikes(db.read().tips) }),
    ),

    http.get(
      tip,
      withId((id) => {
        const found = db.read().tips.find(({ _id }) => _id === id);
        return found ? jsonResponse(found) : emptyResponse();
      }),
    ),
    http.patch(
      tip,
      withId((id) => {
        const result = db.update(({ tips }) => likeTip(tips, id));
        return result ? jsonResponse(result) : serverFault();
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
      withId((id) => jsonResponse(db.update(({ tips }) => deleteTip(tips, id)))),
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
