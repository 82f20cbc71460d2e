import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { tipRecord } from "../support/factories";
import { delayCall } from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, member, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

const { beans } = tips;
const beansPath = `/shareTips/${beans._id}`;

async function openForm(id = beans._id, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(`/updateTips/${id}`, { isSignedIn: true, ...options });
  await screen.findByRole("heading", { name: "Update a Tip" });
  return app;
}

/** Stores a tip besides the others. */
function store(fields: Record<string, unknown>): string {
  const tip = tipRecord({ email: member.email, name: member.name, ...fields });
  db.update((data) => {
    data.tips.push(tip);
  });
  return tip._id;
}

/** What the form sends when it is sent as it is. */
async function sentBody(user: Awaited<ReturnType<typeof openForm>>["user"]) {
  const calls = recordBackendCalls();
  await press(user, "Update Tip");
  const put = () => calls.find(({ method }) => method === "PUT");
  await waitFor(() => expect(put()?.body).toBeTruthy());
  return JSON.parse(put()?.body ?? "");
}

function removeBeans() {
  db.update((data) => {
    data.tips = data.tips.filter(({ _id }) => _id !== beans._id);
  });
}

/** Another device saves the tip. */
function saveElsewhere(fields: Record<string, string>) {
  db.update((data) => {
    data.tips = data.tips.map((tip) => (tip._id === beans._id ? { ...tip, ...fields } : tip));
  });
}

const storedBeans = () => db.read().tips.find(({ _id }) => _id === beans._id);

describe("the form for a tip that is there", () => {
  it("is filled in with the tip", async () => {
    await openForm();
    expect(screen.getByLabelText("Title")).toHaveValue(beans.title);
    expect(screen.getByLabelText("Plant type")).toHaveValue(beans.plantType);
    expect(screen.getByLabelText("Category")).toHaveValue("vartecalGardening");
    expect(screen.getByLabelText("Category")).toHaveDisplayValue("Vertical Gardening");
    expect(screen.getByLabelText("Difficulty")).toHaveValue("Medium");
    expect(screen.getByLabelText("Availability")).toHaveValue("public");
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
    expect(screen.getByLabelText("Image URL")).toHaveValue("");
    expect(screen.getByLabelText("Your email")).toHaveValue(member.email);
    expect(screen.getByLabelText("Your name")).toHaveValue(member.name);
  });

  it("offers composting, plant care and vertical gardening", async () => {
    await openForm();
    const options = within(screen.getByLabelText("Category")).getAllByRole<HTMLOptionElement>(
      "option",
    );
    expect(options.map(({ value }) => value)).toEqual([
      "composting",
      "plantCare",
      "vartecalGardening",
    ]);
  });

  it.each([
    ["category", "Category", "bonsai", "bonsai"],
    ["difficulty", "Difficulty", "Easy", "Easy"],
    ["availability", "Availability", "friends", "Friends"],
  ])(
    "keeps a %s that it does not offer, and sends it back unchanged",
    async (key, label, value, words) => {
      const { user } = await openForm(store({ [key]: value }));
      expect(screen.getByLabelText(label)).toHaveDisplayValue(new RegExp(`^${words}`));
      expect(await sentBody(user)).toMatchObject({ [key]: value });
    },
  );

  it("offers a choice once that is stored in another spelling", async () => {
    await openForm(store({ difficulty: "Easy", availability: "PUBLIC" }));
    const offered = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(offered("Difficulty")).toEqual(["Easy", "Medium", "Hard"]);
    expect(offered("Availability")).toEqual(["Public", "Hidden"]);
    expect(screen.getByLabelText("Difficulty")).toHaveDisplayValue("Easy");
  });

  it("requires no field", async () => {
    const { user } = await openForm();
    for (const label of ["Title", "Plant type", "Description"]) await fill(user, label, "");
    expect(await sentBody(user)).toMatchObject({ title: "", plantType: "", description: "" });
  });

  it("accepts an invalid address that the tip already has", async () => {
    const { user } = await openForm(store({ imageUrl: "my picture" }));
    expect(await sentBody(user)).toMatchObject({ imageUrl: "my picture" });
  });

  it("does not make an authorless tip the member's own", async () => {
    const _id = "a1b2c3d4e5f60718293a4bfe";
    db.update((data) => {
      data.tips.push({ _id, title: "Old onions" });
    });
    const { user } = await openForm(_id);
    expect(screen.getByLabelText("Your email")).toHaveValue("Not known");
    expect(await sentBody(user)).toMatchObject({ title: "Old onions", email: "", name: "" });
  });

  it("is empty where an old tip lacks a field", async () => {
    const _id = "a1b2c3d4e5f60718293a4bff";
    db.update((data) => {
      data.tips.push({ _id, title: "Old onions", email: member.email });
    });
    const { user } = await openForm(_id);
    expect(screen.getByLabelText("Difficulty")).toHaveDisplayValue("Not given");
    expect(screen.getByRole("main")).not.toHaveTextContent(/undefined|null|NaN/);
    expect(await sentBody(user)).toStrictEqual({
      title: "Old onions",
      plantType: "",
      difficulty: "",
      category: "",
      description: "",
      imageUrl: "",
      availability: "public",
      email: member.email,
      name: member.name,
    });
  });
});

describe("updating a tip", () => {
  it("sends exactly the nine fields", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await fill(user, "Title", "Beans on a net");
    await user.selectOptions(screen.getByLabelText("Availability"), "Hidden");
    await user.selectOptions(screen.getByLabelText("Category"), "Plant Care");
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    expect(lines(calls)).toEqual([`GET ${beansPath}`, `PUT ${beansPath}`]);
    expect(calls[1]?.contentType).toBe("application/json");
    expect(JSON.parse(calls[1]?.body ?? "")).toStrictEqual({
      title: "Beans on a net",
      plantType: beans.plantType,
      difficulty: "Medium",
      category: "plantCare",
      description: beans.description,
      imageUrl: "",
      availability: "hidden",
      email: member.email,
      name: member.name,
    });
  });

  it("shows its success for two seconds, then the member's tips", async () => {
    freezeClock();
    const { user, pathname } = await openForm(beans._id);
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

  it("claims no success when nothing was changed, and goes back", async () => {
    const { user, pathname } = await openForm();
    await press(user, "Update Tip");
    expect(await screen.findByText("Nothing was changed")).toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(screen.queryByText("Tip Updated Successfully")).not.toBeInTheDocument();
  });

  it("shows that it restored a tip that was deleted just before", async () => {
    const { user, pathname } = await openForm();
    const calls = recordBackendCalls();
    const release = delayCall("put", beansPath);
    await press(user, "Update Tip");
    await waitFor(() => expect(lines(calls)).toContain(`PUT ${beansPath}`));
    removeBeans();
    release();
    expect(
      await screen.findByText("The tip had been deleted; it is back as you wrote it"),
    ).toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(screen.queryByText("Tip Updated Successfully")).not.toBeInTheDocument();
  });
});

describe("another person's tip", () => {
  it("keeps its author, whose email is not shown", async () => {
    const { user, container } = await openForm(tips.kale._id);
    expect(screen.getByLabelText("Your email")).toHaveValue("Kept private");
    expect(screen.getByLabelText("Author's name")).toHaveValue("Somebody Else");
    expect(container.innerHTML).not.toContain("somebody.else@example.net");
    expect(await sentBody(user)).toMatchObject({
      email: "somebody.else@example.net",
      name: "Somebody Else",
    });
  });
});

describe("a tip that cannot be opened for an update", () => {
  it.each([
    ["its id is unknown", () => "ffffffffffffffffffffffff"],
    ["its id is malformed", () => "beans"],
    [
      "its author has hidden it",
      () => store({ email: "somebody.else@example.net", availability: "hidden" }),
    ],
  ])("is no longer here if %s", async (_, idOf) => {
    await renderApp(`/updateTips/${idOf()}`, { isSignedIn: true });
    await screen.findByRole("heading", { name: "This tip is no longer here" });
    expect(screen.queryByRole("button", { name: "Update Tip" })).not.toBeInTheDocument();
  });
});

describe("a tip that another device has changed since the form was opened", () => {
  const rewritten = { title: "Beans under glass", availability: "hidden" };
  const choice = () => screen.findByRole("dialog", { name: /was changed in the meantime/ });

  /** A person corrects the description only. */
  async function saveCorrection() {
    const app = await openForm();
    await fill(app.user, "Description", "Sow in May.");
    saveElsewhere(rewritten);
    await press(app.user, "Update Tip");
    return app;
  }

  it("is not overwritten: both versions are shown where they differ, and what was not touched is taken from the newer", async () => {
    const { user } = await saveCorrection();
    const dialog = within(await choice());
    expect(dialog.getAllByRole("group").map((group) => group.firstChild?.textContent)).toEqual([
      "Title",
      "Availability",
      "Description",
    ]);
    expect(storedBeans()).toMatchObject(rewritten);
    await user.click(dialog.getByRole("button", { name: "Save my choice" }));
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    expect(storedBeans()).toMatchObject({ ...rewritten, description: "Sow in May." });
  });

  it("is saved field by field as its author chooses", async () => {
    const { user } = await saveCorrection();
    const dialog = within(await choice());
    const title = within(dialog.getByRole("group", { name: "Title" }));
    await user.click(title.getByRole("radio", { name: new RegExp(`^Mine ?${beans.title}`) }));
    await user.click(dialog.getByRole("button", { name: "Save my choice" }));
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
    expect(storedBeans()).toMatchObject({
      title: beans.title,
      availability: "hidden",
      description: "Sow in May.",
    });
  });

  it.each([
    [
      "Keep all of mine",
      { title: beans.title, availability: "public", description: "Sow in May." },
    ],
    ["Keep the saved version", { ...rewritten, description: beans.description }],
  ])("is saved whole by: %s", async (name, expected) => {
    const { user } = await saveCorrection();
    await user.click(within(await choice()).getByRole("button", { name }));
    await screen.findByText(/^(Tip Updated Successfully|Nothing was changed)$/);
    expect(storedBeans()).toMatchObject(expected);
  });

  it("is left alone by going back to the form, which keeps its text", async () => {
    const { user } = await saveCorrection();
    const calls = recordBackendCalls();
    await user.click(within(await choice()).getByRole("button", { name: "Back to the form" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Description")).toHaveValue("Sow in May.");
    expect(calls).toEqual([]);
    await press(user, "Update Tip");
    await choice();
  });

  it("asks again when it is changed once more during the choice", async () => {
    const { user } = await saveCorrection();
    const dialog = await choice();
    saveElsewhere({ title: "Beans, once more" });
    await user.click(within(dialog).getByRole("button", { name: "Save my choice" }));
    await waitFor(() => expect(screen.getByText("Beans, once more")).toBeVisible());
  });

  it("is not restored if it was deleted: the text stays in the form", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await fill(user, "Description", "Sow in May.");
    removeBeans();
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "This tip no longer exists" });
    await press(user, "OK");
    expect(screen.getByLabelText("Description")).toHaveValue("Sow in May.");
    expect(lines(calls)).toEqual([`GET ${beansPath}`]);
  });
});
