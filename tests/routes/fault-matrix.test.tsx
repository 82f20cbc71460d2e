import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { restContract } from "../contract/rest-contract";
import { lines, recordProviderCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { gardenerRecord } from "../support/factories";
import { breakCall, delayCall, type Fault, faults, restoreBackend } from "../support/faults";
import { openHomeSection, reduceMotion } from "../support/home";
import { renderApp } from "../support/render-app";
import { db, member, tips } from "../support/server";
import { fill, leavePage, press } from "../support/user-actions";

/**
 * Every call, on the screens that send it: while it is pending, when it fails, at the next try, and after the person has
 * left. Which faults are of which kind is tested by table (`http`, `error-message`, `tips-api`, `submit-tip`).
 */

const { kale, beans } = tips;
const gardener = gardenerRecord({ name: "Ines Okafor" });

type App = Awaited<ReturnType<typeof renderApp>>;

interface Screen {
  call: keyof typeof restContract;
  /** The name of the screen, for the test's title. */
  place: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  /** Opens the screen, signed in where necessary, and sends the call. */
  send: () => Promise<App>;
  seeWaiting: () => unknown;
  /** The screen shows this message, claims no success and keeps what was typed. */
  seeFailed: (message: string, app: App) => Promise<unknown>;
  retry: (app: App) => Promise<unknown>;
  seeDone: () => unknown;
}

/** A screen whose call changes something. */
interface WritingScreen extends Screen {
  /** What a person sees who left before the response arrived. */
  seeAfterLeaving: () => Promise<unknown>;
}

const dialog = (name: string) => screen.findByRole("dialog", { name });
const button = (name: string) => screen.queryByRole("button", { name, hidden: true });
const isBusy = (label: string) => waitFor(() => expect(button(label)).toBeDisabled());

/** Sends the call, which fails after a while, and tries again once the server works. */
async function failAndRetry(row: Screen, fault: Fault) {
  breakCall(row.method, row.path, fault);
  const release = delayCall(row.method, row.path);
  const app = await row.send();
  await row.seeWaiting();
  release();
  await row.seeFailed(fault.words, app);
  restoreBackend();
  await row.retry(app);
  await row.seeDone();
}

const open = (address: string) => () => renderApp(address, { isSignedIn: true });

/** A part of a page that shows what failed, with a button below. */
async function seeFailedState(title: string, words: string) {
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(`${title}${words}Try again`);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
}

const pressTryAgain: Screen["retry"] = ({ user }) => press(user, "Try again");

const likesCard = () =>
  within(screen.getByText("Likes Received", { selector: "dt" }).parentElement as HTMLElement);

const reads: Screen[] = [
  {
    call: "listTips",
    place: "Browse Tips",
    method: "get",
    path: "/shareTips",
    send: open("/browseTips"),
    seeWaiting: () => screen.findByText("Loading the tips…"),
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load the tips", words);
      expect(screen.queryByText(/^Showing|No tips/)).not.toBeInTheDocument();
    },
    retry: pressTryAgain,
    seeDone: () => screen.findByRole("heading", { name: kale.title }),
  },
  {
    call: "getTip",
    place: "the tip's page",
    method: "get",
    path: `/shareTips/${kale._id}`,
    send: open(`/tipsDetails/${kale._id}`),
    seeWaiting: () => screen.findByText("Loading the tip…"),
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load the tip", words);
      expect(screen.queryByText("This tip is no longer here")).not.toBeInTheDocument();
    },
    retry: pressTryAgain,
    seeDone: () => screen.findByRole("heading", { name: kale.title }),
  },
  {
    call: "getTip",
    place: "its edit form",
    method: "get",
    path: `/shareTips/${beans._id}`,
    send: open(`/updateTips/${beans._id}`),
    seeWaiting: () => screen.findByText("Loading the tip…"),
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load the tip", words);
      expect(screen.queryByRole("button", { name: "Update Tip" })).not.toBeInTheDocument();
    },
    retry: pressTryAgain,
    seeDone: () => screen.findByDisplayValue(beans.title),
  },
  {
    call: "listMyTips",
    place: "My Tips",
    method: "get",
    path: "/myTips",
    send: open("/myTips"),
    seeWaiting: () => screen.findByText("Loading your tips…"),
    // The spec has the empty state there too.
    seeFailed: async (words) => {
      await seeFailedState("We couldn't load your tips", words);
      expect(screen.getByText("No Tips Added Yet")).toBeVisible();
    },
    retry: pressTryAgain,
    seeDone: () => screen.findByRole("heading", { name: beans.title }),
  },
  {
    call: "listTrendingTips",
    place: "the home page",
    method: "get",
    path: "/tips",
    send: async () => {
      expectConsole(/^Error fetching tips/);
      reduceMotion();
      return openHomeSection("Top Trending Tips");
    },
    seeWaiting: () => {
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
    seeDone: () => screen.findByRole("heading", { name: kale.title }),
  },
  {
    call: "listGardeners",
    place: "the home page",
    method: "get",
    path: "/gardeners",
    send: async () => {
      reduceMotion();
      db.update((data) => {
        data.gardeners = [gardener];
      });
      return openHomeSection("Featured Gardeners");
    },
    seeWaiting: () => screen.findByText("Loading the gardeners…"),
    seeFailed: (words) => seeFailedState("We couldn't load the gardeners", words),
    retry: pressTryAgain,
    seeDone: () => screen.findByRole("heading", { name: "Ines Okafor" }),
  },
  {
    call: "getTotalLikes",
    place: "the dashboard",
    method: "get",
    path: "/dashboard/totalLikes",
    send: open("/dashboard"),
    seeWaiting: async () => {
      await screen.findByRole("heading", { name: `Welcome, ${member.name}` });
      await waitFor(() => expect(likesCard().getByText("Loading")).toBeInTheDocument());
    },
    // One quiet line, since three cards may fail together.
    seeFailed: () =>
      waitFor(() => expect(likesCard().getByText("Couldn't load this")).toBeVisible()),
    retry: ({ user }) => user.click(likesCard().getByRole("button", { name: "Try again" })),
    seeDone: () => waitFor(() => expect(likesCard().getByText("3")).toBeVisible()),
  },
];

/** In the spec's words, with what it was beneath, and no good news beside it. */
async function seeOops(words: string, goodNews: string, { user }: App) {
  const alert = await dialog("Oops!");
  expect(alert).toHaveTextContent(`Something went wrong. Please try again.OK`);
  expect(alert).toHaveTextContent(words);
  expect(screen.queryByText(goodNews)).not.toBeInTheDocument();
  await press(user, "OK");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}

/** Whether the server has refused: after other failures, the outcome is unknown. */
const isRefusal = (words: string) => words === faults.status.words;

/** The fields still hold what was typed. */
function seeKept(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
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

const writes: WritingScreen[] = [
  {
    call: "createTip",
    place: "Share a Tip",
    method: "post",
    path: "/shareTIps",
    send: async () => {
      const app = await renderApp("/shareTips", { isSignedIn: true });
      await fillAll(app, typedTip);
      await press(app.user, "Share Tip");
      return app;
    },
    seeWaiting: () => isBusy("Sharing..."),
    seeFailed: async (words, app) => {
      await seeOops(words, "Tip Shared Successfully!", app);
      seeKept(typedTip);
      expect(app.pathname()).toBe("/shareTips");
    },
    retry: ({ user }) => press(user, "Share Tip"),
    seeDone: async () => {
      await dialog("Tip Shared Successfully!");
      expect(db.read().tips.filter(({ title }) => title === typedTip.Title)).toHaveLength(1);
    },
    seeAfterLeaving: () => dialog("Tip Shared Successfully!"),
  },
  {
    call: "updateTip",
    place: "Update a Tip",
    method: "put",
    path: `/shareTips/${beans._id}`,
    send: async () => {
      const app = await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
      await fillAll(app, typedTip);
      await press(app.user, "Update Tip");
      return app;
    },
    seeWaiting: () => isBusy("Updating..."),
    seeFailed: async (words, app) => {
      await seeOops(words, "Tip Updated Successfully", app);
      seeKept(typedTip);
      expect(app.pathname()).toBe(`/updateTips/${beans._id}`);
    },
    retry: ({ user }) => press(user, "Update Tip"),
    seeDone: async () => {
      await dialog("Tip Updated Successfully");
      expect(db.read().tips.find(({ _id }) => _id === beans._id)).toMatchObject({
        title: typedTip.Title,
        imageUrl: typedTip["Image URL"],
      });
    },
    seeAfterLeaving: () => dialog("Tip Updated Successfully"),
  },
  {
    call: "deleteTip",
    place: "My Tips",
    method: "delete",
    path: `/shareTips/${beans._id}`,
    send: async () => {
      const app = await renderApp("/myTips", { isSignedIn: true });
      await press(app.user, `Delete ${beans.title}`);
      await press(app.user, "Yes, delete it!");
      return app;
    },
    seeWaiting: () => isBusy(`Delete ${beans.title}`),
    seeFailed: async (words, app) => {
      await seeOops(words, "Tips Deleted Successfully", app);
      expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    },
    retry: async ({ user }) => {
      await press(user, `Delete ${beans.title}`);
      await press(user, "Yes, delete it!");
    },
    seeDone: async () => {
      await dialog("Deleted!");
      await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
      expect(db.read().tips.map(({ _id }) => _id)).not.toContain(beans._id);
    },
    seeAfterLeaving: () => dialog("Deleted!"),
  },
  {
    call: "likeTip",
    place: "the tip's page",
    method: "patch",
    path: `/shareTips/${kale._id}`,
    send: async () => {
      const app = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
      await press(app.user, "Like this tip");
      return app;
    },
    seeWaiting: () => isBusy("Like this tip"),
    seeFailed: async (words) => {
      const alert = await screen.findByRole("alert");
      const title = isRefusal(words)
        ? "We couldn't save your like"
        : "We couldn't check whether your like was saved";
      expect(alert).toHaveTextContent(`${title}${words}Try again`);
      expect(screen.getByText("0 likes")).toBeVisible();
      expect(screen.queryByText("Thanks for liking this tip!")).not.toBeInTheDocument();
    },
    retry: ({ user }) => press(user, "Try again"),
    seeDone: async () => {
      await screen.findByRole("button", { name: "Liked!" });
      await screen.findByText("1 like");
      expect(db.read().tips.find(({ _id }) => _id === kale._id)?.totalLiked).toBe(1);
    },
    seeAfterLeaving: () => screen.findByText("Thanks for liking this tip!"),
  },
  {
    call: "createUserRecord",
    place: "Register",
    method: "post",
    path: "/users",
    send: async () => {
      const app = await renderApp("/register");
      await fillAll(app, typedProfile);
      await press(app.user, "Create Account");
      return app;
    },
    seeWaiting: () => isBusy("Creating Account..."),
    // The account is there already, so the form has gone; what it held is what the next try sends.
    seeFailed: async (words, { pathname }) => {
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent(
        isRefusal(words)
          ? "we couldn't save your profile"
          : "we couldn't check whether your profile was saved",
      );
      expect(alert).toHaveTextContent(words);
      expect(screen.queryByText("Account Created!")).not.toBeInTheDocument();
      expect(pathname()).toBe("/register");
    },
    retry: async ({ user }) => {
      const calls = recordProviderCalls();
      await press(user, "Try again");
      await dialog("Account Created!");
      expect(lines(calls)).not.toContain("POST accounts:signUp");
    },
    seeDone: async () => {
      await dialog("Account Created!");
      expect(db.read().users).toMatchObject([{ location: "Bergen", specialty: "", bio: "" }]);
      expect(db.read().accounts.map(({ email }) => email)).toContain(typedProfile.Email);
    },
    seeAfterLeaving: () => dialog("Account Created!"),
  },
];

it.each(reads)(
  "$place shows that $call is pending, that it failed, and its answer at the next try",
  (row) => failAndRetry(row, faults.offline),
);

describe.each(writes)("$call on $place", (row) => {
  it.each([faults.status, faults.offline])(
    "keeps everything for the next try after: $name",
    (fault) => failAndRetry(row, fault),
  );

  it("shows its outcome on the page to which the person has gone meanwhile", async () => {
    const release = delayCall(row.method, row.path);
    const { user, router, pathname } = await row.send();
    await row.seeWaiting();
    await leavePage(user);
    release();
    await row.seeAfterLeaving();
    expect(pathname()).toBe("/aboutUs");
    expect(router.state.navigation.state).toBe("idle");
  });
});

it("the matrix holds every call of the contract", () => {
  const calls = [...reads, ...writes].map(({ call }) => call);
  expect(new Set(calls)).toEqual(new Set(Object.keys(restContract)));
});
