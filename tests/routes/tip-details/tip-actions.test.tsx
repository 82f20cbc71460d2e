import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defineTemporarily } from "../../support/define-temporarily";
import { changeTip, tips } from "../../support/server";
import { openTip } from "../../support/tip-pages";
import { press } from "../../support/user-actions";

const { kale, secret } = tips;

const address = `${window.location.origin}/tipsDetails/${kale._id}`;

describe("sharing a tip", () => {
  it("opens the phone's share sheet with the link, and with title, first sentence and author", async () => {
    changeTip(kale._id, { description: "Wait for frost. Then pick." });
    const share = vi.fn(async () => {});
    defineTemporarily(navigator, "share", share);
    const { user } = await openTip();
    await press(user, "Share");
    expect(share).toHaveBeenCalledWith({
      title: kale.title,
      text: `${kale.title}: Wait for frost. (${kale.name})`,
      url: address,
    });
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  });

  it("shows the link for copying when the browser refuses to copy it, and otherwise copies it and says so", async () => {
    const { user } = await openTip();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("No."));
    await press(user, "Share");
    const dialog = await screen.findByRole("dialog", { name: "Copy this page’s address" });
    expect(dialog).toHaveTextContent(address);
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await press(user, "Share");
    await waitFor(() => expect(screen.getByText("Link copied")).toBeVisible());
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it("is not offered for a hidden tip, nor is its seed packet, but it can be printed", async () => {
    const { user } = await openTip(secret._id);
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Seed packet" })).not.toBeInTheDocument();
    const print = vi.spyOn(window, "print");
    await press(user, "Print");
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("is possible where the browser cannot print, which is then not offered", async () => {
    vi.stubGlobal("print", undefined);
    await openTip();
    expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument();
  });
});
