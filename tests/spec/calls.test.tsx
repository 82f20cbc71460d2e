/** @file Every call that the client sends: the spec's section 7. */

import { act, screen, waitFor, within } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { routes } from "@/app/routes";
import { FAKE_SEND_MS } from "@/routes/contact/contact-page";
import { loader } from "@/routes/home/home-page";
import { lines, recordBackendCalls, recordProviderCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { serveExploreFile } from "../support/explore-file";
import { gardenerRecord } from "../support/factories";
import { mockResponse } from "../support/faults";
import { openHome } from "../support/home";
import { openContact, renderApp } from "../support/render-app";
import { changeAccount, member, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { openForm } from "../support/tip-pages";
import {
  chooseGoogleAccount,
  deleteTip,
  fill,
  logIn,
  logOut,
  newcomer,
  press,
  shareTip,
} from "../support/user-actions";
import { photoUrl, type Write, writes } from "../support/writes";

const { kale, beans } = tips;

/** The member's email in a query string. */
const email = "rowan%2Bgarden%40example.org";

// Otherwise, on a busy machine, a message might disappear before it is found.
beforeEach(async () => {
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

it("home's loader starts the request for the gardeners when the browser is idle, and the page waits for neither", async () => {
  const calls = recordBackendCalls();
  expect(matchRoutes(routes, "/")?.at(-1)?.route.loader).toBe(loader);
  expect(loader()).toBe(null);
  expect(calls).toEqual([]);
  await waitFor(() => expect(lines(calls)).toEqual(["GET /gardeners"]));
});

const FRESH_MS = 2 * 60 * 1000;

// Deviates: a list is fresh for two minutes, in which another visit asks for nothing: the host sleeps, and phones pay for
// each call.
it("the trending tips are requested when their section appears, and then only by another visit, after two minutes", async () => {
  const calls = recordBackendCalls();
  const { router } = await openContact();
  const requests = () => lines(calls).filter((line) => line === "GET /tips").length;
  const visitHome = async () => {
    await act(() => router.navigate("/contactUs"));
    await act(() => router.navigate("/"));
    await screen.findByText(kale.title);
    await settle();
  };
  await visitHome();
  expect(requests()).toBe(1);
  await passTime(FRESH_MS + 1);
  for (const type of ["offline", "online", "visibilitychange", "focus"])
    act(() => void window.dispatchEvent(new Event(type)));
  await settle();
  expect(requests()).toBe(1);
  await visitHome();
  expect(requests()).toBe(2);
  await visitHome();
  expect(requests()).toBe(2);
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

function expectProvider(calls: { path: string; body: string }[], expected: Record<string, object>) {
  const sent = calls.filter(({ path }) => path !== "accounts:lookup");
  expect(sent.map(({ path }) => path)).toEqual(Object.keys(expected));
  for (const { path, body } of sent) expect(JSON.parse(body)).toMatchObject(expected[path] ?? {});
}

type ProviderCalls = Record<string, object>;

interface WriteRow extends Write {
  /** What is shown if the response has no `answer`. */
  failure: string | RegExp;
  /** The provider's calls, besides `accounts:lookup`, with which the SDK reads the account. */
  provider?: ProviderCalls;
}

const rows: WriteRow[] = [
  { ...writes.createTip, failure: specWords.oops },
  { ...writes.deleteTip, failure: specWords.oops },
  { ...writes.likeTip, failure: /your like was saved$/ },
  { ...writes.updateTip, failure: specWords.oops },
  {
    ...writes.createUserRecord,
    failure: /^Your account was created, but/,
    provider: {
      "accounts:signUp": { email: newcomer.Email, password: newcomer.Password },
      "accounts:update": { displayName: newcomer.Name, photoUrl: newcomer["Photo URL"] },
    },
  },
];

it("every write is among them", () => {
  expect(rows.map(({ act }) => act)).toEqual(
    expect.arrayContaining(Object.values(writes).map(({ act }) => act)),
  );
});

it.each(rows)(
  "when $when, its call has the spec's payload, and only its field is a success",
  async (row) => {
    const { method, path } = row;
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
    mockResponse(method, path, row.answer);
    await row.retry(user);
    await screen.findByText(row.success);
    const sent = calls.filter((call) => call.method !== "GET");
    const line = `${method.toUpperCase()} ${path}`;
    expect(lines(sent)).toEqual([line, line]);
    for (const { contentType, body } of sent) {
      // All but DELETE have the content type JSON.
      expect(contentType).toBe(method === "delete" ? null : "application/json");
      expect(body === "" ? null : JSON.parse(body)).toStrictEqual(row.body);
    }
  },
);

/** The body of the next call that is not a read. */
async function sentBody(calls: ReturnType<typeof recordBackendCalls>, line: string) {
  const sent = () => calls.filter(({ method }) => method !== "GET");
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([expect.stringMatching(/./)]));
  expect(lines(sent())).toEqual([line]);
  return JSON.parse(sent()[0]?.body ?? "");
}

/** The form, the call that it sends, and what is chosen in it instead of what it shows at first. */
const chosen = [
  ["/shareTips", "Share Tip", "POST /shareTIps", "Watering", "watering"],
  [
    `/updateTips/${beans._id}`,
    "Update Tip",
    `PUT /shareTips/${beans._id}`,
    "Composting",
    "composting",
  ],
] as const;

it.each(chosen)("at %s, what is chosen is sent", async (page, button, line, name, category) => {
  const { user } = await openForm(page);
  await fill(user, "Title", "Leeks");
  await fill(user, "Plant type", "Leek");
  await fill(user, "Description", "Earth them up.");
  for (const [label, option] of [
    ["Difficulty", "Hard"],
    ["Category", name],
    ["Availability", "Hidden"],
  ] as const) {
    await user.selectOptions(screen.getByLabelText(label), option);
  }
  const calls = recordBackendCalls();
  await press(user, button);
  const choices = { difficulty: "hard", category, availability: "hidden" };
  expect(await sentBody(calls, line)).toMatchObject(choices);
});

it("a new tip is dated now, and one of a member without name and photo has neither", async () => {
  changeAccount({ displayName: "", photoUrl: "" });
  const { user } = await openForm();
  const calls = recordBackendCalls();
  await passTime(60_000);
  await shareTip(user);
  const body = await sentBody(calls, "POST /shareTIps");
  expect(body).toMatchObject({ authorPhoto: "", createdAt: new Date().toISOString() });
  // Deviates: the name that all members without one share, since a card without an author looks broken.
  expect(body).toMatchObject({ email: member.email, name: "A gardener" });
});

describe("another member's tip", () => {
  it("can be updated: the client does not check whose it is", async () => {
    const { user } = await openForm(`/updateTips/${kale._id}`);
    const calls = recordBackendCalls();
    await fill(user, "Title", "Kale in a pot");
    await press(user, "Update Tip");
    const body = await sentBody(calls, `PUT /shareTips/${kale._id}`);
    // Deviates: it keeps its author, whom the backend knows by the email, or the tip would become this member's.
    expect(body).toMatchObject({ title: "Kale in a pot", email: kale.email, name: kale.name });
  });

  it("can be deleted, if the list of the member's own contains it", async () => {
    mockResponse("get", "/myTips", [kale]);
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    const calls = recordBackendCalls();
    await deleteTip(user, kale.title);
    await screen.findByRole("dialog", { name: specWords.deleted });
    const line = `DELETE /shareTips/${kale._id}`;
    expect(lines(calls).filter((one) => !one.startsWith("GET"))).toEqual([line]);
  });
});

type ProviderRow = Pick<Write, "when" | "page" | "act"> & {
  done: string;
  provider: ProviderCalls;
};

/** The calls of the Firebase SDK. */
const providerCalls: ProviderRow[] = [
  {
    when: "a person signs in by email and password",
    page: "/login",
    act: logIn,
    done: specWords.welcomeBack,
    provider: { "accounts:signInWithPassword": { email: member.email, password: member.password } },
  },
  {
    when: "a person signs in with Google",
    page: "/login",
    act: async (user) => {
      chooseGoogleAccount();
      await press(user, "Sign in with Google");
    },
    done: specWords.googleLogin,
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
    expect(screen.getByText(specWords.subscribed)).toBeVisible();
    await user.click(within(card).getByText("View Profile"));
    await screen.findByRole("dialog", { name: "Ines Okafor" });
    expect(calls).toEqual([[], []]);
  });

  it("is Connect, which does nothing", async () => {
    serveExploreFile(gardenerRecord({ name: "Ida Holm" }));
    const { user, router } = await renderApp("/explore");
    const connect = await screen.findByRole("button", { name: "Connect" });
    const calls = [recordBackendCalls(), recordProviderCalls()];
    const state = () => [
      // Its tooltip is outside it.
      screen.getByRole("article", { name: "Ida Holm" }).textContent,
      router.state.location.key,
      JSON.stringify(localStorage),
    ];
    const before = state();
    await user.click(connect);
    await settle();
    expect(calls).toEqual([[], []]);
    expect(state()).toEqual(before);
    for (const role of ["dialog", "alert", "alertdialog"])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it("is the contact form, which sends no call, nor does signing out", async () => {
    const { user } = await renderApp("/contactUs", { isSignedIn: true });
    await screen.findByRole("button", { name: member.name });
    const calls = [recordBackendCalls(), recordProviderCalls()];
    for (const label of ["Name", "Email", "Message"]) await fill(user, label, "rowan@example.org");
    await press(user, "Send Message");
    await passTime(FAKE_SEND_MS);
    await screen.findByText(specWords.messageSent);
    await logOut(user);
    expect(calls).toEqual([[], []]);
  });
});
