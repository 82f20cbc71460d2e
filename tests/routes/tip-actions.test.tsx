import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defineTemporarily } from "../support/define-temporarily";
import { recordDownloads } from "../support/downloads";
import { tips } from "../support/server";
import { openTip } from "../support/tip-pages";
import { fill, press } from "../support/user-actions";

const { kale, secret } = tips;

const address = `${window.location.origin}/tipsDetails/${kale._id}`;

describe("sharing a tip", () => {
  it("opens the phone's share sheet with title and link", async () => {
    const share = vi.fn(async () => {});
    defineTemporarily(navigator, "share", share);
    const { user } = await openTip();
    await press(user, "Share");
    expect(share).toHaveBeenCalledWith({ title: kale.title, url: address });
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  });

  it("copies the link if there is no share sheet, and says so", async () => {
    const { user } = await openTip();
    await press(user, "Share");
    await waitFor(() => expect(screen.getByText("Link copied")).toBeVisible());
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it("shows the link for copying when the browser refuses to copy it", async () => {
    const { user } = await openTip();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No."));
    await press(user, "Share");
    const dialog = await screen.findByRole("dialog", { name: "Copy this page's address" });
    expect(dialog).toHaveTextContent(address);
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  });

  it("is not offered for a hidden tip, nor is its seed packet, but it can be printed", async () => {
    const { user } = await openTip(secret._id);
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Seed packet" })).not.toBeInTheDocument();
    window.print = vi.fn();
    await press(user, "Print");
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});

describe("adding a tip to the calendar", () => {
  let files: Map<string, Promise<string>>;

  beforeEach(() => {
    // A Saturday.
    vi.useFakeTimers({ now: new Date("2026-03-07T12:00:00"), toFake: ["Date"] });
    files = recordDownloads();
  });

  async function openCalendar() {
    const { user } = await openTip();
    await press(user, "Add to calendar");
    await screen.findByRole("dialog", { name: "Add to calendar" });
    return user;
  }

  async function calendarFile() {
    const [[name, text] = []] = files;
    return { name, lines: (await text)?.replaceAll("\r\n ", "").split("\r\n") };
  }

  it("suggests an all-day event on the next Saturday, and returns the focus afterwards", async () => {
    const user = await openCalendar();
    expect(screen.getByLabelText("Day")).toHaveValue("2026-03-14");
    expect(screen.getByLabelText("Day")).toHaveAttribute("min", "2026-03-07");
    await press(user, "Save calendar file");
    await waitFor(() =>
      expect(screen.getByText("Open the file to add it to your calendar")).toBeVisible(),
    );
    const file = await calendarFile();
    expect(file.name).toBe("Kale-after-frost.ics");
    expect(file.lines).toContain("DTSTART;VALUE=DATE:20260314");
    expect(file.lines).toContain(`SUMMARY:${kale.title}`);
    expect(file.lines).toContain(`URL:${address}`);
    expect(screen.queryByRole("dialog", { name: "Add to calendar" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add to calendar" })).toHaveFocus();
  });

  it("rejects a time that is only half typed", async () => {
    const user = await openCalendar();
    const time = screen.getByLabelText<HTMLInputElement>("Time");
    vi.spyOn(time, "validity", "get").mockReturnValue({ badInput: true } as ValidityState);
    await press(user, "Save calendar file");
    expect(time).toHaveAccessibleDescription("Please complete this, or clear it.");
    expect(files.size).toBe(0);
  });

  it("uses the chosen day and time, but rejects an empty or past day", async () => {
    const user = await openCalendar();
    for (const [day, words] of [
      ["2026-03-06", "Please choose today or a later day."],
      ["", "Please fill this in."],
    ] as const) {
      await fill(user, "Day", day);
      await press(user, "Save calendar file");
      expect(screen.getByLabelText("Day")).toHaveAccessibleDescription(words);
      expect(screen.getByLabelText("Day")).toHaveFocus();
      // The page behind the dialog is inert, so the dialog announces its errors itself.
      const dialog = screen.getByRole("dialog", { name: "Add to calendar" });
      expect(within(dialog).getByText(`Day: ${words}`)).toHaveRole("status");
      expect(files.size).toBe(0);
    }
    await fill(user, "Day", "2026-04-02");
    await fill(user, "Time", "07:30");
    await press(user, "Save calendar file");
    expect((await calendarFile()).lines).toContain("DTSTART:20260402T073000");
  });
});
