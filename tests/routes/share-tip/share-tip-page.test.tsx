import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fieldNames, newTipFields, tipFields } from "@/features/tips/tip-fields";
import { lines, recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { draftOf, leeks, requiredFields, store } from "../../support/drafts";
import { delayCall } from "../../support/faults";
import { renderApp } from "../../support/render-app";
import { changeAccount, member } from "../../support/server";
import { openForm } from "../../support/tip-pages";
import { fill, fillInTip, logIn, press, shareTip } from "../../support/user-actions";

function optionsOf(label: string) {
  return within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value, textContent }) => [value, textContent]);
}

describe("the form for a new tip", () => {
  it("shows every field in order, with its hint and its initial value", async () => {
    await openForm();
    const controls = fieldNames.map((name) => screen.getByLabelText(tipFields[name].label));
    const inOrder = controls.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(controls);
    for (const name of fieldNames) {
      const { label, hint = "" } = tipFields[name];
      expect(screen.getByLabelText(label)).toHaveValue(newTipFields[name]);
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(hint);
    }
  });

  it("asks for what is required, and for a full image URL, and sends nothing", async () => {
    const calls = recordBackendCalls();
    const { user } = await openForm();
    await press(user, "Share Tip");
    for (const name of requiredFields) {
      expect(screen.getByLabelText(tipFields[name].label)).toHaveAccessibleDescription(
        "Please fill this in.",
      );
    }
    expect(screen.getByLabelText("Title")).toHaveFocus();
    expect(screen.getByLabelText("Image URL")).toBeValid();
    await fillInTip(user);
    for (const address of ["www.example.org/leek.jpg", "javascript:alert(1)"]) {
      await fill(user, "Image URL", address);
      await press(user, "Share Tip");
      expect(screen.getByLabelText("Image URL")).toHaveAccessibleDescription(
        "Please enter a full address that starts with https://.",
      );
    }
    expect(calls).toEqual([]);
  });

  it("offers the choices of the spec, and shows the member's email and name, read-only", async () => {
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
    expect(screen.getByLabelText("Availability")).toHaveAccessibleDescription(
      /Only visible to you/,
    );
    expect(screen.getByLabelText("Your email")).toHaveValue(member.email);
    expect(screen.getByLabelText("Your email")).toHaveAttribute("readonly");
    expect(screen.getByLabelText("Your name")).toHaveValue(member.name);
    expect(screen.getByLabelText("Your name")).toHaveAttribute("readonly");
  });
});

it("the seed packet beside the form shows the tip as it is typed, hidden from screen readers", async () => {
  const { user } = await openForm();
  const packet = screen.getByText("Your seed packet").parentElement;
  expect(packet).toHaveAttribute("aria-hidden", "true");
  await fill(user, "Title", "Leeks in a drainpipe");
  await user.selectOptions(screen.getByLabelText("Category"), "Soil");
  await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
  await waitFor(() => expect(packet).toHaveTextContent(/Soil.*Leeks in a drainpipe.*hard/));
});

describe("sharing a tip", () => {
  it("sends every field, the author, the time and no likes to /shareTIps, and nothing else", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 3, 5, 6, 7, 8, 9) });
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await fillInTip(user);
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    await user.selectOptions(screen.getByLabelText("Category"), "Vertical Gardening");
    await user.selectOptions(screen.getByLabelText("Availability"), "Hidden");
    await fill(user, "Image URL", " https://example.org/leek.jpg ");
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
    expect(calls[0]?.contentType).toBe("application/json");
    expect(JSON.parse(calls[0]?.body ?? "")).toStrictEqual({
      ...leeks,
      difficulty: "hard",
      category: "vartecalGardening",
      imageUrl: "https://example.org/leek.jpg",
      availability: "hidden",
      email: member.email,
      name: member.name,
      totalLiked: 0,
      authorPhoto: "",
      createdAt: "2026-04-05T06:07:08.009Z",
    });
  });

  it("shows its success for two seconds, then all tips, in which the new one is marked until the author leaves", async () => {
    await freezeClock();
    const { user, router, pathname } = await openForm("/dashboard/shareTips");
    await shareTip(user);
    const dialog = await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    await passTime(1950);
    expect(dialog).toBeInTheDocument();
    expect(pathname()).toBe("/dashboard/shareTips");
    await passTime(50);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    const card = await screen.findByRole("article", { name: "Leeks in a drainpipe" });
    expect(within(card).getByText("You have just shared this tip")).toBeVisible();
    expect(screen.getAllByText("You have just shared this tip")).toHaveLength(1);
    await fill(user, "Search tips", "drainpipe");
    await passTime(1000);
    expect(screen.getByText("You have just shared this tip")).toBeVisible();
    await act(() => router.navigate("/aboutUs"));
    await act(() => router.navigate(-1));
    await screen.findByRole("article", { name: "Leeks in a drainpipe" });
    expect(screen.queryByText("You have just shared this tip")).not.toBeInTheDocument();
  });

  it("sends the tip once for a double click, and for Enter meanwhile", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    const release = delayCall("post", "/shareTIps");
    await fillInTip(user);
    await user.dblClick(screen.getByRole("button", { name: "Share Tip" }));
    expect(screen.getByRole("button", { name: "Sharing..." })).toBeVisible();
    await user.type(screen.getByLabelText("Title"), "{Enter}");
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
  });

  it("sends the tip once if the form is submitted twice before it renders", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await fillInTip(user);
    const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "Share Tip" });
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
  });

  it("sends the defaults, the member's photo, and 'A gardener' for a member without a name", async () => {
    changeAccount({ photoUrl: "https://example.org/rowan.jpg", displayName: null });
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await shareTip(user);
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
      ...leeks,
      name: "A gardener",
      authorPhoto: "https://example.org/rowan.jpg",
    });
  });
});

describe("what another app has shared", () => {
  const shared =
    "/shareTips?title=Leek%20moth&text=Net%20them%20in%20May.&url=https%3A%2F%2Fexample.org%2Fleeks";
  const addedText = "Net them in May.\n\nhttps://example.org/leeks";

  it("fills the form, once", async () => {
    const { router } = await openForm(shared);
    expect(screen.getByLabelText("Title")).toHaveValue("Leek moth");
    expect(screen.getByLabelText("Description")).toHaveValue(addedText);
    expect(router.state.location).toMatchObject({ pathname: "/shareTips", search: "" });
  });

  it("is added below a draft, of which nothing is overwritten", async () => {
    store(draftOf({ title: "Leeks", description: "Sow in a tray." }));
    await openForm(shared);
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks");
    expect(screen.getByLabelText("Description")).toHaveValue(
      `Sow in a tray.\n\nLeek moth\n\n${addedText}`,
    );
  });

  it("waits for a visitor who signs in", async () => {
    const { user } = await renderApp(shared);
    await screen.findByRole("heading", { name: "Welcome back" });
    await logIn(user);
    await user.click(await screen.findByRole("link", { name: "Continue sharing your tip" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("Leek moth");
    expect(screen.getByLabelText("Description")).toHaveValue(addedText);
  });
});
