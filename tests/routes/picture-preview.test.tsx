import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEBOUNCE_MS } from "@/features/tips/editor/picture-field";
import { freezeClock, passTime } from "../support/clock";
import { renderApp } from "../support/render-app";
import { addTip, member } from "../support/server";
import { specWords } from "../support/spec-words";
import { fill, press } from "../support/user-actions";

const notLoaded = "We couldn’t load this picture. The tip will show a drawn plant instead.";
const hint = "Optional. Without a picture we draw the plant.";

/** The pictures that the form has requested, in order. */
let requested: HTMLImageElement[] = [];

beforeEach(() => {
  requested = [];
  vi.stubGlobal("Image", function StubImage() {
    const image = document.createElement("img");
    requested.push(image);
    return image;
  });
});

async function openForm() {
  const app = await renderApp("/shareTips", { isSignedIn: true });
  return { ...app, field: await screen.findByLabelText("Image URL") };
}

const addresses = () => requested.map(({ src }) => src);

/** Ends the request for a picture, once it has begun. */
async function end(name: string, how: "load" | "error") {
  const image = await waitFor(() => {
    const last = requested.at(-1);
    if (last?.src !== `https://example.org/${name}`) throw new Error("It is not requested yet");
    return last;
  });
  act(() => void fireEvent[how](image));
}

describe("the picture of an image URL", () => {
  it("is requested when typing pauses, and shown twice, hidden from screen readers", async () => {
    freezeClock();
    const { user, container } = await openForm();
    await fill(user, "Image URL", " https://example.org/leek.jp");
    await passTime(DEBOUNCE_MS * 0.6);
    await user.paste("g ");
    await passTime(DEBOUNCE_MS * 0.6);
    expect(requested).toEqual([]);
    await passTime(DEBOUNCE_MS * 0.6);
    expect(addresses()).toEqual(["https://example.org/leek.jpg"]);
    expect(requested[0]?.referrerPolicy).toBe("no-referrer");
    const pictures = container.querySelectorAll('img[src="https://example.org/leek.jpg"]');
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(picture.closest("[aria-hidden=true]")).not.toBeNull();
  });

  it("is not requested for what is no web address, nor called broken while there is no connection, and is requested once there is one", async () => {
    freezeClock();
    const { user, field } = await openForm();
    for (const address of ["leek", "javascript:alert(1)"]) {
      await fill(user, "Image URL", address);
      await passTime(DEBOUNCE_MS * 2);
      expect(requested, address).toEqual([]);
      expect(field).toHaveAccessibleDescription(hint);
    }
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    await fill(user, "Image URL", "https://example.org/leek.jpg");
    await passTime(DEBOUNCE_MS * 2);
    expect(requested).toEqual([]);
    expect(field).toHaveAccessibleDescription(hint);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(addresses()).toEqual(["https://example.org/leek.jpg"]);
  });

  it("is requested when the form for an old tip opens, and reported at its field if it does not load, until the URL changes, but the tip can be saved", async () => {
    freezeClock();
    const tip = addTip({ email: member.email, imageUrl: "https://example.org/gone.jpg" });
    const { user } = await renderApp(`/updateTips/${tip._id}`, { isSignedIn: true });
    const field = await screen.findByLabelText("Image URL");
    await end("gone.jpg", "error");
    expect(field).toHaveAccessibleDescription(notLoaded);
    expect(screen.getByText(notLoaded)).toHaveAttribute("aria-live", "polite");
    expect(field).toBeValid();
    await fill(user, "Image URL", "https://example.org/leek.png");
    await passTime(DEBOUNCE_MS);
    expect(field).toHaveAccessibleDescription(hint);
    await end("leek.png", "load");
    expect(field).toHaveAccessibleDescription(hint);
    await fill(user, "Image URL", "https://example.org/leek.gif");
    await passTime(DEBOUNCE_MS);
    await end("leek.gif", "error");
    expect(field).toHaveAccessibleDescription(notLoaded);
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: specWords.tipUpdated });
  });
});
