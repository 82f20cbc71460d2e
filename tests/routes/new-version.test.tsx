import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as client from "@/app/offline/service-worker-client";
import { quietPage } from "../support/pages";
import { openContact, renderApp } from "../support/render-app";
import { fill, leavePage, press } from "../support/user-actions";

const load = vi.fn<client.LoadVersion>();

let announce = (_load: client.LoadVersion) => {};

beforeEach(() => {
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

describe("a new version", () => {
  it("waits on the page, and is loaded when a link is followed, even after Later", async () => {
    const { user, pathname } = await openContact();
    await offerNewVersion();
    await press(user, "Later");
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    await leavePage(user);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(pathname()).toBe(quietPage);
  });

  it("is not loaded if it is ready only once something has been written on the next page", async () => {
    const { user, router } = await renderApp(quietPage);
    await offerNewVersion();
    await act(() => router.navigate("/contactUs"));
    await waitFor(() => expect(load).toHaveBeenCalled());
    const [mayReload] = load.mock.calls[0] ?? [];
    expect(mayReload?.()).toBe(true);
    await fill(user, "Message", "Half a mess");
    expect(mayReload?.()).toBe(false);
  });

  it("is not loaded when a login redirects, or the filters of a page change", async () => {
    const { router } = await renderApp("/browseTips");
    await offerNewVersion();
    await act(() => router.navigate("/browseTips?sort=category"));
    await act(() => router.navigate(quietPage, { replace: true }));
    await screen.findByRole("heading", { level: 1, name: "About Us" });
    expect(load).not.toHaveBeenCalled();
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
    await offerNewVersion();
    await fill(user, "Title", "Half a title");
    await press(user, "Update");
    expect(load).toHaveBeenCalledOnce();
  });
});
