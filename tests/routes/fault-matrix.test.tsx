/**
 * @file Every call, on a page that sends it: when it fails and is retried; a write, also while it is pending and after the
 * person has left. The kinds of faults are tested in `http`, `error-message`, `tips-api` and `submit-tip`.
 */

import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { listTrendingTips } from "@/features/tips/tips.api";
import { fillPath } from "@/lib/endpoint";
import { memberPages, publicPages } from "@/lib/paths";
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
  /** Opens the page, signed in if necessary, and sends the call. */
  send: () => Promise<App>;
  seeWaiting: () => unknown;
  /** Expects the message, no success, and the text that was typed. */
  seeFailed: (message: string, app: App) => Promise<unknown>;
  /** Default: presses "Try again". */
  retry?: (app: App) => Promise<unknown>;
  seeDone: () => unknown;
  /** What a person reads afterwards, even on another page. */
  success: string;
}

const button = (name: string) => screen.queryByRole("button", { name, hidden: true });
const isBusy = (label: string) =>
  waitFor(() => expect(button(label)).toHaveAttribute("aria-disabled", "true"));

/** Sends the call, which fails, and retries it when the server works again. */
async function failAndRetry(row: WritingCall, fault: Fault) {
  const { retry = ({ user }: App) => press(user, "Try again") } = row;
  breakCall(row.method, row.path, fault);
  const release = delayCall(row.method, row.path);
  const app = await row.send();
  await row.seeWaiting();
  release();
  await row.seeFailed(fault.words, app);
  expect(screen.queryByText(row.success)).not.toBeInTheDocument();
  restoreBackend();
  await retry(app);
  await screen.findByText(row.success);
  await row.seeDone();
}

/** Opens the page as a member, and acts there. */
const sendFrom = (address: string, act?: (app: App) => Promise<void>) => async () => {
  const app = await renderApp(address, { isSignedIn: true });
  await act?.(app);
  return app;
};

/** The page, its call, the title of the failure, what must not be shown then, and what the next try shows. */
const reads = [
  ["/", "/gardeners", "We couldn’t load the gardeners", /^No gardeners/, "Ines Okafor"],
  ["/browseTips", "/shareTips", "We couldn’t load the tips", /^Showing|No tips/, kale.title],
  [
    `/tipsDetails/${kale._id}`,
    `/shareTips/${kale._id}`,
    "We couldn’t load the tip",
    /no longer here/,
    kale.title,
  ],
  [
    `/updateTips/${beans._id}`,
    `/shareTips/${beans._id}`,
    "We couldn’t load the tip",
    "Update Tip",
    "Update Tip",
  ],
  ["/myTips", "/myTips", "We couldn’t load your tips", beans.title, beans.title],
] as const;

it.each(reads)(
  "%s says that %s has failed: '%s', with the reason, and shows the result of the next try",
  async (address, path, title, absent, result) => {
    reduceMotion();
    await import("@/routes/home/later-sections");
    breakCall("get", path, faults.offline);
    const { user } = await renderApp(address, { isSignedIn: true });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`${title}${faults.offline.words}Try again`);
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.queryByText(absent)).not.toBeInTheDocument();
    restoreBackend();
    await press(user, "Try again");
    expect(await screen.findAllByText(result)).not.toEqual([]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  },
);

/** Expects the spec's message with the reason below it. */
async function seeOops(words: string, { user }: App) {
  const alert = await screen.findByRole("dialog", { name: "Oops!" });
  expect(alert).toHaveTextContent(`Something went wrong. Please try again. ${words}`);
  await closeOops(user, words);
}

/** Whether the server rejected the call. After other failures, the outcome is unknown. */
const isRejection = (words: string) => words === faults.status.words;

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
    seeDone: () => {
      expect(db.read().tips.filter(({ title }) => title === typedTip.Title)).toHaveLength(1);
    },
  },
  {
    call: "updateTip",
    success: "Tip Updated Successfully",
    page: "Update a Tip",
    method: "put",
    path: `/shareTips/${beans._id}`,
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
    seeDone: () => {
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
    seeDone: async () => {
      await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
      expect(storedTip(beans._id)).toBeUndefined();
    },
  },
  {
    call: "likeTip",
    success: "Thanks for liking this tip!",
    page: "the tip's page",
    method: "patch",
    path: `/shareTips/${kale._id}`,
    send: sendFrom(`/tipsDetails/${kale._id}`, ({ user }) => press(user, "Like this tip")),
    seeWaiting: () => isBusy("Like this tip"),
    seeFailed: async (words) => {
      const alert = await screen.findByRole("alert");
      const title = isRejection(words)
        ? "We couldn’t save your like"
        : "We don’t know whether your like was saved";
      expect(alert).toHaveTextContent(`${title}${words}Try again`);
      expect(screen.getByText("0 likes")).toBeVisible();
    },
    seeDone: async () => {
      await screen.findByRole("button", { name: "Liked!" });
      await screen.findByText("1 like");
      expect(storedTip(kale._id)?.totalLiked).toBe(1);
    },
  },
  {
    call: "createUserRecord",
    success: "Account Created!",
    page: "Register",
    method: "post",
    path: "/users",
    send: async () => {
      const app = await renderApp("/register");
      await fillAll(app, typedProfile);
      await press(app.user, "Create Account");
      return app;
    },
    seeWaiting: () => isBusy("Creating Account..."),
    // The account exists, so the next try must not create it again.
    seeFailed: async (words, { pathname }) => {
      const question = await screen.findByRole("dialog", {
        name: isRejection(words)
          ? /we couldn’t save your profile/
          : /we don’t know whether your profile was saved/,
      });
      expect(question).toHaveTextContent(words);
      expect(pathname()).toBe("/register");
    },
    retry: async ({ user }) => {
      const calls = recordProviderCalls();
      await press(user, "Try again");
      await screen.findByText("Account Created!");
      expect(lines(calls)).not.toContain("POST accounts:signUp");
    },
    seeDone: () => {
      expect(db.read().users).toMatchObject([{ location: "Bergen", specialty: "", bio: "" }]);
      expect(db.read().accounts.map(({ email }) => email)).toContain(typedProfile.Email);
    },
  },
];

describe.each(writes)("$call on $page", (row) => {
  it.each([faults.status, faults.offline])(
    "shows its error, keeps what was typed, and works on the next try, after $name",
    (fault) => failAndRetry(row, fault),
  );

  it("shows its outcome on the page that the person has moved to", async () => {
    const release = delayCall(row.method, row.path);
    const { user, router, pathname } = await row.send();
    await row.seeWaiting();
    await leavePage(user);
    release();
    await screen.findByText(row.success);
    expect(pathname()).toBe("/aboutUs");
    expect(router.state.navigation.state).toBe("idle");
  });
});

it("every write is tested while it is pending, when it fails and when it is retried", () => {
  expect(new Set(writes.map(({ call }) => call))).toEqual(new Set(Object.keys(restWrites)));
});

describe("without a connection", () => {
  const requested = new Set<unknown>();

  const failedPaths = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === "error" })
      .map(({ queryKey }) => queryKey.at(-1));

  const addresses = [...Object.values(publicPages), ...Object.values(memberPages)].map(({ path }) =>
    path.replace(":id", beans._id),
  );

  it.each(addresses)(
    "%s says what it could not load, and loads it on the next try",
    async (address) => {
      reduceMotion();
      await import("@/routes/home/later-sections");
      // The spec logs the failure of the trending tips, and shows nothing.
      expectConsole(/^Error fetching tips/);
      const isShown = (path: unknown) => path !== listTrendingTips.path;
      server.use(http.get("*", faults.offline.answer));
      const { user } = await renderApp(address, { isSignedIn: true });
      await screen.findByRole("heading", { level: 1 });
      await waitFor(() => {
        expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
        expect(queryClient.isFetching()).toBe(0);
      });
      const failed = failedPaths();
      for (const path of failed) requested.add(path);
      const buttons = screen.queryAllByRole("button", { name: "Try again" });
      expect(buttons.length > 0).toBe(failed.some(isShown));
      restoreBackend();
      serveExploreFile();
      for (const button of buttons) await user.click(button);
      await waitFor(() => {
        expect(failedPaths().filter(isShown)).toEqual([]);
        expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
      });
    },
  );

  it("the pages request every read of the app", () => {
    expect(requested).toEqual(
      new Set(allReads.map(({ path }) => fillPath(path, { id: beans._id }))),
    );
  });
});
