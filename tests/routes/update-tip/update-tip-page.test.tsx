import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { editableFieldsOf, fieldNames, tipFields } from "@/features/tips/tip-fields";
import { lines, recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { requiredFields, storedDrafts } from "../../support/drafts";
import { tipRecord } from "../../support/factories";
import { delayCall } from "../../support/faults";
import { renderApp } from "../../support/render-app";
import {
  addBareTip,
  addTip,
  changeTip,
  member,
  setTips,
  storedTip,
  tips,
} from "../../support/server";
import { openForm } from "../../support/tip-pages";
import { fill, leavePage, press } from "../../support/user-actions";

const { beans } = tips;
const beansPath = `/shareTips/${beans._id}`;

const openUpdate = (id = beans._id) => openForm(`/updateTips/${id}`);

/** Adds a tip of the member's. @returns its id */
const store = (fields: Record<string, unknown>) =>
  addTip({ email: member.email, name: member.name, ...fields })._id;

/** Submits the form, and returns the body that it sends. */
async function submittedBody(user: UserEvent) {
  const calls = recordBackendCalls();
  await press(user, "Update Tip");
  const put = () => calls.find(({ method }) => method === "PUT");
  await waitFor(() => expect(put()?.body).toBeTruthy());
  return JSON.parse(put()?.body ?? "");
}

/** A tip of the member's. */
const own = (fields: Record<string, unknown>) => tipRecord({ email: member.email, ...fields });

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

/** Changes the beans as another device does. */
const saveElsewhere = (fields: Record<string, string>) => changeTip(beans._id, fields);

describe("the form for an existing tip", () => {
  it("holds the tip, and offers the first categories only", async () => {
    await openUpdate();
    for (const name of fieldNames) {
      expect(screen.getByLabelText(tipFields[name].label)).toHaveValue(beans[name]);
    }
    expect(screen.getByLabelText("Category")).toHaveDisplayValue("Vertical Gardening");
    expect(optionsOf("Category")).toEqual(["Composting", "Plant Care", "Vertical Gardening"]);
    expect(screen.getByLabelText("Your email")).toHaveValue(member.email);
    expect(screen.getByLabelText("Your name")).toHaveValue(member.name);
  });

  it.each([
    ["category", "Category", "bonsai", "bonsai"],
    ["difficulty", "Difficulty", "Easy", "Easy"],
    ["availability", "Availability", "friends", "Friends"],
  ])(
    "keeps a stored %s that it does not offer, and sends it back unchanged",
    async (key, label, value, words) => {
      const { user } = await openUpdate(store({ [key]: value }));
      expect(screen.getByLabelText(label)).toHaveDisplayValue(new RegExp(`^${words}`));
      expect(await submittedBody(user)).toMatchObject({ [key]: value });
    },
  );

  it("does not list a choice twice if the tip spells it differently", async () => {
    await openUpdate(store({ difficulty: "Easy", availability: "PUBLIC" }));
    expect(optionsOf("Difficulty")).toEqual(["Easy", "Medium", "Hard"]);
    expect(optionsOf("Availability")).toEqual(["Public", "Hidden"]);
    expect(screen.getByLabelText("Difficulty")).toHaveDisplayValue("Easy");
  });

  it("sends the standard spelling of a new choice if the tip had another", async () => {
    const { user } = await openUpdate(store({ difficulty: "EASY" }));
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    expect(await submittedBody(user)).toMatchObject({ difficulty: "hard" });
  });

  it("requires no field, and accepts an invalid image URL that the tip already has", async () => {
    const { user } = await openUpdate(store({ imageUrl: "my picture" }));
    for (const name of requiredFields) await fill(user, tipFields[name].label, "");
    const empty = requiredFields.map((name) => [name, ""]);
    expect(await submittedBody(user)).toMatchObject({
      ...Object.fromEntries(empty),
      imageUrl: "my picture",
    });
  });

  it.each([
    ["the member", { email: member.email, name: member.name }, member.email],
    ["no one", { email: "", name: "" }, "Not known"],
  ])("leaves empty the fields that an old tip by %s lacks", async (_, author, shownEmail) => {
    const { user } = await openUpdate(addBareTip({ title: "Old onions", email: author.email }));
    expect(screen.getByLabelText("Your email")).toHaveValue(shownEmail);
    expect(screen.getByLabelText("Difficulty")).toHaveDisplayValue("Not given");
    expect(screen.getByRole("main")).not.toHaveTextContent(/undefined|null|NaN/);
    expect(await submittedBody(user)).toStrictEqual({
      ...editableFieldsOf({}),
      title: "Old onions",
      ...author,
    });
  });
});

describe("updating a tip", () => {
  it("sends every field and the author, and nothing else", async () => {
    const { user } = await openUpdate();
    const calls = recordBackendCalls();
    await fill(user, "Title", "Beans on a net");
    await user.selectOptions(screen.getByLabelText("Availability"), "Hidden");
    await user.selectOptions(screen.getByLabelText("Category"), "Plant Care");
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    expect(lines(calls).slice(0, 2)).toEqual([`GET ${beansPath}`, `PUT ${beansPath}`]);
    expect(calls[1]?.contentType).toBe("application/json");
    expect(JSON.parse(calls[1]?.body ?? "")).toStrictEqual({
      ...editableFieldsOf(beans),
      title: "Beans on a net",
      category: "plantCare",
      availability: "hidden",
      email: member.email,
      name: member.name,
    });
  });

  it("shows its success for two seconds, then the member's tips", async () => {
    await freezeClock();
    const { user, pathname } = await openUpdate();
    await fill(user, "Title", "Beans on a net");
    await press(user, "Update Tip");
    const dialog = await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    await passTime(1950);
    expect(dialog).toBeInTheDocument();
    await passTime(50);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(await screen.findByRole("heading", { name: "Beans on a net" })).toBeVisible();
  });

  it("returns to the list of the member's tips as it was, and marks the tip", async () => {
    setTips(...Array.from({ length: 12 }, (_, index) => own({ title: `Tip ${10 + index}` })));
    const { user, router } = await renderApp("/dashboard/myTips?sort=title", { isSignedIn: true });
    await user.click(await screen.findByRole("link", { name: "Edit Tip 15" }));
    await fill(user, "Title", "Tip 15 again");
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    await user.keyboard("{Escape}");
    const note = await screen.findByText("You have just updated this tip");
    expect(note.closest("li")).toHaveTextContent("Tip 15 again");
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/dashboard/myTips?sort=title");
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe("/dashboard/myTips");
  });

  it("can be canceled, which keeps the draft", async () => {
    const { user, pathname } = await renderApp(`/tipsDetails/${beans._id}`, { isSignedIn: true });
    await user.click(await screen.findByRole("link", { name: "Edit" }));
    await fill(user, "Title", "Beans on a net");
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { level: 1, name: beans.title });
    expect(pathname()).toBe(`/tipsDetails/${beans._id}`);
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Beans on a net" } }]);
  });

  it("begins with the tip as the device knows it, while the server is asleep", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    const edit = await screen.findByRole("link", { name: `Edit ${beans.title}` });
    const release = delayCall("get", beansPath);
    await user.click(edit);
    expect(await screen.findByLabelText("Title")).toHaveValue(beans.title);
    expect(screen.getByLabelText("Your email")).toHaveValue(member.email);
    release();
  });

  it("says that nothing was changed, instead of a success", async () => {
    const { user, pathname } = await openUpdate();
    await press(user, "Update Tip");
    expect(await screen.findByText("Nothing was changed")).toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(screen.queryByText("Tip Updated Successfully")).not.toBeInTheDocument();
  });

  it("says that the tip was deleted in the meantime and is restored", async () => {
    const { user, pathname } = await openUpdate();
    const calls = recordBackendCalls();
    const release = delayCall("put", beansPath);
    await press(user, "Update Tip");
    await waitFor(() => expect(lines(calls)).toContain(`PUT ${beansPath}`));
    setTips();
    release();
    expect(
      await screen.findByText("The tip had been deleted; it is back as you wrote it"),
    ).toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(screen.queryByText("Tip Updated Successfully")).not.toBeInTheDocument();
  });
});

it("another person's tip keeps its author, whose email stays private", async () => {
  const { user, container } = await openUpdate(tips.kale._id);
  expect(screen.getByLabelText("Your email")).toHaveValue("Kept private");
  expect(screen.getByLabelText("Author’s name")).toHaveValue("Somebody Else");
  expect(container.innerHTML).not.toContain("somebody.else@example.net");
  expect(await submittedBody(user)).toMatchObject({
    email: "somebody.else@example.net",
    name: "Somebody Else",
  });
});

it.each([
  ["its id is unknown", () => "ffffffffffffffffffffffff"],
  [
    "its author has hidden it",
    () => store({ email: "somebody.else@example.net", availability: "hidden" }),
  ],
])("the page says that the tip is no longer here if %s", async (_, idOf) => {
  await renderApp(`/updateTips/${idOf()}`, { isSignedIn: true });
  await screen.findByRole("heading", { name: "This tip is no longer here" });
  expect(screen.queryByRole("button", { name: "Update Tip" })).not.toBeInTheDocument();
});

describe("a tip that was changed elsewhere since the form was opened", () => {
  const rewritten = { title: "Beans under glass", availability: "hidden" };
  const choice = () => screen.findByRole("dialog", { name: /was changed in the meantime/ });
  /** Submits a new description after the title and the availability were changed elsewhere. */
  async function saveCorrection() {
    const app = await openUpdate();
    await fill(app.user, "Description", "Sow in May.");
    saveElsewhere(rewritten);
    await press(app.user, "Update Tip");
    return app;
  }

  it("is not overwritten: a question names the fields that differ", async () => {
    await saveCorrection();
    expect(await choice()).toHaveTextContent("Title, Description and Availability differ.");
    expect(storedTip(beans._id)).toMatchObject(rewritten);
  });

  it("names the one field that differs", async () => {
    const { user } = await openUpdate();
    await fill(user, "Title", "Beans on a net");
    saveElsewhere({ title: "Beans under glass" });
    await press(user, "Update Tip");
    expect(await choice()).toHaveTextContent("Title differs.");
  });

  it("is not overwritten if the member leaves before the answer, and a message says so on the next page", async () => {
    const { user } = await openUpdate();
    await fill(user, "Description", "Sow in May.");
    saveElsewhere(rewritten);
    const release = delayCall("get", beansPath);
    await press(user, "Update Tip");
    await leavePage(user);
    release();
    await screen.findByRole("dialog", { name: "Your update was not saved" });
    expect(storedTip(beans._id)).toMatchObject(rewritten);
  });

  it("shows no difference that a form cannot show", async () => {
    saveElsewhere({ description: "Sow.\r\nWater.", imageUrl: " https://pictures.test/a.webp" });
    const { user } = await openUpdate();
    await fill(user, "Plant type", "Borlotti bean");
    saveElsewhere(rewritten);
    await press(user, "Update Tip");
    expect(await choice()).toHaveTextContent("Title, Plant type and Availability differ.");
  });

  it("is replaced with what is typed until the question is shown, if the member keeps that", async () => {
    const { user } = await openUpdate();
    await fill(user, "Description", "Sow in May.");
    saveElsewhere(rewritten);
    const release = delayCall("get", beansPath);
    await press(user, "Update Tip");
    await fill(user, "Plant type", "Borlotti bean");
    release();
    await choice();
    await press(user, "Keep mine");
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    expect(storedTip(beans._id)).toMatchObject({
      description: "Sow in May.",
      plantType: "Borlotti bean",
    });
  });

  it("is replaced with the member's version by 'Keep mine'", async () => {
    const { user } = await saveCorrection();
    await choice();
    await press(user, "Keep mine");
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    const mine = { title: beans.title, availability: "public", description: "Sow in May." };
    expect(storedTip(beans._id)).toMatchObject(mine);
    expect(storedDrafts()).toEqual([]);
  });

  it("fills the form by 'See the saved version', and 'Undo' brings the member's own text back", async () => {
    const { user } = await saveCorrection();
    const calls = recordBackendCalls();
    await choice();
    await press(user, "See the saved version");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Title")).toHaveValue(rewritten.title);
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
    const message = screen.getByText("This is the newest version of the tip.");
    await user.tab();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(message).not.toBeInTheDocument();
    expect(screen.getByLabelText("Title")).toHaveValue(beans.title);
    expect(screen.getByLabelText("Description")).toHaveValue("Sow in May.");
    expect(storedDrafts()).toMatchObject([{ fields: { description: "Sow in May." } }]);
    expect(calls).toEqual([]);
  });

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ["Escape", (user) => user.keyboard("{Escape}")],
    ["its close button", (user) => press(user, "Close this dialog")],
  ])(
    "is left unchanged by %s, as is the form, whose notice offers the choice",
    async (_, close) => {
      const { user } = await saveCorrection();
      const calls = recordBackendCalls();
      await choice();
      await close(user);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.getByLabelText("Description")).toHaveValue("Sow in May.");
      expect(storedDrafts()).toMatchObject([{ fields: { description: "Sow in May." } }]);
      expect(screen.getByText(/^This tip was changed after you began to write\./)).toBeVisible();
      expect(calls).toEqual([]);
      await press(user, "See the newest version");
      expect(screen.getByLabelText("Title")).toHaveValue(rewritten.title);
      await press(user, "Undo");
      await press(user, "Update Tip");
      await choice();
      expect(storedTip(beans._id)).toMatchObject(rewritten);
    },
  );

  it("is asked about again if it changes during the question", async () => {
    const { user } = await saveCorrection();
    await choice();
    saveElsewhere({ title: "Beans, once more", availability: "public" });
    await press(user, "Keep mine");
    await waitFor(async () =>
      expect(await choice()).toHaveTextContent("Title and Description differ."),
    );
  });

  it("is not restored if it was deleted, and the text stays in the form", async () => {
    const { user } = await openUpdate();
    const calls = recordBackendCalls();
    await fill(user, "Description", "Sow in May.");
    setTips();
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "This tip no longer exists" });
    await press(user, "OK");
    expect(screen.getByLabelText("Description")).toHaveValue("Sow in May.");
    expect(lines(calls)).toEqual([`GET ${beansPath}`]);
  });
});
