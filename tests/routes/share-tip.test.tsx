import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { signInWithProvider } from "@/auth/auth-session";
// Tests with a frozen clock do not wait for code.
import "@/routes/browse-tips/browse-tips-page";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { breakCall, delayCall, faults, mockResponse, restoreBackend } from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, member } from "../support/server";
import { chooseGoogleAccount, fill, googleClaims, leavePage, press } from "../support/user-actions";

async function openForm(options: Parameters<typeof renderApp>[1] = {}, address = "/shareTips") {
  const app = await renderApp(address, { isSignedIn: true, ...options });
  await screen.findByRole("heading", { name: "Share a Tip", level: 1 });
  return app;
}

async function fillIn(user: UserEvent) {
  await fill(user, "Title", "Leeks in a drainpipe");
  await fill(user, "Plant type", "Leek");
  await fill(user, "Description", "Cut a pipe in half.\nSow in it.");
}

function optionsOf(label: string) {
  return within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value, textContent }) => [value, textContent]);
}

describe("the form for a new tip", () => {
  it("asks for title, plant type and description, and sends nothing", async () => {
    const calls = recordBackendCalls();
    const { user } = await openForm();
    await press(user, "Share Tip");
    for (const label of ["Title", "Plant type", "Description"]) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Please fill this in.");
    }
    expect(screen.getByLabelText("Title")).toHaveFocus();
    expect(screen.getByLabelText("Image URL")).toBeValid();
    expect(calls).toEqual([]);
  });

  it("takes blanks for nothing", async () => {
    const { user } = await openForm();
    await fillIn(user);
    await fill(user, "Description", "   ");
    await press(user, "Share Tip");
    expect(screen.getByLabelText("Description")).toHaveAccessibleDescription(
      "Please fill this in.",
    );
  });

  it.each(["leek", "www.example.org/leek.jpg", "javascript:alert(1)", "data:image/png;base64,AA"])(
    "asks for a full address where the picture's is '%s'",
    async (address) => {
      const calls = recordBackendCalls();
      const { user } = await openForm();
      await fillIn(user);
      await fill(user, "Image URL", address);
      await press(user, "Share Tip");
      expect(screen.getByLabelText("Image URL")).toHaveAccessibleDescription(
        "Please enter a full address that starts with https://.",
      );
      expect(calls).toEqual([]);
    },
  );

  it("offers three difficulties, six categories and two availabilities", async () => {
    await openForm();
    expect(optionsOf("Difficulty")).toEqual([
      ["easy", "Easy"],
      ["medium", "Medium"],
      ["hard", "Hard"],
    ]);
    expect(optionsOf("Category")).toEqual([
      ["composting", "Composting"],
      ["plantCare", "Plant Care"],
      ["vartecalGardening", "Vertical Gardening"],
      ["pestControl", "Pest Control"],
      ["watering", "Watering"],
      ["soil", "Soil"],
    ]);
    expect(optionsOf("Availability")).toEqual([
      ["public", "Public"],
      ["hidden", "Hidden"],
    ]);
  });

  it("says of a hidden tip that it is only visible to its author", async () => {
    await openForm();
    expect(screen.getByLabelText("Availability")).toHaveAccessibleDescription(
      /Only visible to you/,
    );
  });

  it("shows the member's email and name, which cannot be changed", async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText("Your email"), "x");
    await user.type(screen.getByLabelText("Your name"), "x");
    expect(screen.getByLabelText("Your email")).toHaveValue(member.email);
    expect(screen.getByLabelText("Your name")).toHaveValue(member.name);
    expect(screen.getByLabelText("Your email")).toHaveAttribute("readonly");
    expect(screen.getByLabelText("Your name")).toHaveAttribute("readonly");
  });
});

describe.each(["/shareTips", "/dashboard/shareTips"])("sharing a tip at %s", (address) => {
  it("posts exactly twelve fields to /shareTIps", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 3, 5, 6, 7, 8, 9) });
    const { user } = await openForm({}, address);
    const calls = recordBackendCalls();
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    await user.selectOptions(screen.getByLabelText("Category"), "Vertical Gardening");
    await user.selectOptions(screen.getByLabelText("Availability"), "Hidden");
    await fill(user, "Image URL", " https://example.org/leek.jpg ");
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
    expect(calls[0]?.contentType).toBe("application/json");
    expect(JSON.parse(calls[0]?.body ?? "")).toStrictEqual({
      title: "Leeks in a drainpipe",
      plantType: "Leek",
      difficulty: "hard",
      category: "vartecalGardening",
      description: "Cut a pipe in half.\nSow in it.",
      imageUrl: "https://example.org/leek.jpg",
      availability: "hidden",
      email: member.email,
      name: member.name,
      totalLiked: 0,
      authorPhoto: "",
      createdAt: "2026-04-05T06:07:08.009Z",
    });
  });

  it("says for two seconds that it worked, and shows all tips", async () => {
    freezeClock();
    const { user, pathname } = await openForm({}, address);
    await fillIn(user);
    await press(user, "Share Tip");
    const dialog = await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    await passTime(1950);
    expect(dialog).toBeInTheDocument();
    expect(pathname()).toBe(address);
    await passTime(50);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    const card = await screen.findByRole("article", { name: "Leeks in a drainpipe" });
    expect(within(card).getByText("You have just shared this tip")).toBeVisible();
    expect(screen.getAllByText("You have just shared this tip")).toHaveLength(1);
    await fill(user, "Search tips", "drainpipe");
    await passTime(1000);
    expect(screen.getByText("You have just shared this tip")).toBeVisible();
  });
});

describe("the packet beside the form", () => {
  function packet() {
    const element = screen.getByText("Your seed packet").parentElement;
    if (element === null) throw new Error("No packet");
    return element;
  }

  it("shows the tip as it is being written, to the eye alone", async () => {
    const { user } = await openForm();
    expect(packet()).toHaveAttribute("aria-hidden", "true");
    await fill(user, "Title", "Leeks in a drainpipe");
    await user.selectOptions(screen.getByLabelText("Category"), "Soil");
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    await waitFor(() => expect(packet()).toHaveTextContent(/Soil.*Leeks in a drainpipe.*hard/));
  });

  it("tries a picture when its address is whole", async () => {
    const { user } = await openForm();
    const field = screen.getByLabelText("Image URL");
    await user.type(field, "https://example.org/leek.jpg");
    expect(packet().querySelector("img")).toBeNull();
    await user.tab();
    await waitFor(() =>
      expect(packet().querySelector("img")).toHaveAttribute("src", "https://example.org/leek.jpg"),
    );
  });
});

describe("sharing a tip", () => {
  it("keeps every typed word when the server refuses the tip, and shares it at the next try", async () => {
    breakCall("post", "/shareTIps", faults.status);
    const { user, pathname } = await openForm();
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText("Category"), "Soil");
    await fill(user, "Image URL", "https://example.org/leek.jpg");
    await press(user, "Share Tip");
    expect(await screen.findByRole("dialog", { name: "Oops!" })).toHaveTextContent(
      "Something went wrong. Please try again.",
    );
    await press(user, "OK");
    expect(await screen.findByRole("button", { name: "Share Tip" })).toBeEnabled();
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks in a drainpipe");
    expect(screen.getByLabelText("Plant type")).toHaveValue("Leek");
    expect(screen.getByLabelText("Description")).toHaveValue("Cut a pipe in half.\nSow in it.");
    expect(screen.getByLabelText("Category")).toHaveValue("soil");
    expect(screen.getByLabelText("Image URL")).toHaveValue("https://example.org/leek.jpg");
    expect(pathname()).toBe("/shareTips");
    restoreBackend();
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
  });

  it("is offered as easy, composting and public, without a picture", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await fillIn(user);
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
      difficulty: "easy",
      category: "composting",
      availability: "public",
      imageUrl: "",
    });
  });

  it("posts once at a double click, and is disabled meanwhile", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    const release = delayCall("post", "/shareTIps");
    await fillIn(user);
    await user.dblClick(screen.getByRole("button", { name: "Share Tip" }));
    expect(screen.getByRole("button", { name: "Sharing..." })).toBeDisabled();
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
  });

  it("posts once when Enter is pressed twice", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    // An answer between the two would open a dialog, which the second one closes.
    const release = delayCall("post", "/shareTIps");
    await fillIn(user);
    await user.type(screen.getByLabelText("Title"), "{Enter}{Enter}");
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
  });

  it.each([{ acknowledged: true }, { insertedId: null }, { insertedId: "" }])(
    "claims no success when the answer is %o",
    async (answer) => {
      mockResponse("post", "/shareTIps", answer);
      const { user } = await openForm();
      await fillIn(user);
      await press(user, "Share Tip");
      await screen.findByRole("dialog", { name: "Oops!" });
      expect(screen.queryByText("Tip Shared Successfully!")).not.toBeInTheDocument();
    },
  );

  it("carries the photo of a member who has one", async () => {
    db.update(({ accounts }) => {
      for (const account of accounts) account.photoUrl = "https://example.org/rowan.jpg";
    });
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await fillIn(user);
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(JSON.parse(calls[0]?.body ?? "").authorPhoto).toBe("https://example.org/rowan.jpg");
  });

  it("calls a member without a name a gardener", async () => {
    const { name: _, ...claims } = googleClaims;
    chooseGoogleAccount(claims);
    await signInWithProvider("google.com");
    const { user } = await renderApp("/shareTips");
    await fillIn(user);
    const calls = recordBackendCalls();
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
      email: googleClaims.email,
      name: "A gardener",
    });
  });

  it("leaves a person where they went meanwhile", async () => {
    freezeClock();
    const { user, router, pathname } = await openForm();
    const release = delayCall("post", "/shareTIps");
    await fillIn(user);
    await press(user, "Share Tip");
    await leavePage(user);
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    await passTime(2000);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(router.state.navigation.state).toBe("idle");
    expect(pathname()).toBe("/aboutUs");
  });
});
