import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { queryClient } from "@/lib/query-client";
import { mockResponse } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { openBrowse, serveTips, shownTitles } from "../support/tip-pages";
import { press } from "../support/user-actions";

const refetch = () => act(() => queryClient.refetchQueries({ queryKey: ["tips"] }));
const scroll = () => vi.stubGlobal("scrollY", 900);

const { kale } = tips;
const newer = [1, 2, 3].map((n) => ({ ...kale, _id: `newer-${n}`, title: `A newer tip ${n}` }));

describe("a list of tips that is renewed", () => {
  it("keeps what is shown while it is scrolled, counts what is new in a button, announced, and shows it on request", async () => {
    serveTips(kale);
    const { user } = await openBrowse();
    scroll();
    serveTips(...newer, { ...kale, title: "Another title" });
    await refetch();
    expect(shownTitles()).toEqual([kale.title]);
    expect(screen.getByText("Showing 1 of 1 premium gardening tips")).toBeVisible();
    const offer = screen.getByRole("button", { name: "3 new tips" });
    expect(offer.parentElement).toHaveAttribute("role", "status");
    await press(user, "3 new tips");
    await waitFor(() => expect(shownTitles()).toHaveLength(4));
    expect(screen.getByText("Showing 4 of 4 premium gardening tips")).toBeVisible();
    expect(offer).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it("renews itself at the top", async () => {
    serveTips(kale);
    await openBrowse();
    serveTips(kale, ...newer);
    await refetch();
    await waitFor(() => expect(shownTitles()).toHaveLength(4));
    expect(screen.queryByRole("button", { name: /new tip/ })).not.toBeInTheDocument();
  });

  it("on My Tips, too, offers what its author has shared elsewhere", async () => {
    const own = { ...kale, email: member.email };
    mockResponse("get", "/myTips", [own]);
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    await screen.findByRole("link", { name: own.title });
    scroll();
    mockResponse("get", "/myTips", [own, { ...newer[0], email: member.email }]);
    await refetch();
    expect(screen.queryByRole("link", { name: "A newer tip 1" })).not.toBeInTheDocument();
    await press(user, "1 new tip");
    expect(await screen.findByRole("link", { name: "A newer tip 1" })).toBeVisible();
  });
});
