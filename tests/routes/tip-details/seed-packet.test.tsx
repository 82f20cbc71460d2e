import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../support/console";
import { defineTemporarily } from "../../support/define-temporarily";
import { recordDownloads } from "../../support/downloads";
import { renderApp } from "../../support/render-app";
import { addTip, tips } from "../../support/server";
import { press } from "../../support/user-actions";

/** The drawn texts. happy-dom draws nothing; here, each letter is 20 pixels wide. */
let texts: string[] = [];

/** What the browser reads from the eight pixels that are drawn first. */
const drawn = Array.from({ length: 8 }, () => [0x30, 0x60, 0x90, 0xff]).flat();

let pixels = drawn;

const context = new Proxy(
  {
    fillText: (text: string) => texts.push(text),
    measureText: (text: string) => ({ width: text.length * 20 }),
    getImageData: () => ({ data: pixels }),
  },
  { get: (target, name) => Reflect.get(target, name) ?? (() => {}) },
);

beforeEach(() => {
  texts = [];
  pixels = drawn;
  defineTemporarily(document, "fonts", { load: async () => [] });
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, "getContext").mockReturnValue(context as never);
  vi.spyOn(canvas, "toBlob").mockImplementation((callback) =>
    callback(new Blob(["png"], { type: "image/png" })),
  );
});

async function openPacket(fields: Record<string, unknown> = {}) {
  const tip = addTip({ title: "Leeks", ...fields });
  const { user } = await renderApp(`/tipsDetails/${tip._id}`, { isSignedIn: true });
  await press(user, "Seed packet");
  const download = await screen.findByRole("button", { name: "Download picture" });
  await waitFor(() => expect(download).toBeEnabled());
  return { user, tip };
}

/** Gives the browser a share sheet. */
function mockShareSheet(share: (data: ShareData) => Promise<void>) {
  defineTemporarily(navigator, "canShare", () => true);
  defineTemporarily(navigator, "share", share);
}

describe("a tip's seed packet", () => {
  it("shows the tip's plant, category, title, first lines and author", async () => {
    await openPacket({
      plantType: "Leek",
      category: "soil",
      title: "Leeks in a trench",
      description: "Dig it one spade deep. Fill it as they grow. ".repeat(9),
      name: "Rowan Hart",
    });
    expect(screen.getByRole("img", { name: "Seed packet: Leeks in a trench" })).toBeVisible();
    const text = texts.join(" ");
    expect(text).toContain("LEEK");
    expect(text).toContain("SOIL");
    expect(text).toContain("Leeks in a trench");
    expect(text).toMatch(/Dig it one spade deep\. Fill it .*…/);
    expect(text).toContain("Told by Rowan Hart");
  });

  it("cuts a long category beside its brand, and a plant type that is longer than a line, and isolates an author's name that is written in the other direction", async () => {
    const words = "Tomatoes, peppers and aubergines under glass";
    await openPacket({ category: words, plantType: `${words} and outdoors`, name: "أمل حسن" });
    expect(texts).toContain("TOMATOES, PEPPERS AND…");
    expect(texts).toContain("TOMATOES, PEPPERS AND AUBERGINES UNDER…");
    expect(texts).toContain("Told by \u2068أمل حسن\u2069");
  });

  it("downloads as a picture named after the tip, even if the browser changes the lowest bits of a picture", async () => {
    pixels = drawn.map((value) => value ^ 1);
    const files = recordDownloads();
    const { user } = await openPacket();
    expect(texts).toContain("Leeks");
    expect(screen.queryByRole("button", { name: "Share picture" })).not.toBeInTheDocument();
    await press(user, "Download picture");
    expect(await files.get("Leeks.png")).toBe("png");
  });

  it("is shared through the phone's share sheet with the tip's link", async () => {
    const shared: ShareData[] = [];
    mockShareSheet(async (data) => {
      shared.push(data);
    });
    const { user, tip } = await openPacket();
    await press(user, "Share picture");
    expect(shared).toEqual([
      {
        title: "Leeks",
        text: `Leeks\n${window.location.origin}/tipsDetails/${tip._id}`,
        files: [expect.objectContaining({ name: "Leeks.png", type: "image/png" })],
      },
    ]);
  });

  it("does nothing if the share sheet is closed, and downloads if it does not open", async () => {
    const files = recordDownloads();
    let name = "AbortError";
    mockShareSheet(() => Promise.reject(new DOMException("No.", name)));
    const { user } = await openPacket();
    await press(user, "Share picture");
    expect([...files.keys()]).toEqual([]);
    name = "NotAllowedError";
    await press(user, "Share picture");
    expect([...files.keys()]).toEqual(["Leeks.png"]);
  });

  it.each([
    [
      "has no canvas",
      /No 2D canvas/,
      () => vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null),
    ],
    [
      "gives noise instead of the picture",
      /does not let the canvas be read/,
      () => {
        pixels = drawn.map((_, index) => (index * 97) % 256);
      },
    ],
    [
      "makes no file of it",
      /returned no picture/,
      () => {
        vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((callback) =>
          callback(new Blob([])),
        );
      },
    ],
  ])("shows an error if the browser %s", async (_, reason, given) => {
    expectConsole(reason);
    given();
    const { user } = await renderApp(`/tipsDetails/${tips.kale._id}`, { isSignedIn: true });
    await press(user, "Seed packet");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We couldn’t draw this seed packet. You can still share the tip’s link.",
    );
  });
});
