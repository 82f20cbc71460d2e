/**
 * @file Every call, on a page that sends it: when it fails and is retried; a write, also while it is pending and after the
 * person has left. The other kinds of faults are tested in `http`, `error-message`, `tips-api` and `submit-tip`.
 */

import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { listTrendingTips } from "@/features/tips/tips.api";
import { fillPath } from "@/lib/endpoint";
import { queryClient } from "@/lib/query-client";
import { restWrites } from "../contract/rest-contract";
import { lines, recordProviderCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { storedDrafts } from "../support/drafts";
import { serveExploreFile } from "../support/explore-file";
import { breakCall, delayCall, type Fault, faults, restoreBackend } from "../support/faults";
import { reduceMotion } from "../support/media";
import { reads as allReads } from "../support/reads";
import { renderApp } from "../support/render-app";
import { db, server, storedTip, tips } from "../support/server";
import { closeOops, deleteTip, fill, leavePage, press } from "../support/user-actions";

const { kale, beans } = tips;

type App = Awaited<ReturnType<typeof renderApp>>;

interface WritingCall {
  call: keyof typeof restWrites;
  /** For the test's title. */
  page: string;
  method: "post" | "put" | "patch" | "delete";
  path: string;
  fault: Fault;
  /** Opens the page, signed in if necessary, and sends the call. */
  send: () => Promise<App>;
  seeWaiting: () => unknown;
  /** Expects the message, no success, and the text that was typed. */
  seeFailed: (message: string, app: App) => Promise<unknown>;
  /** Default: presses "Try again". */
  retry?: (app: App) => Promise<unknown>;
  /** Expects the backend's data after a success. */
  seeStored: () => void;
  /** What a person reads afterwards, even on another page. */
  success: string;
}

const button = (name: string) => screen.queryByRole("button", { name, hidden: true });
const isBusy = (label: string) =>
  waitFor(() => expect(button(label)).toHaveAttribute("aria-disabled", "true"));

/** Opens the page as a member, and acts there. */
const sendFrom = (address: string, act?: (app: App) => Promise<void>) => async () => {
  const app = await renderApp(address, { isSignedIn: true });
  await act?.(app);
  return app;
};

interface ReadingPage {
  address: string;
  /** All that it reads, in alphabetical order. */
  paths: string[];
  /** What it says that it could not load. */
  titles: string[];
  /** What must not be shown then. */
  absent: string | RegExp;
  /** What the next try shows. */
  result: string;
}

const reads: ReadingPage[] = [
  {
    address: "/",
    paths: ["/gardeners", "/tips"],
    titles: ["We couldn’t load the gardeners"],
    absent: /^No gardeners/,
    result: "Ines Okafor",
  },
  {
    address: "/explore",
    paths: ["/exploreGardeners.json"],
    titles: ["We couldn’t load the gardeners"],
    absent: /^No gardeners/,
    result: "Ida Holm",
  },
  {
    address: "/browseTips",
    paths: ["/shareTips"],
    titles: ["We couldn’t load the tips"],
    absent: /^Showing|No tips/,
    result: kale.title,
  },
  {
    address: `/tipsDetails/${beans._id}`,
    paths: [`/shareTips/${beans._id}`],
    titles: ["We couldn’t load the tip"],
    absent: /no longer here/,
    result: beans.title,
  },
  {
    address: `/updateTips/${beans._id}`,
    paths: [`/shareTips/${beans._id}`],
    titles: ["We couldn’t load the tip"],
    absent: "Update Tip",
    result: "Update Tip",
  },
  {
    address: "/myTips",
    paths: ["/myTips?email={email}"],
    titles: ["We couldn’t load your tips"],
    absent: beans.title,
    result: beans.title,
  },
  {
    address: "/dashboard",
    paths: ["/dashboard/totalLikes", "/myTips?email={email}", "/shareTips"],
    titles: [],
    absent: beans.title,
    result: beans.title,
  },
];

describe("without a connection", () => {
  const failedPaths = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === "error" })
      .map(({ queryKey }) => queryKey[1]);

  it.each(reads)(
    "$address says what it could not load, with the reason, and shows the result of the next try",
    async ({ address, paths, titles, absent, result }) => {
      reduceMotion();
      await import("@/routes/home/later-sections");
      // The spec logs the failure of the trending tips, and shows nothing.
      expectConsole(/^Error fetching tips/);
      server.use(http.get("*", faults.offline.answer));
      const { user } = await renderApp(address, { isSignedIn: true });
      const buttons = await screen.findAllByText("Try again");
      await waitFor(() => {
        expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
        expect(queryClient.isFetching()).toBe(0);
      });
      expect(screen.queryAllByRole("alert").map(({ textContent }) => textContent)).toEqual(
        titles.map((title) => `${title}${faults.offline.words}Try again`),
      );
      expect(screen.queryByText(absent)).not.toBeInTheDocument();
      expect(failedPaths().toSorted()).toEqual(paths);
      restoreBackend();
      serveExploreFile({ name: "Ida Holm" });
      for (const button of buttons) await user.click(button);
      expect(await screen.findAllByText(result)).not.toEqual([]);
      await waitFor(() => {
        expect(failedPaths().filter((path) => path !== listTrendingTips.path)).toEqual([]);
        expect(screen.queryByText("Try again")).not.toBeInTheDocument();
      });
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  );

  it("every read of the app is tested on a page that requests it", () => {
    expect(new Set(reads.flatMap(({ paths }) => paths))).toEqual(
      new Set(allReads.map(({ path }) => fillPath(path, { id: beans._id }))),
    );
  });
});

/** Expects the spec's message with the reason below it. */
async function seeOops(words: string, { user }: App) {
  const alert = await screen.findByRole("dialog", { name: "Oops!" });
  expect(alert).toHaveTextContent(`Something went wrong. Please try again. ${words}`);
  await closeOops(user, words);
}

const typedTip = {
  Title: "Leeks in a drainpipe",
  "Plant type": "Leek",
  Description: "Cut a pipe in half.",
  "Image URL": "https://example.org/leeks.jpg",
};

const typedProfile = {
  Name: "Ola Nordmann",
  Email: "ola@example.org",
  "Photo URL": "https://example.org/ola.jpg",
  Password: "Marigold!7",
  Location: "Bergen",
};

async function fillAll({ user }: App, values: object) {
  for (const [label, value] of Object.entries(values)) await fill(user, label, value);
}

/** Expects that the form and its draft keep what was typed. */
async function seeTipKept(words: string, app: App) {
  await seeOops(words, app);
  // A second Enter on the button may have closed the dialog unread.
  const send = screen.getByRole("button", { name: /^(Share|Update) Tip$/ });
  expect(send).toHaveAccessibleDescription(expect.stringContaining(words));
  for (const [label, value] of Object.entries(typedTip)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  expect(storedDrafts()).toMatchObject([{ fields: { title: typedTip.Title } }]);
}

const deleteBeans = ({ user }: App) => deleteTip(user, beans.title);

const writes: WritingCall[] = [
  {
    call: "createTip",
    success: "Tip Shared Successfully!",
    page: "Share a Tip",
    method: "post",
    path: "/shareTIps",
    fault: faults.refused,
    send: sendFrom("/shareTips", async (app) => {
      await fillAll(app, typedTip);
      await press(app.user, "Share Tip");
    }),
    seeWaiting: () => isBusy("Sharing..."),
    seeFailed: async (words, app) => {
      await seeTipKept(words, app);
      expect(app.pathname()).toBe("/shareTips");
    },
    retry: ({ user }) => press(user, "Share Tip"),
    seeStored: () => {
      const stored = db.read().tips.filter(({ title }) => title === typedTip.Title);
      expect(stored).toMatchObject([{ authorPhoto: "" }]);
    },
  },
  {
    call: "updateTip",
    success: "Tip Updated Successfully",
    page: "Update a Tip",
    method: "put",
    path: `/shareTips/${beans._id}`,
    fault: faults.refused,
    send: sendFrom(`/updateTips/${beans._id}`, async (app) => {
      await fillAll(app, typedTip);
      await press(app.user, "Update Tip");
    }),
    seeWaiting: () => isBusy("Updating..."),
    seeFailed: async (words, app) => {
      await seeTipKept(words, app);
      expect(app.pathname()).toBe(`/updateTips/${beans._id}`);
    },
    retry: ({ user }) => press(user, "Update Tip"),
    seeStored: () => {
      expect(storedTip(beans._id)).toMatchObject({
        title: typedTip.Title,
        imageUrl: typedTip["Image URL"],
      });
    },
  },
  {
    call: "deleteTip",
    success: "Tips Deleted Successfully",
    page: "My Tips",
    method: "delete",
    path: `/shareTips/${beans._id}`,
    fault: faults.offline,
    send: sendFrom("/myTips", deleteBeans),
    // Not `disabled`, so that it keeps the focus.
    seeWaiting: () =>
      waitFor(() =>
        expect(button(`Delete ${beans.title}`)).toHaveAttribute("aria-disabled", "true"),
      ),
    seeFailed: async (words, app) => {
      await seeOops(words, app);
      expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    },
    retry: deleteBeans,
    seeStored: () => expect(storedTip(beans._id)).toBeUndefined(),
  },
  {
    call: "likeTip",
    success: "Thanks for liking this tip!",
    page: "the tip's page",
    method: "patch",
    path: `/shareTips/${kale._id}`,
    fault: faults.refused,
    send: sendFrom(`/tipsDetails/${kale._id}`, ({ user }) => press(user, "Like this tip")),
    seeWaiting: () => isBusy("Like this tip"),
    seeFailed: async (words) => {
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent(`We couldn’t save your like${words}Try again`);
      expect(screen.getByText("0 likes")).toBeVisible();
    },
    seeStored: () => expect(storedTip(kale._id)?.totalLiked).toBe(1),
  },
  {
    call: "createUserRecord",
    success: "Account Created!",
    page: "Register",
    method: "post",
    path: "/users",
    fault: faults.offline,
    send: async () => {
      const app = await renderApp("/register");
      await fillAll(app, typedProfile);
      await press(app.user, "Create Account");
      return app;
    },
    seeWaiting: () => isBusy("Creating Account..."),
    seeFailed: async (words, { pathname }) => {
      const question = await screen.findByRole("dialog", {
        name: /we don’t know whether your profile was saved/,
      });
      expect(question).toHaveTextContent(words);
      expect(pathname()).toBe("/register");
    },
    seeStored: () => {
      expect(db.read().users).toMatchObject([{ location: "Bergen", specialty: "", bio: "" }]);
      expect(db.read().accounts.map(({ email }) => email)).toContain(typedProfile.Email);
    },
  },
];

it.each(writes)(
  "$call on $page shows its error, keeps what was typed, and shows the outcome of the next try on any page",
  async (row) => {
    const { retry = ({ user }: App) => press(user, "Try again") } = row;
    breakCall(row.method, row.path, row.fault);
    const release = delayCall(row.method, row.path);
    const app = await row.send();
    await row.seeWaiting();
    release();
    await row.seeFailed(row.fault.words, app);
    expect(screen.queryByText(row.success)).not.toBeInTheDocument();
    restoreBackend();
    const releaseNext = delayCall(row.method, row.path);
    const calls = recordProviderCalls();
    await retry(app);
    await row.seeWaiting();
    await leavePage(app.user);
    releaseNext();
    await screen.findByText(row.success);
    row.seeStored();
    // An account that exists is not created again.
    expect(lines(calls)).not.toContain("POST accounts:signUp");
    expect(app.pathname()).toBe("/aboutUs");
    expect(app.router.state.navigation.state).toBe("idle");
  },
);

it("every write is tested while it is pending, when it fails and when it is retried", () => {
  expect(new Set(writes.map(({ call }) => call))).toEqual(new Set(Object.keys(restWrites)));
});
