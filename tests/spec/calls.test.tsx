/** @file Every call that the client sends: the spec's section 7. */

import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
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

const { kale, beans } = tips;

/** The member's email in a query string. */
const email = "rowan%2Bgarden%40example.org";

// Otherwise, on a busy machine, a message might disappear before it is found.
beforeEach(() => freezeClock());

/** Lets everything that a page does by itself happen. */
async function settle() {
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  await passTime(50);
}

/** The page, a text that shows that it has loaded, and its calls, each of which is sent once, without a payload. */
const reads = [
  ["/", kale.title, ["GET /gardeners", "GET /tips"]],
  // Explore's gardeners are in the site's own file `/exploreGardeners.json`.
  ["/explore", "Ida Holm", []],
  ["/browseTips", kale.title, ["GET /shareTips"]],
  ["/aboutUs", "Our Story", []],
  ["/contactUs", "Opening hours", []],
  ["/register", "Create Account", []],
  ["/login", "Sign In", []],
  ["/shareTips", "Share Tip", []],
  ["/myTips", beans.title, [`GET /myTips?email=${email}`]],
  [`/tipsDetails/${kale._id}`, kale.title, [`GET /shareTips/${kale._id}`]],
  [`/updateTips/${beans._id}`, "Update Tip", [`GET /shareTips/${beans._id}`]],
  [
    "/dashboard",
    "Recent Activity",
    ["GET /dashboard/totalLikes", `GET /myTips?email=${email}`, "GET /shareTips"],
  ],
  ["/dashboard/shareTips", "Share Tip", []],
  ["/dashboard/myTips", beans.title, [`GET /myTips?email=${email}`]],
  ["/nowhere", "Opps! Page Not Found", []],
] as const;

const visitorPages: readonly string[] = ["/login", "/register"];

it.each(reads)("%s, with '%s', reads %j", async (address, text, expected) => {
  serveExploreFile(gardenerRecord({ name: "Ida Holm" }));
  const calls = recordBackendCalls();
  await renderApp(address, { isSignedIn: !visitorPages.includes(address) });
  await screen.findAllByText(text);
  await settle();
  expect(lines(calls).toSorted()).toEqual(expected);
  for (const { body, contentType } of calls) expect([body, contentType]).toEqual(["", null]);
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
      authorPhoto: "",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
    reads: { insertedId: kale._id },
    success: "Tip Shared Successfully!",
    failure: "Oops!",
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
  },
];

describe.each(writes)("when $when", ({ page, act: write, method, path, payload, ...row }) => {
  const open = () => renderApp(page, { isSignedIn: page !== "/register" });

  it(`${method} ${path} is sent with exactly the spec's payload, and its response is read for the field`, async () => {
    const { user } = await open();
    await settle();
    const calls = recordBackendCalls();
    mockResponse(method, path, row.reads);
    await write(user);
    await screen.findByText(row.success);
    const sent = calls.filter((call) => call.method !== "GET");
    expect(lines(sent)).toEqual([`${method.toUpperCase()} ${path}`]);
    expect(sent[0]?.contentType).toBe(method === "delete" ? null : "application/json");
    const body = sent[0]?.body ?? "";
    expect(body === "" ? null : JSON.parse(body)).toStrictEqual(payload);
  });

  it("a response without the field is no success", async () => {
    const { user } = await open();
    mockResponse(method, path, {});
    await write(user);
    await screen.findByText(row.failure);
    expect(screen.queryByText(row.success)).not.toBeInTheDocument();
  });
});

it("a shared tip carries its author's photo", async () => {
  const authorPhoto = "https://example.org/rowan.jpg";
  changeAccount({ photoUrl: authorPhoto });
  const { user } = await renderApp("/shareTips", { isSignedIn: true });
  const calls = recordBackendCalls();
  await shareTip(user);
  await screen.findByText("Tip Shared Successfully!");
  expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({ authorPhoto });
});

it("GET /dashboard/totalLikes is read for totalLiked", async () => {
  mockResponse("get", "/dashboard/totalLikes", { totalLiked: 1234 });
  await renderApp("/dashboard", { isSignedIn: true });
  const { parentElement } = await screen.findByText("Likes Received");
  await waitFor(() => expect(parentElement).toHaveTextContent("1,234"));
});

const newAccount = { email: "ola@example.org", password: "Marigold!7" };
const newProfile = { displayName: "Ola Nordmann", photoUrl: "https://example.org/ola.jpg" };

interface ProviderRow {
  when: string;
  page: string;
  act: (user: UserEvent) => Promise<void>;
  done: string;
  /** Besides `accounts:lookup`, with which the SDK reads the account. */
  calls: Record<string, object>;
}

/** The calls of the Firebase SDK. */
const providerCalls: ProviderRow[] = [
  {
    when: "a person registers",
    page: "/register",
    act: register,
    done: "Account Created!",
    calls: { "accounts:signUp": newAccount, "accounts:update": newProfile },
  },
  {
    when: "a person signs in by email and password",
    page: "/login",
    act: logIn,
    done: "Welcome back! Login Success",
    calls: { "accounts:signInWithPassword": { email: member.email, password: member.password } },
  },
  {
    when: "a person signs in with Google",
    page: "/login",
    act: async (user) => {
      chooseGoogleAccount();
      await press(user, "Sign in with Google");
    },
    done: "Login Successful",
    calls: { "accounts:signInWithIdp": {} },
  },
];

it.each(providerCalls)("when $when, the provider is called", async ({ page, done, ...row }) => {
  const calls = recordProviderCalls();
  const { user } = await renderApp(page);
  await row.act(user);
  await screen.findByText(done);
  const sent = calls.filter(({ path }) => path !== "accounts:lookup");
  expect(sent.map(({ path }) => path)).toEqual(Object.keys(row.calls));
  for (const { path, body } of sent) expect(JSON.parse(body)).toMatchObject(row.calls[path] ?? {});
});

/** What the spec keeps on the page: none of these sends a call. */
const local = [
  {
    what: "the newsletter",
    page: "/",
    act: async (user: UserEvent) => {
      await fill(user, "Email", "rowan@example.org");
      await press(user, "Subscribe");
    },
    done: "Thank you for subscribing!",
  },
  {
    what: "the contact form",
    page: "/contactUs",
    act: async (user: UserEvent) => {
      for (const label of ["Name", "Message"]) await fill(user, label, "A word");
      await fill(user, "Email", "rowan@example.org");
      await press(user, "Send Message");
    },
    done: "Message Sent! We will get back to you soon.",
  },
  {
    what: "View Profile",
    page: "/",
    act: async (user: UserEvent) => {
      const card = await screen.findByRole("article", { name: "Ines Okafor" });
      await user.click(within(card).getByRole("button", { name: "View Profile" }));
    },
    done: "Ines Okafor",
  },
  {
    what: "Connect",
    page: "/explore",
    act: (user: UserEvent) => press(user, "Connect"),
    done: "Ida Holm",
  },
];

it.each(local)("$what sends no call", async ({ page, act: use, done }) => {
  serveExploreFile(gardenerRecord({ name: "Ida Holm" }));
  const { user } = page === "/" ? await openHome() : await renderApp(page);
  await screen.findByRole("main");
  await settle();
  const calls = [recordBackendCalls(), recordProviderCalls()];
  await use(user);
  await screen.findAllByText(done);
  expect(calls).toEqual([[], []]);
});

it("signing out sends no call", async () => {
  const { user } = await renderApp("/contactUs", { isSignedIn: true });
  await screen.findByRole("button", { name: member.name });
  const calls = [recordBackendCalls(), recordProviderCalls()];
  await logOut(user);
  expect(calls).toEqual([[], []]);
});
