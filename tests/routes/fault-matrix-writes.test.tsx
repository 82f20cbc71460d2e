import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { env } from "@/lib/env";
import { apiUrl } from "@/mocks/mocked-urls";
import { restContract } from "../contract/rest-contract";
import { lines, recordProviderCalls } from "../support/calls";
import { type FaultScreen, see, testFaultMatrix } from "../support/fault-matrix";
import { faults } from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

const { kale, beans } = tips;

const api = (path: string) => apiUrl(env.apiBaseUrl, path);
const dialog = (name: string) => screen.findByRole("dialog", { name });
const button = (name: string) => screen.queryByRole("button", { name, hidden: true });

/** In the spec's words, with what it was beneath, and no good news beside it. */
async function seeOops(words: string, goodNews: string, { user }: { user: unknown }) {
  const alert = await dialog("Oops!");
  expect(alert).toHaveTextContent(`Something went wrong. Please try again.OK`);
  expect(alert).toHaveTextContent(words);
  expect(screen.queryByText(goodNews)).not.toBeInTheDocument();
  await press(user as Parameters<typeof press>[0], "OK");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}

/** Whether the server has refused: after other failures, the outcome is unknown. */
const isRefusal = (words: string) => words === faults.status.words;

const isBusy = (label: string) => waitFor(() => expect(button(label)).toBeDisabled());

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

async function fillAll({ user }: Awaited<ReturnType<typeof renderApp>>, values: object) {
  for (const [label, value] of Object.entries(values)) await fill(user, label, value);
}

const rows: FaultScreen[] = [
  {
    call: "createTip",
    place: "Share a Tip",
    method: "post",
    url: api("/shareTIps"),
    send: async (options) => {
      const app = await renderApp("/shareTips", { ...options, isSignedIn: true });
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
    url: api(`/shareTips/${beans._id}`),
    send: async (options) => {
      const app = await renderApp(`/updateTips/${beans._id}`, { ...options, isSignedIn: true });
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
    url: api(`/shareTips/${beans._id}`),
    send: async (options) => {
      const app = await renderApp("/myTips", { ...options, isSignedIn: true });
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
    place: "its details page",
    method: "patch",
    url: api(`/shareTips/${kale._id}`),
    send: async (options) => {
      const app = await renderApp(`/tipsDetails/${kale._id}`, { ...options, isSignedIn: true });
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
      await see(() => button("Liked!"));
      await see(() => screen.queryByText("1 like"));
      expect(db.read().tips.find(({ _id }) => _id === kale._id)?.totalLiked).toBe(1);
    },
    seeAfterLeaving: () => screen.findByText("Thanks for liking this tip!"),
  },
  {
    call: "createUserRecord",
    place: "Register",
    method: "post",
    url: api("/users"),
    send: async (options) => {
      const app = await renderApp("/register", options);
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

it("the matrix holds every call that writes", () => {
  const writes = Object.entries(restContract).filter(([, call]) => call.method !== "GET");
  expect(new Set(rows.map(({ call }) => call))).toEqual(new Set(writes.map(([name]) => name)));
});

testFaultMatrix("writes", rows);
