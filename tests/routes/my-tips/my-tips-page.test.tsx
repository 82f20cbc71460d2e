import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getAuthState, register } from "@/auth/auth-session";
import { PAGE_COUNT } from "@/features/tips/tip-list";
import { formatCount, formatShortDate } from "@/lib/format";
import { queryClient } from "@/lib/query-client";
import { MIN_SEARCHABLE } from "@/routes/my-tips/my-tip-list";
import { lines, recordBackendCalls } from "../../support/calls";
import { FOCUS_RETURN_MS, freezeClock, passTime } from "../../support/clock";
import { tipRecord } from "../../support/factories";
import { breakCall, delayCall, faults, mockResponse } from "../../support/faults";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { addBareTip, addTip, db, member, setTips, tips } from "../../support/server";
import { specWords } from "../../support/spec-words";
import { deleteTip, fill, press } from "../../support/user-actions";

const { beans, secret, kale } = tips;
const beansPath = `/shareTips/${beans._id}`;

/** The calls that delete a tip, without the request for the lists afterwards. */
const deletions = (calls: Parameters<typeof lines>[0]) =>
  lines(calls).filter((line) => line.startsWith("DELETE"));

async function openMyTips() {
  const app = await renderApp("/myTips", { isSignedIn: true });
  await screen.findByRole("heading", { name: beans.title });
  return app;
}

function rowOf(title: string) {
  const row = screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByRole("heading", { name: title }));
  if (row === undefined) throw new Error(`No row of ${title}`);
  return row;
}

describe("the list of a member's tips", () => {
  it("says that there are none yet, and links to the form in the dashboard from there", async () => {
    setTips();
    await renderApp("/dashboard/myTips", { isSignedIn: true });
    await waitFor(() => expect(screen.getByText("No Tips Added Yet")).toBeVisible());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Share Your First Tip" });
    expect(link).toHaveAttribute("href", "/dashboard/shareTips");
  });

  it("contains only their own, even hidden ones, shows the day, the likes and whether it is hidden, and links to its page", async () => {
    await openMyTips();
    expect(screen.queryByText(kale.title)).not.toBeInTheDocument();
    expect(rowOf(beans.title)).toHaveTextContent("3 likes");
    expect(rowOf(beans.title)).toHaveTextContent(formatShortDate(new Date(beans.createdAt)));
    expect(rowOf(beans.title)).not.toHaveTextContent("Hidden");
    expect(rowOf(secret.title)).toHaveTextContent("Hidden");
    const link = screen.getByRole("link", { name: beans.title });
    expect(link).toHaveAttribute("href", `/tipsDetails/${beans._id}`);
  });

  it("shows a title as it was typed, whatever it contains, and a fallback for none", async () => {
    const title = "<img src=x onerror=alert(1)> \u202Ekale 🥬";
    addTip({ title, email: member.email });
    addBareTip({ email: member.email });
    await openMyTips();
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("button", { name: `Delete ${title}` })).toBeVisible();
    expect(document.querySelector("img[src=x]")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Edit Untitled tip" })).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent(/undefined|null|NaN/);
  });

  it("ignores malformed and repeated entries", async () => {
    const malformed = [null, { title: "Without an id" }, { _id: "x\ud800" }];
    mockResponse("get", "/myTips", [...malformed, beans, beans]);
    await openMyTips();
    expect(screen.getByText(`1 tip · ${formatCount(beans.totalLiked, "like")}`)).toBeVisible();
  });
});

describe("a list of many tips", () => {
  const own = (fields: Record<string, unknown>) => tipRecord({ email: member.email, ...fields });

  /** The last has the fewest likes, and is the newest. */
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      own({
        title: `Sowing ${100 + index}`,
        totalLiked: 1000 - index,
        createdAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
      }),
    );

  const titles = () =>
    within(screen.getByRole("main"))
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);

  async function openMany(search = "", count = MIN_SEARCHABLE) {
    const leeks = own({ title: "Leeks in a drainpipe", availability: "hidden" });
    setTips(...many(count), leeks);
    const app = await renderApp(`/myTips${search}`, { isSignedIn: true });
    await screen.findByRole("searchbox", { name: "Search tips" });
    return { ...app, search: () => app.router.state.location.search };
  }

  it("begins with ten; a shorter one is sorted by date, newest first, and has no search", async () => {
    setTips(...many(MIN_SEARCHABLE - 1));
    await renderApp("/myTips?q=kale&hidden=1", { isSignedIn: true });
    await screen.findByText("Sowing 100");
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    expect(titles()).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map((index) => `Sowing 10${index}`));
  });

  it("says that none match, shows all again, and is searched, hidden tips too, with the search in the address", async () => {
    const { user, search } = await openMany("?q=zzzzzz&sort=title");
    await screen.findByText("None of your tips match");
    await press(user, "Show all your tips");
    await waitFor(() => expect(titles().length).toBeGreaterThan(3));
    expect(search()).toBe("");
    await fill(user, "Search tips", "drainpipes");
    expect(await screen.findByText("Showing 1 of 11 tips")).toBeVisible();
    expect(titles()).toEqual(["Leeks in a drainpipe"]);
    await waitFor(() => expect(search()).toBe("?q=drainpipes"));
  });

  it("is ordered by date, likes or title, and shows only the hidden ones", async () => {
    const { user, search } = await openMany();
    expect(titles()[1]).toBe("Sowing 109");
    await press(user, "Most liked");
    await waitFor(() => expect(titles()[0]).toBe("Sowing 100"));
    expect(search()).toBe("?sort=likes");
    await press(user, "Title");
    await waitFor(() => expect(titles()[0]).toBe("Leeks in a drainpipe"));
    expect(screen.getByRole("button", { name: "Title" })).toHaveAttribute("aria-pressed", "true");
    await press(user, "Hidden (1)");
    await waitFor(() => expect(titles()).toEqual(["Leeks in a drainpipe"]));
    expect(search()).toBe("?sort=title&hidden=1");
  });

  it("shows the first, and more with a button, which moves the focus to them", async () => {
    const { user } = await openMany("", PAGE_COUNT);
    await waitFor(() => expect(titles()).toHaveLength(PAGE_COUNT));
    await press(user, "Show more tips");
    expect(titles()).toHaveLength(PAGE_COUNT + 1);
    expect(screen.getByRole("link", { name: titles()[PAGE_COUNT] ?? "" })).toHaveFocus();
  });
});

describe("deleting a tip", () => {
  // Otherwise, each message would take a moment to close.
  beforeEach(() => freezeClock());

  it("is canceled by Back", async () => {
    const { user, router } = await renderApp(quietPage, { isSignedIn: true });
    await act(() => router.navigate("/myTips"));
    await press(user, `Delete ${beans.title}`);
    const question = await screen.findByRole("dialog", { name: specWords.areYouSure });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  });

  it("says nothing to another account that has signed in meanwhile", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    await deleteTip(user, beans.title);
    const { uid } = await act(() => register("other@example.org", "Compost!heap7"));
    release();
    await waitFor(() => expect(db.read().tips.map(({ _id }) => _id)).not.toContain(beans._id));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(getAuthState().user?.uid).toBe(uid);
    await act(async () => {});
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("keeps the second tip if the outcome of the first replaces the question about it", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    await deleteTip(user, beans.title);
    await press(user, `Delete ${secret.title}`);
    const question = await screen.findByRole("dialog", { name: specWords.areYouSure });
    expect(question).toHaveTextContent(secret.title);
    release();
    await screen.findByRole("dialog", { name: specWords.deleted });
    expect(question).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
    expect(screen.getByText(secret.title)).toBeInTheDocument();
  });

  it("asks first, keeps the tip on Cancel and returns the focus, and asks and deletes once for a double press", async () => {
    const { user } = await openMyTips();
    const calls = recordBackendCalls();
    const button = screen.getByRole("button", { name: `Delete ${beans.title}` });
    await user.click(button);
    const dialog = await screen.findByRole("dialog", { name: specWords.areYouSure });
    expect(dialog).toHaveTextContent(specWords.noRevert);
    expect(dialog).toHaveTextContent(beans.title);
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    await passTime(FOCUS_RETURN_MS);
    expect(button).toHaveFocus();
    expect(calls).toEqual([]);
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole("button", { name: specWords.yesDelete }));
    await screen.findByRole("dialog", { name: specWords.deleted });
    expect(deletions(calls)).toEqual([`DELETE ${beansPath}`]);
  });

  it("does not look up a tip whose deletion the server has rejected", async () => {
    const { user } = await openMyTips();
    breakCall("delete", beansPath, faults.refused);
    const calls = recordBackendCalls();
    await deleteTip(user, beans.title);
    await screen.findByRole("dialog", { name: specWords.oops });
    expect(lines(calls)).toEqual([`DELETE ${beansPath}`]);
  });

  it("shows on the tip's page, if it was opened meanwhile, that the tip is gone", async () => {
    const release = delayCall("delete", beansPath);
    const { user, router } = await openMyTips();
    await deleteTip(user, beans.title);
    await act(() => router.navigate(`/tipsDetails/${beans._id}`));
    await screen.findByRole("heading", { level: 1, name: beans.title });
    release();
    await screen.findByRole("dialog", { name: specWords.deleted });
    await user.keyboard("{Escape}");
    expect(await screen.findByText("This tip is no longer here")).toBeVisible();
  });

  it("keeps the button of one tip disabled while another tip is deleted", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    for (const title of [beans.title, secret.title]) {
      await deleteTip(user, title);
    }
    await screen.findByRole("dialog", { name: specWords.deleted });
    await user.keyboard("{Escape}");
    const button = screen.getByRole("button", { name: `Delete ${beans.title}` });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(within(button).getByText("Deleting…")).not.toHaveClass("invisible");
    release();
    await screen.findByRole("dialog", { name: specWords.deleted });
  });

  it("moves the focus to the next tip and tells the new count, and ends at the heading of the empty state", async () => {
    const { user } = await openMyTips();
    for (const [title, count, findFocus] of [
      [beans.title, /^1 tip ·/, () => screen.getByRole("link", { name: secret.title })],
      [secret.title, "No tips", () => screen.getByRole("heading", { level: 1 })],
    ] as const) {
      await deleteTip(user, title);
      await screen.findByRole("dialog", { name: specWords.deleted });
      await user.keyboard("{Escape}");
      await passTime(FOCUS_RETURN_MS);
      expect(findFocus()).toHaveFocus();
      expect(document.querySelector(".form-messages")).toHaveTextContent(count);
    }
    expect(await screen.findByText("No Tips Added Yet")).toBeInTheDocument();
  });
});
