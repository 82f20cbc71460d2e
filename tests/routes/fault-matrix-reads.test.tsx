import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { env } from "@/lib/env";
import { files } from "@/lib/paths";
import { apiUrl } from "@/mocks/mocked-urls";
import { restContract } from "../contract/rest-contract";
import { expectConsole } from "../support/console";
import { serveExploreFile } from "../support/explore-file";
import { gardenerRecord } from "../support/factories";
import { type FaultScreen, see, testFaultMatrix } from "../support/fault-matrix";
import { openHomeSection, reduceMotion } from "../support/home";
import { type RenderAppOptions, renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { press } from "../support/user-actions";

const { kale, beans, secret } = tips;
const gardener = gardenerRecord({ name: "Ines Okafor" });

beforeEach(() => serveExploreFile(gardener));

const api = (path: string) => apiUrl(env.apiBaseUrl, path);
const text = (words: string) => screen.queryByText(words);
const heading = (name: string) => screen.queryByRole("heading", { name });

function open(address: string, isSignedIn = false) {
  return (options: RenderAppOptions) => renderApp(address, { ...options, isSignedIn });
}

/** A part of a page that says what failed, with a button beneath. */
async function seeFailedState(title: string, words: string) {
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(`${title}${words}Try again`);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
}

const pressTryAgain: FaultScreen["retry"] = ({ user }) => press(user, "Try again");

/** A card of the dashboard: on its way, failed, and with its number. */
function dashboardCard(label: string, number: string) {
  const card = () => screen.getByText(label, { selector: "dt" }).parentElement as HTMLElement;
  return {
    place: `the dashboard's ${label}`,
    method: "get",
    send: open("/dashboard", true),
    seeWaiting: async () => {
      await see(() => heading(`Welcome, ${member.name}`));
      await see(() => within(card()).queryByText("Loading"));
    },
    // One quiet line, since three cards may fail together.
    seeFailed: async () => {
      await see(() => within(card()).queryByText("Couldn't load this"));
      expect(card()).not.toHaveTextContent(/\d(?!%)\b.*Could/);
    },
    retry: async ({ user }) =>
      user.click(within(card()).getByRole("button", { name: "Try again" })),
    seeDone: () => see(() => within(card()).queryByText(number)),
  } satisfies Partial<FaultScreen>;
}

const rows: FaultScreen[] = [
  {
    call: "listTips",
    place: "Browse Tips",
    method: "get",
    url: api("/shareTips"),
    send: open("/browseTips"),
    seeWaiting: () => see(() => text("Loading the tips…")),
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load the tips", words);
      expect(screen.queryByText(/^Showing|No tips/)).not.toBeInTheDocument();
    },
    retry: pressTryAgain,
    seeDone: () => see(() => heading(kale.title)),
    listWithBadItem: [null, kale, { title: "No id" }, 7],
  },
  {
    call: "getTip",
    place: "its details page",
    method: "get",
    url: api(`/shareTips/${kale._id}`),
    send: open(`/tipsDetails/${kale._id}`, true),
    seeWaiting: () => see(() => text("Loading the tip…")),
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load the tip", words);
      expect(heading("This tip is no longer here")).not.toBeInTheDocument();
    },
    retry: pressTryAgain,
    seeDone: () => see(() => heading(kale.title)),
    seeEmpty: () => see(() => heading("This tip is no longer here")),
  },
  {
    call: "getTip",
    place: "its edit form",
    method: "get",
    url: api(`/shareTips/${beans._id}`),
    send: open(`/updateTips/${beans._id}`, true),
    seeWaiting: () => see(() => text("Loading the tip…")),
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load the tip", words);
      expect(screen.queryByRole("button", { name: "Update Tip" })).not.toBeInTheDocument();
    },
    retry: pressTryAgain,
    seeDone: () => see(() => screen.queryByDisplayValue(beans.title)),
    seeEmpty: () => see(() => heading("This tip is no longer here")),
  },
  {
    call: "listMyTips",
    place: "My Tips",
    method: "get",
    url: api("/myTips"),
    send: open("/myTips", true),
    seeWaiting: () => see(() => text("Loading your tips…")),
    // The spec has the empty state there too.
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load your tips", words);
      expect(screen.getByText("No Tips Added Yet")).toBeVisible();
    },
    retry: pressTryAgain,
    seeDone: () => see(() => heading(beans.title)),
    listWithBadItem: [beans, undefined, [], { _id: "" }],
  },
  {
    call: "listTrendingTips",
    place: "the home page",
    method: "get",
    url: api("/tips"),
    send: async (options) => {
      expectConsole(/^Error fetching tips/);
      reduceMotion();
      return openHomeSection("Top Trending Tips", options);
    },
    seeWaiting: async () => {
      const section = screen.getByRole("region", { name: "Top Trending Tips" });
      expect(within(section).queryByRole("article")).not.toBeInTheDocument();
    },
    // The spec wants it logged and nothing shown.
    seeFailed: async () => {
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith("Error fetching tips", expect.any(Error)),
      );
      expect(screen.getByRole("region", { name: "Top Trending Tips" })).toHaveTextContent(
        /^Top Trending TipsDiscover wisdom from fellow garden enthusiasts$/,
      );
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
    retry: async ({ router }) => {
      await act(() => router.navigate("/aboutUs"));
      await act(() => router.navigate("/"));
    },
    seeDone: () => see(() => heading(kale.title)),
    listWithBadItem: [{ title: "No id" }, kale, "tip"],
  },
  {
    call: "listGardeners",
    place: "the home page",
    method: "get",
    url: api("/gardeners"),
    send: async (options) => {
      reduceMotion();
      return openHomeSection("Featured Gardeners", options);
    },
    seeWaiting: () => see(() => text("Loading the gardeners…")),
    seeFailed: (words) => seeFailedState("We couldn't load the gardeners", words),
    retry: pressTryAgain,
    seeDone: () => see(() => heading("Ines Okafor")),
    listWithBadItem: [null, gardener, {}],
  },
  {
    call: "listExploreGardeners",
    place: "Explore Gardeners",
    method: "get",
    url: new URL(files.exploreGardeners, window.location.origin).href,
    send: open("/explore"),
    seeWaiting: () => see(() => text("Loading the gardeners…")),
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load the gardeners", words);
      expect(screen.queryByText("No gardeners yet")).not.toBeInTheDocument();
    },
    retry: async (app) => {
      serveExploreFile(gardener);
      await pressTryAgain(app);
    },
    seeDone: () => see(() => heading("Ines Okafor")),
    listWithBadItem: ["?", gardener, {}],
  },
  {
    call: "listTips",
    url: api("/shareTips"),
    ...dashboardCard("Total Tips", "3"),
    listWithBadItem: [null, kale, beans, secret, { title: "No id" }],
  },
  {
    call: "listMyTips",
    url: api("/myTips"),
    ...dashboardCard("My Tips", "2"),
    listWithBadItem: [null, beans, secret, { title: "No id" }],
  },
  {
    call: "getTotalLikes",
    url: api("/dashboard/totalLikes"),
    ...dashboardCard("Likes Received", "3"),
  },
];

it("the matrix holds every call that reads", () => {
  const reads = Object.entries(restContract).filter(([, call]) => call.method === "GET");
  const names = [...reads.map(([name]) => name), "listExploreGardeners"];
  expect(new Set(rows.map(({ call }) => call))).toEqual(new Set(names));
});

testFaultMatrix("reads", rows);
