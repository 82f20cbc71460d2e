import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as client from "@/app/offline/service-worker-client";
import { freezeClock, passTime } from "../support/clock";
import { quietPage } from "../support/pages";
import { openContact, renderApp } from "../support/render-app";
import { fullStorage, refuseStorage } from "../support/storage";
import { fill, leavePage, press } from "../support/user-actions";

const load = vi.fn<client.LoadVersion>();

let announce = (_load: client.LoadVersion) => {};

beforeEach(async () => {
  freezeClock();
  load.mockReset();
  vi.spyOn(client, "startServiceWorker").mockImplementation((onNewVersion) => {
    announce = onNewVersion;
    return () => {};
  });
});

const offer = /A new version of Sow & Tell is ready/;

async function offerNewVersion() {
  await waitFor(() => expect(client.startServiceWorker).toHaveBeenCalled());
  act(() => announce(load));
  await screen.findByText(offer);
}

/** Longer than a new version waits for the requests of a page. Milliseconds. */
const LONG_MS = 5000;

describe("a new version", () => {
  it("waits on the page, even after Later, when a login redirects or filters change, and is loaded when a link is followed", async () => {
    const { user, router } = await openContact();
    await offerNewVersion();
    await press(user, "Later");
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
    await act(() => router.navigate("/contactUs?sort=category"));
    await act(() => router.navigate(quietPage, { replace: true }));
    await passTime(LONG_MS);
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("link", { name: "Contact" }));
    await screen.findByRole("heading", { level: 1, name: "Contact" });
    await passTime(LONG_MS);
    expect(load).toHaveBeenCalledOnce();
  });

  it("is not loaded if it is ready only once something has been written on the next page", async () => {
    const { user, router } = await renderApp(quietPage);
    await offerNewVersion();
    await act(() => router.navigate("/contactUs"));
    await passTime(LONG_MS);
    const [mayReload] = load.mock.calls[0] ?? [];
    expect(mayReload?.()).toBe(true);
    await fill(user, "Message", "Half a mess");
    expect(mayReload?.()).toBe(false);
  });

  it("asks before it loses a message, and keeps it", async () => {
    const { user } = await openContact();
    await offerNewVersion();
    await fill(user, "Message", "Half a mess");
    await press(user, "Update");
    await screen.findByRole("dialog", { name: "Update now?" });
    await press(user, "Stay");
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Message")).toHaveValue("Half a mess");
    await press(user, "Update");
    await press(user, "Update anyway");
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it("does not ask about a tip, whose draft is on the device", async () => {
    const { user } = await renderApp("/shareTips", { isSignedIn: true });
    await screen.findByLabelText("Title");
    await offerNewVersion();
    await fill(user, "Title", "Half a title");
    await press(user, "Update");
    expect(load).toHaveBeenCalledOnce();
  });

  it("asks before it loses a tip that the device could not store, on any page", async () => {
    const { user } = await renderApp("/shareTips", { isSignedIn: true });
    await screen.findByLabelText("Title");
    await offerNewVersion();
    refuseStorage(fullStorage, "setItem");
    await fill(user, "Title", "Half a title");
    await leavePage(user);
    await passTime(LONG_MS);
    await press(user, "Update");
    await screen.findByRole("dialog", { name: "Update now?" });
    expect(load).not.toHaveBeenCalled();
  });
});
