import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LOADING_MS } from "@/components/announce";
import { PAGE_COUNT } from "@/features/tips/tip-list";
import { recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { tipRecord } from "../support/factories";
import { breakCall, delayCall, faults } from "../support/faults";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { button, openBrowse, openTip, searchBox, select, serveTips } from "../support/tip-pages";
import { deleteTip, leavePage, logIn, press } from "../support/user-actions";
import { setInView } from "../support/view";

const { kale, beans, compost } = tips;

/** What the region for announcements says. */
const announced = () => document.querySelector(".form-messages")?.textContent;

/** The texts of the status regions, without what is hidden from screen readers. */
function statuses(): string[] {
  return screen.getAllByRole("status").flatMap((region) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent.trim() || [];
  });
}

describe("a screen reader", () => {
  it("hears how the list is sorted", async () => {
    const { user } = await openBrowse();
    await press(user, "Title");
    expect(announced()).toBe("Sorted by title, descending");
    await press(user, "Newest");
    expect(announced()).toBe("Sorted by newest, newest first");
  });

  it("hears by whom, about what or for when a list is, and reads it in title and heading", async () => {
    serveTips(kale, { ...beans, name: "Harriet Pell" });
    await openBrowse("?author=Harriet+Pell");
    expect(await screen.findByRole("heading", { name: "Tips by Harriet Pell" })).toBeVisible();
    expect(document.title).toBe("Tips by Harriet Pell · Sow & Tell");
    expect(screen.getByText(/^Showing 1 of 2/)).toHaveTextContent("Tips by Harriet Pell");
  });

  it("hears that a search finds nothing, and what it may have meant", async () => {
    serveTips(kale, beans, compost);
    await openBrowse("?q=zzkompost");
    expect(screen.getByText(/^Showing 0 of/)).toHaveTextContent("Nothing for “zzkompost”");
  });

  it("is told after a second that a page is loading, and once", async () => {
    const releases = ["/shareTips", "/myTips", "/dashboard/totalLikes"].map((path) =>
      delayCall("get", path),
    );
    freezeClock();
    await renderApp("/dashboard", { isSignedIn: true });
    await screen.findByText("Loading your latest tips");
    expect(statuses()).toEqual([]);
    await passTime(LOADING_MS);
    expect(statuses()).toEqual(["Loading your latest tips"]);
    for (const release of releases) release();
  });

  it("hears that a tip is being deleted", async () => {
    const release = delayCall("delete", `/shareTips/${beans._id}`);
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    await deleteTip(user, beans.title);
    await waitFor(() => expect(announced()).toBe("Deleting…"));
    release();
    await screen.findByRole("dialog", { name: specWords.deleted });
  });

  it("hears which slide was chosen", async () => {
    const { user } = await renderApp("/");
    const [, second] = await screen.findAllByRole("button", { name: /^Slide \d/ });
    if (second === undefined) throw new Error("One slide");
    await user.click(second);
    expect(second).toHaveAccessibleName(`Slide 2: ${announced()}`);
  });

  it("hears a form's errors, which the next page does not repeat", async () => {
    const { user } = await renderApp("/contactUs");
    await press(user, "Send Message");
    expect(announced()).toMatch(/: Please fill this in\./);
    await leavePage(user);
    expect(announced()).toBe("");
  });

  it("reads in a title which tip is updated", async () => {
    await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
    await waitFor(() => expect(document.title).toContain(`Update a Tip: ${beans.title}`));
  });

  it("finds the password described by the reason of a failed sign-in", async () => {
    const { user } = await renderApp("/login");
    await logIn(user, "wrong");
    await screen.findByRole("dialog", { name: specWords.loginFailed });
    const password = screen.getByLabelText("Password");
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription(specWords.wrongPassword);
  });
});

describe("the focus", () => {
  it("is on the list, whose name is its length, after Clear filters and Enter in the search", async () => {
    serveTips(kale, beans, compost);
    const { user } = await openBrowse(`?category=${kale.category}`);
    await press(user, "Clear filters");
    expect(screen.getByRole("group", { name: "3 tips" })).toHaveFocus();
    await user.type(searchBox(), "kale{Enter}");
    expect(screen.getByRole("group", { name: "1 tip" })).toHaveFocus();
  });

  it("is on the link of a tip that was just shared", async () => {
    serveTips(kale, beans);
    const { router } = await renderApp(quietPage);
    await act(() => router.navigate("/browseTips", { state: { markedTipId: beans._id } }));
    const card = await screen.findByRole("article", { name: beans.title });
    await waitFor(() => expect(within(card).getByRole("link")).toHaveFocus());
  });

  it("stays on Try again when that fails again", async () => {
    breakCall("get", "/shareTips", faults.offline);
    const { user } = await renderApp("/browseTips");
    await press(user, "Try again");
    await waitFor(() => expect(button("Try again")).toHaveFocus());
  });
});

it("Enter that is held on a button presses it once", async () => {
  const { user } = await openTip();
  const calls = recordBackendCalls();
  button("Like this tip").focus();
  await user.keyboard("{Enter>9/}");
  await screen.findByRole("button", { name: "Liked!" });
  expect(calls.filter(({ method }) => method === "PATCH")).toHaveLength(1);
});

it("all options that a key passes in a select are one entry of the history", async () => {
  serveTips(kale, beans, compost);
  const { user, router, search } = await openBrowse("", {});
  await act(() => router.navigate("/browseTips?sort=newest"));
  await press(user, "Filters");
  await user.selectOptions(select("Difficulty"), "Easy");
  await waitFor(() => expect(search()).toContain("difficulty=easy"));
  await user.selectOptions(select("Difficulty"), "Medium");
  await waitFor(() => expect(search()).toContain("difficulty=medium"));
  await act(() => router.navigate(-1));
  expect(search()).toBe("?sort=newest");
});

it("a list grows by itself three times, and then with a button alone", async () => {
  serveTips(
    ...Array.from({ length: 6 * PAGE_COUNT }, (_, index) => tipRecord({ title: `Tip ${index}` })),
  );
  setInView(() => true);
  const { user } = await openBrowse();
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(4 * PAGE_COUNT));
  await press(user, "Show more tips");
  expect(screen.getAllByRole("article")).toHaveLength(5 * PAGE_COUNT);
});
