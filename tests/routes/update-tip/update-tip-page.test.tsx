import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { editableFieldsOf } from "@/features/tips/tip-fields";
import { lines, recordBackendCalls } from "../../support/calls";
import { storedDrafts } from "../../support/drafts";
import { delayCall } from "../../support/faults";
import { quietPage } from "../../support/pages";
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
import { specWords } from "../../support/spec-words";
import { openForm, optionsOf } from "../../support/tip-pages";
import { fill, press } from "../../support/user-actions";

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

/** Changes the beans as another device does. */
const saveElsewhere = (fields: Record<string, string>) => changeTip(beans._id, fields);

describe("the form for an existing tip", () => {
  it("keeps stored choices that it does not offer or spells differently, and sends them back unchanged", async () => {
    const odd = { category: "bonsai", difficulty: "Easy", availability: "friends" };
    const { user } = await openUpdate(store(odd));
    expect(screen.getByLabelText("Category")).toHaveDisplayValue(/^bonsai/);
    expect(screen.getByLabelText("Difficulty")).toHaveDisplayValue("Easy");
    expect(optionsOf("Difficulty")).toEqual(["Easy", "Medium", "Hard"]);
    expect(screen.getByLabelText("Availability")).toHaveDisplayValue(/^Friends/);
    expect(await submittedBody(user)).toMatchObject(odd);
  });

  it("sends the standard spelling of a new choice, and an invalid image URL that the tip already has", async () => {
    const { user } = await openUpdate(
      store({ difficulty: "EASY", availability: "PUBLIC", imageUrl: "my picture" }),
    );
    expect(optionsOf("Availability")).toEqual(["Public", "Hidden"]);
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    await user.selectOptions(screen.getByLabelText("Availability"), "Hidden");
    await user.selectOptions(screen.getByLabelText("Category"), "Plant Care");
    expect(await submittedBody(user)).toMatchObject({
      difficulty: "hard",
      availability: "hidden",
      category: "plantCare",
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
  it("begins with the tip as the device knows it while the server is asleep, returns to the list of the member's tips as it was, and marks the tip", async () => {
    const { user, router } = await renderApp("/dashboard/myTips?sort=title", { isSignedIn: true });
    const edit = await screen.findByRole("link", { name: `Edit ${beans.title}` });
    const release = delayCall("get", beansPath);
    await user.click(edit);
    expect(await screen.findByLabelText("Title")).toHaveValue(beans.title);
    expect(screen.getByLabelText("Your email")).toHaveValue(member.email);
    release();
    await fill(user, "Title", "Beans on a net");
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: specWords.tipUpdated });
    await user.keyboard("{Escape}");
    const note = await screen.findByText("You have just updated this tip");
    expect(note.closest("li")).toHaveTextContent("Beans on a net");
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/dashboard/myTips?sort=title");
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe("/dashboard/myTips");
  });

  it("can be canceled, which keeps the draft", async () => {
    const { user, pathname } = await renderApp(`/tipsDetails/${beans._id}`, { isSignedIn: true });
    await user.click(await screen.findByRole("link", { name: "Edit" }));
    await fill(user, "Title", "Beans on a net");
    expect(pathname()).toBe(`/updateTips/${beans._id}`);
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("heading", { level: 1, name: beans.title });
    expect(pathname()).toBe(`/tipsDetails/${beans._id}`);
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Beans on a net" } }]);
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

  it("is not overwritten if the member leaves before the answer, and a message says so on the next page", async () => {
    const { user, router } = await openUpdate();
    await fill(user, "Description", "Sow in May.");
    saveElsewhere(rewritten);
    const release = delayCall("get", beansPath);
    await press(user, "Update Tip");
    await act(() => router.navigate(quietPage));
    release();
    await screen.findByRole("dialog", { name: "Your update was not saved" });
    expect(storedTip(beans._id)).toMatchObject(rewritten);
  });

  it("shows no difference that a form cannot show, and names the one field that differs", async () => {
    saveElsewhere({ description: "Sow.\r\nWater.", imageUrl: " https://pictures.test/a.webp" });
    const { user } = await openUpdate();
    await fill(user, "Title", "Beans on a net");
    saveElsewhere({ title: "Beans under glass" });
    await press(user, "Update Tip");
    expect(await choice()).toHaveTextContent("Title differs.");
  });

  it("is not overwritten before a question, which names the fields that differ; 'Keep mine' then replaces it with all that is typed until the question", async () => {
    const { user } = await openUpdate();
    await fill(user, "Description", "Sow in May.");
    saveElsewhere(rewritten);
    const release = delayCall("get", beansPath);
    await press(user, "Update Tip");
    await fill(user, "Plant type", "Borlotti bean");
    release();
    expect(await choice()).toHaveTextContent(
      "Title, Plant type, Description and Availability differ.",
    );
    expect(storedTip(beans._id)).toMatchObject(rewritten);
    await press(user, "Keep mine");
    await screen.findByRole("dialog", { name: specWords.tipUpdated });
    expect(storedTip(beans._id)).toMatchObject({
      title: beans.title,
      description: "Sow in May.",
      plantType: "Borlotti bean",
      availability: "public",
    });
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

  it("is left unchanged by Escape, as is the form, whose notice offers the choice, and is asked about again, even during the question", async () => {
    const { user } = await saveCorrection();
    const calls = recordBackendCalls();
    await choice();
    await user.keyboard("{Escape}");
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
