import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../support/render-app";
import { db, member } from "../support/server";
import { fill, press } from "../support/user-actions";

const words = "We couldn't load this picture. The tip will show a drawn plant instead.";
const hint = "Optional. Without a picture we draw the plant.";

/** What the form has asked for, the last one last. */
let asked: HTMLImageElement[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("Image", function StubImage() {
    const image = document.createElement("img");
    asked.push(image);
    return image;
  });
});

async function openForm() {
  const app = await renderApp("/shareTips", { isSignedIn: true });
  return { ...app, field: await screen.findByLabelText("Image URL") };
}

const addresses = () => asked.map(({ src }) => src);

/** The picture that was asked for last arrives, or does not. */
function end(how: "load" | "error") {
  const image = asked.at(-1);
  if (image === undefined) throw new Error("Nothing was asked for");
  act(() => void fireEvent[how](image));
}

describe("a picture's address", () => {
  it("is tried at a pause in typing, without a word about this page", async () => {
    const { user } = await openForm();
    await fill(user, "Image URL", " https://example.org/leek.jpg ");
    await waitFor(() => expect(addresses()).toEqual(["https://example.org/leek.jpg"]));
    expect(asked[0]?.referrerPolicy).toBe("no-referrer");
  });

  it.each(["leek", "https://", "http:/", "javascript:alert(1)", "data:image/png;base64,AA"])(
    "is not tried while it is '%s'",
    async (address) => {
      const { user, field } = await openForm();
      await fill(user, "Image URL", address);
      await user.tab();
      expect(asked).toEqual([]);
      expect(field).toHaveAccessibleDescription(hint);
    },
  );

  it("is shown in the packet and under its field, to the eye alone", async () => {
    const { user, container } = await openForm();
    await fill(user, "Image URL", "https://example.org/leek.jpg");
    await user.tab();
    const pictures = container.querySelectorAll('img[src="https://example.org/leek.jpg"]');
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(picture.closest("[aria-hidden=true]")).not.toBeNull();
  });

  it("says at its field that the picture does not load, and unsays it of the next", async () => {
    const { user, field } = await openForm();
    await fill(user, "Image URL", "https://example.org/leek.jpg");
    await user.tab();
    expect(field).toHaveAccessibleDescription(hint);
    end("error");
    expect(field).toHaveAccessibleDescription(words);
    expect(screen.getByText(words)).toHaveAttribute("aria-live", "polite");
    expect(field).toBeValid();
    await fill(user, "Image URL", "https://example.org/leek.png");
    expect(field).toHaveAccessibleDescription(hint);
    await user.tab();
    end("load");
    expect(field).toHaveAccessibleDescription(hint);
  });

  it("that does not load does not prevent sending", async () => {
    const { user } = await openForm();
    await fill(user, "Title", "Leeks");
    await fill(user, "Plant type", "Leek");
    await fill(user, "Description", "Sow.");
    await fill(user, "Image URL", "https://example.org/leek.jpg");
    await user.tab();
    end("error");
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
  });

  it("of an old tip is tried when its form opens", async () => {
    const _id = "a1b2c3d4e5f60718293a4bfe";
    db.update((data) => {
      data.tips.push({ _id, email: member.email, imageUrl: "https://example.org/gone.jpg" });
    });
    await renderApp(`/updateTips/${_id}`, { isSignedIn: true });
    const field = await screen.findByLabelText("Image URL");
    end("error");
    expect(field).toHaveAccessibleDescription(words);
  });
});
