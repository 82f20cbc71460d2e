/** @file Every call that the client sends: the spec's section 7. */

import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { FAKE_SEND_MS } from "@/routes/contact/contact-page";
import { lines, recordBackendCalls, recordProviderCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { serveExploreFile } from "../support/explore-file";
import { gardenerRecord } from "../support/factories";
import { mockResponse } from "../support/faults";
import { openHome } from "../support/home";
import { renderApp } from "../support/render-app";
import { changeAccount, member, tips } from "../support/server";
import {
  chooseGoogleAccount,
  deleteTip,
  fill,
  logIn,
  logOut,
  press,
  shareTip,
} from "../support/user-actions";
import { setInView } from "../support/view";

const { kale, beans } = tips;

const photoUrl = "https://example.org/rowan.jpg";

/** The member's email in a query string. */
const email = "rowan%2Bgarden%40example.org";

// Otherwise, on a busy machine, a message might disappear before it is found.
beforeEach(async () => {
  // Home's later sections, which cost time, have nothing to do with it.
  setInView(() => false);
  freezeClock();
});

/** Lets everything that a page does by itself happen. */
async function settle() {
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  await passTime(50);
}

/** The page, a text that shows that it has loaded, and its calls, each of which is sent once, without a payload. */
const reads = [
  ["/", kale.title, ["GET /gardeners", "GET /tips"]],
  ["/browseTips", kale.title, ["GET /shareTips"]],
  ["/myTips", beans.title, [`GET /myTips?email=${email}`]],
  [`/tipsDetails/${kale._id}`, kale.title, [`GET /shareTips/${kale._id}`]],
  [`/updateTips/${beans._id}`, "Update Tip", [`GET /shareTips/${beans._id}`]],
  [
    "/dashboard",
    "Recent Activity",
    ["GET /dashboard/totalLikes", `GET /myTips?email=${email}`, "GET /shareTips"],
  ],
  ["/dashboard/myTips", beans.title, [`GET /myTips?email=${email}`]],
] as const;

it.each(reads)("%s, with '%s', reads %j", async (address, text, expected) => {
  const calls = recordBackendCalls();
  await renderApp(address, { isSignedIn: true });
  await screen.findAllByText(text);
  await settle();
  expect(lines(calls).toSorted()).toEqual(expected);
  for (const { body, contentType } of calls) expect([body, contentType]).toEqual(["", null]);
});

/** The pages without a call, as a visitor or a member sees them, and a text of each. */
const quiet = [
  {
    reader: "a visitor",
    pages: [
      // Explore's gardeners are in the site's own file `/exploreGardeners.json`.
      ["/explore", "Ida Holm"],
      ["/aboutUs", "Our Story"],
      ["/contactUs", "Opening hours"],
      ["/register", "Create Account"],
      ["/login", "Sign In"],
      ["/nowhere", "Opps! Page Not Found"],
    ],
  },
  {
    reader: "a member",
    pages: [
      ["/shareTips", "Share Tip"],
      ["/dashboard/shareTips", "Share Tip"],
    ],
  },
] as const;

it.each(quiet)("the other pages read nothing for $reader", async ({ reader, pages }) => {
  serveExploreFile(gardenerRecord({ name: "Ida Holm" }));
  const calls = recordBackendCalls();
  const { router } = await renderApp(pages[0][0], { isSignedIn: reader === "a member" });
  for (const [address, text] of pages) {
    await act(() => router.navigate(address));
    expect(await screen.findAllByText(text)).not.toEqual([]);
    await settle();
  }
  expect(calls).toEqual([]);
});

interface Write {
  when: string;
  page: string;
  /** What the person does there. */
  act: (user: UserEvent) => Promise<void>;
  method: "post" | "put" | "patch" | "delete";
  path: string;
  /** All have the content type JSON, except DELETE. Null: no body. */
  payload: Record<string, unknown> | null;
  /** The only field of the response that the client needs. */
  reads: Record<string, unknown>;
  /** What is shown if the response has that field, and if it does not. */
  success: string;
  failure: string | RegExp;
  /** The provider's calls, besides `accounts:lookup`, with which the SDK reads the account. */
  provider?: Record<string, object>;
  /** Default: acts again. */
  retry?: (user: UserEvent) => Promise<void>;
}

const profile = { location: "Bergen", specialty: "Rhubarb", bio: "Rain all year." };

async function register(user: UserEvent) {
  await fill(user, "Name", "Ola Nordmann");
  await fill(user, "Email", "ola@example.org");
  await fill(user, "Photo URL", "https://example.org/ola.jpg");
  await fill(user, "Password", "Marigold!7");
  await fill(user, "Location", profile.location);
  await fill(user, "Specialty", profile.specialty);
  await fill(user, "Bio", profile.bio);
  await press(user, "Create Account");
}

async function updateBeans(user: UserEvent) {
  await fill(user, "Title", "Beans on a net");
  await press(user, "Update Tip");
}

function expectProvider(calls: { path: string; body: string }[], expected: Record<string, object>) {
  const sent = calls.filter(({ path }) => path !== "accounts:lookup");
  expect(sent.map(({ path }) => path)).toEqual(Object.keys(expected));
  for (const { path, body } of sent) expect(JSON.parse(body)).toMatchObject(expected[path] ?? {});
}

const tryAgain = (user: UserEvent) => press(user, "Try again");

const writes: Write[] = [
  {
    when: "a tip is shared",
    page: "/shareTips",
    act: shareTip,
    method: "post",
    // With the capital I.
    path: "/shareTIps",
    payload: {
      title: "Leeks in a drainpipe",
      plantType: "Leek",
      difficulty: "easy",
      category: "composting",
      description: "Cut a pipe in half.\nSow in it.",
      imageUrl: "",
      availability: "public",
      email: member.email,
      name: member.name,
      totalLiked: 0,
      authorPhoto: photoUrl,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
    reads: { insertedId: kale._id },
    success: "Tip Shared Successfully!",
    failure: "Oops!",
    retry: (user) => press(user, "Share Tip"),
  },
  {
    when: "a deletion is confirmed",
    page: "/myTips",
    act: (user) => deleteTip(user, beans.title),
    method: "delete",
    path: `/shareTips/${beans._id}`,
    payload: null,
    reads: { deletedCount: 1 },
    success: "Deleted!",
    failure: "Oops!",
  },
  {
    when: "a tip is liked",
    page: `/tipsDetails/${kale._id}`,
    act: (user) => press(user, "Like this tip"),
    method: "patch",
    path: `/shareTips/${kale._id}`,
    payload: null,
    reads: { matchedCount: 1 },
    success: "Thanks for liking this tip!",
    failure: /your like was saved$/,
    retry: tryAgain,
  },
  {
    when: "a tip is updated",
    page: `/updateTips/${beans._id}`,
    act: updateBeans,
    method: "put",
    path: `/shareTips/${beans._id}`,
    payload: {
      title: "Beans on a net",
      plantType: beans.plantType,
      difficulty: beans.difficulty,
      category: beans.category,
      description: beans.description,
      imageUrl: beans.imageUrl,
      availability: beans.availability,
      email: member.email,
      name: member.name,
    },
    reads: { modifiedCount: 1 },
    success: "Tip Updated Successfully",
    failure: "Oops!",
  },
  {
    when: "an account has been created",
    page: "/register",
    act: register,
    method: "post",
    path: "/users",
    payload: profile,
    reads: { insertedId: kale._id },
    success: "Account Created!",
    failure: /^Your account was created, but/,
    provider: {
      "accounts:signUp": { email: "ola@example.org", password: "Marigold!7" },
      "accounts:update": { displayName: "Ola Nordmann", photoUrl: "https://example.org/ola.jpg" },
    },
    retry: tryAgain,
  },
];

it.each(writes)(
  "when $when, its call has the spec's payload, and only its field is a success",
  async (row) => {
    const { method, path, payload, retry = row.act } = row;
    changeAccount({ photoUrl });
    const { user } = await renderApp(row.page, { isSignedIn: row.page !== "/register" });
    await settle();
    const calls = recordBackendCalls();
    const providerCalls = recordProviderCalls();
    mockResponse(method, path, {});
    await row.act(user);
    await screen.findByText(row.failure);
    expect(screen.queryByText(row.success)).not.toBeInTheDocument();
    expectProvider(providerCalls, row.provider ?? {});
    await user.keyboard("{Escape}");
    await passTime(200);
    mockResponse(method, path, row.reads);
    await retry(user);
    await screen.findByText(row.success);
    const sent = calls.filter((call) => call.method !== "GET");
    const line = `${method.toUpperCase()} ${path}`;
    expect(lines(sent)).toEqual([line, line]);
    for (const { contentType, body } of sent) {
      expect(contentType).toBe(method === "delete" ? null : "application/json");
      expect(body === "" ? null : JSON.parse(body)).toStrictEqual(payload);
    }
  },
);

type ProviderRow = Pick<Write, "when" | "page" | "act"> & {
  done: string;
  provider: NonNullable<Write["provider"]>;
};

/** The calls of the Firebase SDK. */
const providerCalls: ProviderRow[] = [
  {
    when: "a person signs in by email and password",
    page: "/login",
    act: logIn,
    done: "Welcome back! Login Success",
    provider: { "accounts:signInWithPassword": { email: member.email, password: member.password } },
  },
  {
    when: "a person signs in with Google",
    page: "/login",
    act: async (user) => {
      chooseGoogleAccount();
      await press(user, "Sign in with Google");
    },
    done: "Login Successful",
    provider: { "accounts:signInWithIdp": {} },
  },
];

it.each(providerCalls)("when $when, the provider is called", async ({ page, done, ...row }) => {
  const calls = recordProviderCalls();
  const { user } = await renderApp(page);
  await row.act(user);
  await screen.findByText(done);
  expectProvider(calls, row.provider);
});

describe("what the spec keeps on the page", () => {
  it("is the newsletter and View Profile: neither sends a call", async () => {
    const { user } = await openHome();
    const card = await screen.findByRole("article", { name: "Ines Okafor" });
    await settle();
    const calls = [recordBackendCalls(), recordProviderCalls()];
    await fill(user, "Email", "rowan@example.org");
    await press(user, "Subscribe");
    expect(screen.getByText("Thank you for subscribing!")).toBeVisible();
    await user.click(within(card).getByText("View Profile"));
    await screen.findByRole("dialog", { name: "Ines Okafor" });
    expect(calls).toEqual([[], []]);
  });

  it("is Connect, which sends no call", async () => {
    serveExploreFile(gardenerRecord({ name: "Ida Holm" }));
    const { user } = await renderApp("/explore");
    const connect = await screen.findByText("Connect");
    const calls = [recordBackendCalls(), recordProviderCalls()];
    await user.click(connect);
    await settle();
    expect(calls).toEqual([[], []]);
  });

  it("is the contact form, which sends no call, nor does signing out", async () => {
    const { user } = await renderApp("/contactUs", { isSignedIn: true });
    await screen.findByRole("button", { name: member.name });
    const calls = [recordBackendCalls(), recordProviderCalls()];
    for (const label of ["Name", "Email", "Message"]) await fill(user, label, "rowan@example.org");
    await press(user, "Send Message");
    await passTime(FAKE_SEND_MS);
    await screen.findByText("Message Sent! We will get back to you soon.");
    await logOut(user);
    expect(calls).toEqual([[], []]);
  });
});
