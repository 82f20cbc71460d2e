import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NOTE_DELAY_MS } from "@/components/query-view";
import { WAKING_AFTER_MS } from "@/components/states";
import { listMyTips, listTips, listTrendingTips } from "@/features/tips/tips.api";
import { formatDateTime } from "@/lib/format";
import { restoreAndPrefetch } from "@/lib/query-client";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { makeTip } from "../support/factories";
import { breakCall, delayCall, faults, reconnect, restoreBackend } from "../support/faults";
import { persist, persistedData, persistedKeys, stubIndexedDb } from "../support/indexed-db";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { addTip, changeTip, member, setTips, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { deleteTip, press } from "../support/user-actions";

const { kale, beans, secret } = tips;
const MY_TIPS = listMyTips.path;
const MINUTE_MS = 60_000;

beforeEach(stubIndexedDb);

const YESTERDAY = Date.now() - 24 * 60 * MINUTE_MS;
const savedCopy = `Saved copy from ${formatDateTime(new Date(YESTERDAY))}`;

/** Persists data from yesterday. */
const persistOld = (queryKey: readonly string[], data: unknown) =>
  persist(queryKey, data, YESTERDAY);

const oldKale = makeTip({ ...kale, title: "Kale as it was" });
const heading = (name: string) => screen.queryByRole("heading", { name });
const findHeading = (name: string) => screen.findByRole("heading", { name });
const staleNote = () => screen.queryByText(/Saved copy from/);
const findStaleNote = async () =>
  (await screen.findByText(/Saved copy from/)).closest("p") ?? document.body;

const likesCard = () => screen.getByText("Likes Received").parentElement ?? document.body;

const pages = [
  {
    page: "Browse Tips",
    address: "/browseTips",
    call: "/shareTips",
    queryKey: ["tips", "/shareTips"],
    old: [oldKale],
    seeOld: () => heading("Kale as it was"),
    seeNew: () => heading(kale.title),
  },
  {
    page: "a tip",
    address: `/tipsDetails/${kale._id}`,
    call: `/shareTips/${kale._id}`,
    queryKey: ["tips", `/shareTips/${kale._id}`, member.uid],
    old: oldKale,
    seeOld: () => heading("Kale as it was"),
    seeNew: () => heading(kale.title),
  },
  {
    page: "My Tips",
    address: "/myTips",
    call: "/myTips",
    queryKey: ["tips", MY_TIPS, member.uid],
    old: [makeTip({ ...beans, title: "Beans as they were" })],
    seeOld: () => heading("Beans as they were"),
    seeNew: () => heading(beans.title),
  },
  {
    page: "the dashboard",
    address: "/dashboard",
    call: "/dashboard/totalLikes",
    queryKey: ["tips", "/dashboard/totalLikes"],
    old: { totalLiked: 9876 },
    seeOld: () => screen.queryByText("9,876"),
    seeNew: () => within(likesCard()).queryByText(`${beans.totalLiked}`),
  },
];

it.each(pages)(
  "$page shows its persisted data and their date at once, and refreshes both page and device",
  async ({ address, call, queryKey, old, seeOld, seeNew }) => {
    await persistOld(queryKey, old);
    freezeClock();
    const release = delayCall("get", call);
    await renderApp(address, { isSignedIn: true });
    await waitFor(() => expect(seeOld()).toBeVisible());
    const shown = seeOld();
    await passTime(NOTE_DELAY_MS);
    const note = await findStaleNote();
    expect(note).toHaveTextContent(`${savedCopy}, looking for a newer one…`);
    expect(note.closest("[role=status]")).toBeVisible();
    release();
    await waitFor(() => expect(seeNew()).toBeVisible());
    expect(seeOld()).not.toBeInTheDocument();
    expect(shown).toBeInTheDocument();
    await waitFor(() => expect(staleNote()).not.toBeInTheDocument());
    await waitFor(async () => expect(await persistedData(...queryKey)).not.toEqual(old));
  },
);

// The others are tested below.
it.each(pages.filter(({ page }) => page === "Browse Tips" || page === "the dashboard"))(
  "$page keeps its persisted data while the server is unreachable, until Refresh",
  async ({ address, call, queryKey, old, seeOld, seeNew }) => {
    await persistOld(queryKey, old);
    breakCall("get", call, faults.offline);
    const { user } = await renderApp(address, { isSignedIn: true });
    const note = await findStaleNote();
    expect(note).toHaveTextContent(`We can’t reach the server. ${savedCopy}.`);
    expect(seeOld()).toBeVisible();
    restoreBackend();
    await press(user, "Refresh");
    await waitFor(() => expect(seeNew()).toBeVisible());
    expect(staleNote()).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  },
);

it("a list that could not be refreshed is requested again after a successful write", async () => {
  await persistOld(["tips", MY_TIPS, member.uid], [beans, { ...secret, title: "An old title" }]);
  breakCall("get", "/myTips", faults.offline);
  const { user } = await renderApp("/myTips", { isSignedIn: true });
  await findStaleNote();
  restoreBackend();
  await deleteTip(user, beans.title);
  await screen.findByRole("dialog", { name: specWords.deleted });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(heading(secret.title)).toBeVisible());
  expect(staleNote()).not.toBeInTheDocument();
});

describe("the edit form of a persisted tip", () => {
  const queryKey = ["tips", `/shareTips/${beans._id}`, member.uid];
  const oldBeans = makeTip({ ...beans, title: "Beans as they were" });
  const title = () => screen.getByLabelText("Title");

  async function openOld() {
    await persistOld(queryKey, oldBeans);
    const release = delayCall("get", `/shareTips/${beans._id}`);
    const app = await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
    await screen.findByLabelText("Title");
    expect(title()).toHaveValue("Beans as they were");
    return { ...app, release };
  }

  it("shows the refreshed tip if nothing was typed", async () => {
    const { release } = await openOld();
    release();
    await waitFor(() => expect(title()).toHaveValue(beans.title));
  });

  it("shows what was typed if the tip is gone", async () => {
    const { user, release } = await openOld();
    await user.type(screen.getByLabelText("Description"), " Tie them in.");
    setTips();
    release();
    await screen.findByText("This tip is no longer here");
    expect(screen.getByRole("region", { name: "What you had written" })).toHaveTextContent(
      `${beans.description} Tie them in.`,
    );
  });

  it("keeps typed text and its focus", async () => {
    const { user, release } = await openOld();
    await user.type(title(), "!");
    release();
    await waitFor(async () =>
      expect(await persistedData(...queryKey)).toMatchObject({ title: beans.title }),
    );
    expect(title()).toHaveValue("Beans as they were!");
    expect(title()).toHaveFocus();
  });
});

describe("the list of all tips", () => {
  /** Opens a persisted list while the server is unreachable, then makes it reachable. */
  async function openBeforeReconnecting() {
    await persistOld(["tips", "/shareTips"], [oldKale]);
    breakCall("get", "/shareTips", faults.offline);
    await renderApp("/browseTips");
    await findStaleNote();
    restoreBackend();
  }

  it("keeps search, open filters and focus when it is refreshed", async () => {
    await persistOld(["tips", "/shareTips"], [oldKale, makeTip({ title: "Turnips" })]);
    const release = delayCall("get", "/shareTips");
    const { user } = await renderApp("/browseTips");
    await findHeading("Kale as it was");
    await press(user, "Filters");
    const search = screen.getByRole("searchbox");
    await user.type(search, "kal");
    release();
    await waitFor(() => expect(heading(kale.title)).toBeVisible());
    expect(search).toHaveValue("kal");
    expect(search).toHaveFocus();
    expect(screen.getByLabelText("Category")).toBeVisible();
    expect(heading("Turnips")).not.toBeInTheDocument();
  });

  it("is refreshed when the connection is back, without taking the focus from elsewhere", async () => {
    await openBeforeReconnecting();
    screen.getByRole("searchbox").focus();
    reconnect();
    await waitFor(() => expect(staleNote()).not.toBeInTheDocument());
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  const returnToTab = () =>
    act(async () => void window.dispatchEvent(new Event("visibilitychange")));

  it("is requested again when the person returns to the tab, but not within two minutes", async () => {
    const calls = recordBackendCalls();
    await renderApp("/browseTips");
    await findHeading(kale.title);
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 1.9 * MINUTE_MS);
    await returnToTab();
    reconnect();
    expect(lines(calls)).toEqual(["GET /shareTips"]);
    changeTip(kale._id, { title: "Kale after snow" });
    vi.spyOn(Date, "now").mockReturnValue(now + 2.1 * MINUTE_MS);
    await returnToTab();
    await findHeading("Kale after snow");
    expect(lines(calls)).toEqual(["GET /shareTips", "GET /shareTips"]);
  });

  it("that could not be loaded is requested again when the person returns to the tab", async () => {
    breakCall("get", "/shareTips", faults.offline);
    await renderApp("/browseTips");
    await screen.findByRole("alert");
    restoreBackend();
    await returnToTab();
    await findHeading(kale.title);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("a tip that was never opened on the device", () => {
  it("is shown from the persisted list of all tips while the host sleeps, then as it is now", async () => {
    await persistOld(["tips", "/shareTips"], [oldKale]);
    freezeClock();
    const release = delayCall("get", `/shareTips/${kale._id}`);
    await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    await findHeading("Kale as it was");
    await passTime(NOTE_DELAY_MS);
    expect(await findStaleNote()).toHaveTextContent(`${savedCopy}, looking for a newer one…`);
    release();
    await findHeading(kale.title);
    await waitFor(() => expect(staleNote()).not.toBeInTheDocument());
  });

  it("is shown from the persisted list of the member's tips without a connection, which no call loads", async () => {
    await persistOld(["tips", MY_TIPS, member.uid], [makeTip({ ...secret, title: "As it was" })]);
    breakCall("get", "/.*", faults.offline);
    const calls = recordBackendCalls();
    const { user } = await renderApp(`/tipsDetails/${secret._id}`, { isSignedIn: true });
    expect(await findStaleNote()).toHaveTextContent(`We can’t reach the server. ${savedCopy}.`);
    expect(heading("As it was")).toBeVisible();
    expect(lines(calls)).toEqual([`GET /shareTips/${secret._id}`]);
    restoreBackend();
    await press(user, "Refresh");
    await findHeading(secret.title);
  });

  it("is not found if it is another member's and hidden, though a list contains it", async () => {
    const hidden = addTip({ availability: "hidden", title: "Another trial bed" });
    await persistOld(["tips", "/shareTips"], [hidden]);
    await renderApp(`/tipsDetails/${hidden._id}`, { isSignedIn: true });
    await screen.findByText("This tip is no longer here");
    expect(heading("Another trial bed")).not.toBeInTheDocument();
  });

  it("cannot be shown without a connection if no list contains it", async () => {
    await persistOld(["tips", "/shareTips"], [makeTip(beans)]);
    breakCall("get", "/.*", faults.offline);
    await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load the tip");
  });
});

it("a page says after a while that the server is waking up", async () => {
  const label = "Loading the tips…";
  const release = delayCall("get", "/shareTips");
  const { router } = await renderApp(quietPage, { isSignedIn: true });
  await findHeading("About Us");
  freezeClock();
  await act(() => router.navigate("/browseTips"));
  const line = await screen.findByText(label);
  await passTime(WAKING_AFTER_MS - 100);
  expect(line).toHaveTextContent(label);
  await passTime(200);
  expect(line).toHaveTextContent("The server is waking up. This may take ten seconds.");
  expect(line.closest("[role=status]")).toBeVisible();
  release();
});

it("home shows persisted trending tips at once, and refreshes them, even if the browser is never idle", async () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  await persistOld(["tips", "/tips"], [oldKale]);
  const release = delayCall("get", "/tips");
  await renderApp("/");
  await findHeading("Kale as it was");
  release();
  await findHeading(kale.title);
  expect(heading("Kale as it was")).not.toBeInTheDocument();
});

describe("the persisted data", () => {
  it("of public lists contains neither hidden tips nor email addresses", async () => {
    for (const query of [listTips.query(), listTrendingTips.query()])
      await restoreAndPrefetch(query);
    await waitFor(async () => expect(await persistedKeys()).toHaveLength(2));
    for (const key of ["/shareTips", "/tips"]) {
      const list = JSON.stringify(await persistedData("tips", key));
      expect(list).toContain(beans.title);
      expect(list).not.toContain(secret.title);
      expect(list).not.toContain("@");
    }
  });

  it("of a tip contains the author's email address only for the author", async () => {
    const { router } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    await findHeading(kale.title);
    await act(() => router.navigate(`/tipsDetails/${beans._id}`));
    await findHeading(beans.title);
    await waitFor(async () => expect(await persistedKeys()).toHaveLength(2));
    const persisted = (id: string) => persistedData("tips", `/shareTips/${id}`, member.uid);
    expect(await persisted(kale._id)).toMatchObject({ title: kale.title, email: "" });
    expect(await persisted(beans._id)).toMatchObject({ email: member.email });
  });
});

it("another member's persisted data is removed when the next one opens a page", async () => {
  await persistOld(["tips", MY_TIPS, "someone else"], [beans]);
  await renderApp(quietPage, { isSignedIn: true });
  await waitFor(async () => expect(await persistedKeys()).toEqual([]));
});

it("a member's own data is removed from the device at logout even if the browser is never idle", async () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const { user } = await renderApp(quietPage, { isSignedIn: true });
  await findHeading("About Us");
  await persistOld(["tips", MY_TIPS, member.uid], [beans]);
  await press(user, member.name);
  await press(user, "Logout");
  await waitFor(async () => expect(await persistedKeys()).toEqual([]));
});
