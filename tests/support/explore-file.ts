import { HttpResponse, http } from "msw";
import { files } from "@/lib/paths";
import { server } from "./server";

/** Answers for the client's own file of gardeners, which no backend serves. */
export function answerExploreFile(answer: () => Response | Promise<Response>): void {
  server.use(http.get(new URL(files.exploreGardeners, window.location.origin).href, answer));
}

/** The file holds these gardeners. */
export function serveExploreFile(...gardeners: unknown[]): void {
  answerExploreFile(() => HttpResponse.json(gardeners));
}
