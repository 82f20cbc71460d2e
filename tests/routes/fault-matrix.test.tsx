/**
 * @file Every call, on a page that sends it: when it fails and is retried; a write, also while it is pending and after the
 * person has left. The other kinds of faults are tested in `http`, `error-message`, `tips-api` and `submit-tip`.
 */

import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { fieldNames, tipFields } from "@/features/tips/tip-fields";
import { listTrendingTips } from "@/features/tips/tips.api";
import { fillPath } from "@/lib/endpoint";
import { queryClient } from "@/lib/query-client";
import { lines, recordProviderCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { storedDrafts } from "../support/drafts";
import { serveExploreFile } from "../support/explore-file";
import { breakCall, delayCall, type Fault, faults, restoreBackend } from "../support/faults";
import { reduceMotion } from "../support/media";
import { reads as allReads } from "../support/reads";
import { renderApp } from "../support/render-app";
import { db, server, storedTip, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { closeOops, leavePage, newcomer } from "../support/user-actions";
import { type Write, writes } from "../support/writes";

const { kale, beans } = tips;

type App = Awaited<ReturnType<typeof renderApp>>;

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
  const alert = await screen.findByRole("dialog", { name: specWords.oops });
  expect(alert).toHaveTextContent(`${specWords.somethingWrong} ${words}`);
  await closeOops(user, words);
}

/** Expects that the form and its draft keep what was typed. */
async function seeTipKept(words: string, app: App, { page, body }: Write) {
  await seeOops(words, app);
  // A second Enter on the button may have closed the dialog unread.
  const send = screen.getByRole("button", { name: /^(Share|Update) Tip$/ });
  expect(send).toHaveAccessibleDescription(expect.stringContaining(words));
  for (const name of fieldNames)
    expect(screen.getByLabelText(tipFields[name].label)).toHaveValue(String(body?.[name]));
  expect(storedDrafts()).toMatchObject([{ fields: { title: body?.title } }]);
  expect(app.pathname()).toBe(page);
}

interface WriteRow {
  write: Write;
  fault: Fault;
  /** Expects the message, no success, and the text that was typed. */
  seeFailed: (message: string, app: App, write: Write) => Promise<unknown>;
  /** Expects the backend's data after a success. */
  seeStored: (body: Write["body"]) => void;
}

const rows: WriteRow[] = [
  {
    write: writes.createTip,
    fault: faults.refused,
    seeFailed: seeTipKept,
    seeStored: (body) => {
      const stored = db.read().tips.filter(({ title }) => title === body?.title);
      expect(stored).toMatchObject([{ ...body, authorPhoto: "" }]);
    },
  },
  {
    write: writes.updateTip,
    fault: faults.refused,
    seeFailed: seeTipKept,
    seeStored: (body) => expect(storedTip(beans._id)).toMatchObject(body ?? {}),
  },
  {
    write: writes.deleteTip,
    fault: faults.offline,
    seeFailed: async (words, app) => {
      await seeOops(words, app);
      expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    },
    seeStored: () => expect(storedTip(beans._id)).toBeUndefined(),
  },
  {
    write: writes.likeTip,
    fault: faults.refused,
    seeFailed: async (words) => {
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent(`We couldn’t save your like${words}Try again`);
      expect(screen.getByText("0 likes")).toBeVisible();
    },
    seeStored: () => expect(storedTip(kale._id)?.totalLiked).toBe(1),
  },
  {
    write: writes.createUserRecord,
    fault: faults.offline,
    seeFailed: async (words, { pathname }, { page }) => {
      const question = await screen.findByRole("dialog", {
        name: /we don’t know whether your profile was saved/,
      });
      expect(question).toHaveTextContent(words);
      expect(pathname()).toBe(page);
    },
    seeStored: (body) => {
      expect(db.read().users).toMatchObject([body]);
      expect(db.read().accounts.map(({ email }) => email)).toContain(newcomer.Email);
    },
  },
];

it.each(rows)(
  "when $write.when, a failure is shown and keeps what was typed, and the outcome of the next try is shown on any page",
  async ({ write, fault, ...row }) => {
    const { method, path } = write;
    // Not `disabled`, so that the button keeps the focus.
    const seeWaiting = async () => {
      const button = await screen.findByRole("button", { name: write.busy, hidden: true });
      await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    };
    breakCall(method, path, fault);
    const release = delayCall(method, path);
    const app = await renderApp(write.page, { isSignedIn: write.page !== "/register" });
    await write.act(app.user);
    await seeWaiting();
    release();
    await row.seeFailed(fault.words, app, write);
    expect(screen.queryByText(write.success)).not.toBeInTheDocument();
    restoreBackend();
    const releaseNext = delayCall(method, path);
    const calls = recordProviderCalls();
    await write.retry(app.user);
    await seeWaiting();
    await leavePage(app.user);
    releaseNext();
    await screen.findByText(write.success);
    row.seeStored(write.body);
    // An account that exists is not created again.
    expect(lines(calls)).not.toContain("POST accounts:signUp");
    expect(app.pathname()).toBe("/aboutUs");
    expect(app.router.state.navigation.state).toBe("idle");
  },
);

it("every write is tested while it is pending, when it fails and when it is retried", () => {
  expect(new Set(rows.map(({ write }) => write))).toEqual(new Set(Object.values(writes)));
});
