import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { SelectField, TextAreaField, TextField } from "@/components/field";
import { PasswordField } from "@/components/password-field";
import { SubmitButton } from "@/components/submit-button";
import { type FormErrors, type FormValues, useForm } from "@/components/use-form";

const right = { keeper: "Rowan", bed: "North", notes: "Dig in May", password: "x" };
const empty = { keeper: "", bed: "", notes: "", password: "" };

interface PlotFormProps {
  /** What the fields hold at first. */
  initial: typeof right;
  submit: (values: FormValues) => Promise<void>;
}

/** A bed called Nowhere is one that the server would not know. */
function checkBed(values: FormValues): FormErrors {
  return values.bed === "Nowhere" ? { bed: noBed } : {};
}

function PlotForm({ initial, submit }: PlotFormProps) {
  const { errors, isBusy, formProps } = useForm({ check: checkBed, submit });
  return (
    <form {...formProps} aria-label="Plot">
      <TextField
        label="Keeper"
        name="keeper"
        required
        defaultValue={initial.keeper}
        error={errors.keeper}
        hint="Who digs."
      />
      <TextField label="Email" name="email" type="email" error={errors.email} />
      <TextField label="Bed" name="bed" required defaultValue={initial.bed} error={errors.bed} />
      <TextAreaField
        label="Notes"
        name="notes"
        required
        defaultValue={initial.notes}
        error={errors.notes}
      />
      <PasswordField defaultValue={initial.password} error={errors.password} />
      <SelectField
        label="Soil"
        name="soil"
        options={[
          { value: "clay", label: "Clay" },
          { value: "sand", label: "Sand" },
        ]}
      />
      <TextField label="Plot number" readOnly value="7" />
      <SubmitButton isBusy={isBusy} label="Save" busyLabel="Saving..." />
    </form>
  );
}

const fillIn = "Please fill this in.";
const noBed = "There is no such bed.";
const noEmail = "Please enter an email address, like name@example.org.";

function openForm(initial = right, submit: PlotFormProps["submit"] = async () => {}) {
  const sent = vi.fn(submit);
  const user = userEvent.setup();
  render(<PlotForm initial={initial} submit={sent} />);
  return { sent, user, save: () => user.click(screen.getByRole("button", { name: "Save" })) };
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

/** Replaces the text of a field. */
async function retype(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

describe("a form that is sent", () => {
  it("hands over the text of every named field", async () => {
    const { sent, save } = openForm();
    await save();
    expect(sent.mock.calls[0]?.[0]).toEqual({
      keeper: "Rowan",
      email: "",
      bed: "North",
      notes: "Dig in May",
      password: "x",
      soil: "clay",
    });
  });

  it.each([
    ["Keeper", "", fillIn],
    ["Keeper", "   ", fillIn],
    ["Notes", "   ", fillIn],
    ["Password", "", fillIn],
    ["Email", "rowan", noEmail],
    ["Email", "two words@example.org", noEmail],
    ["Bed", "Nowhere", noBed],
  ])("marks %s if it holds %j, and sends nothing", async (label, text, words) => {
    const { sent, user, save } = openForm();
    await retype(user, label, text);
    await save();
    expect(field(label)).toHaveAccessibleDescription(words);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ["Password", "   "],
    ["Email", "rowan+garden@example.org"],
  ])("accepts in %s: %j", async (label, text) => {
    const { sent, user, save } = openForm();
    await retype(user, label, text);
    await save();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ [label.toLowerCase()]: text });
  });

  it("shows its own messages, not the browser's", () => {
    openForm();
    expect(screen.getByRole("form", { name: "Plot" })).toHaveProperty("noValidate", true);
  });
});

describe("invalid fields", () => {
  it("are all marked, and the first takes the focus, with its label in view", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const { save } = openForm({ ...empty, keeper: "Rowan" });
    await save();
    const marked = ["Keeper", "Email", "Bed", "Notes", "Password"].filter(
      (label) => field(label).getAttribute("aria-invalid") === "true",
    );
    expect(marked).toEqual(["Bed", "Notes", "Password"]);
    expect(field("Bed")).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([screen.getByText("Bed")]);
  });

  it("are not marked before the form is sent", async () => {
    const { user } = openForm();
    await user.type(field("Email"), "x");
    expect(field("Email")).not.toHaveAttribute("aria-invalid");
  });

  it("show their hint again once they are valid, while the others stay marked", async () => {
    const { user, save } = openForm(empty);
    expect(field("Keeper")).toHaveAccessibleDescription("Who digs.");
    await save();
    expect(field("Keeper")).toHaveAccessibleDescription(fillIn);
    await user.type(field("Keeper"), "R");
    expect(field("Keeper")).toHaveAccessibleDescription("Who digs.");
    expect(field("Notes")).toHaveAccessibleDescription(fillIn);
    await user.clear(field("Keeper"));
    expect(field("Keeper")).not.toHaveAttribute("aria-invalid");
  });

  it("show another message when they are invalid in another way", async () => {
    const { user, save } = openForm({ ...right, bed: "" });
    await save();
    await retype(user, "Bed", "Nowhere");
    expect(field("Bed")).toHaveAccessibleDescription(noBed);
  });

  it("are no longer marked when the form is sent", async () => {
    const { user, save } = openForm({ ...right, keeper: "" });
    await save();
    await user.type(field("Keeper"), "Ida");
    await save();
    expect(screen.queryByText(fillIn)).not.toBeInTheDocument();
  });
});

describe("a form that is being sent", () => {
  it("shows so on its button, and is not sent twice", async () => {
    let finish = () => {};
    const { sent, user } = openForm(
      right,
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const form = screen.getByRole("form", { name: "Plot" });
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeDisabled();
    await user.type(field("Keeper"), "{Enter}");
    finish();
    const button = await screen.findByRole("button", { name: "Save" });
    expect(sent).toHaveBeenCalledOnce();
    await user.click(button);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it("keeps everything that was typed if it is refused", async () => {
    const { user, sent, save } = openForm(empty);
    const typed = { Keeper: "Ida", Bed: "South", Notes: "Wait", Password: "y" };
    for (const [label, text] of Object.entries(typed)) await retype(user, label, text);
    await user.selectOptions(field("Soil"), "Sand");
    await save();
    expect(sent).toHaveBeenCalledOnce();
    expect(screen.getByRole("form", { name: "Plot" })).toHaveFormValues({
      keeper: "Ida",
      bed: "South",
      notes: "Wait",
      password: "y",
      soil: "sand",
    });
  });
});

describe("a screen reader", () => {
  const announced = () => document.querySelector("body > [role=status]")?.textContent;

  it("announces each invalid field by its label, at every attempt", async () => {
    const { save } = openForm({ ...right, keeper: "", bed: "" });
    await save();
    const first = announced();
    expect(first).toMatch(/^Keeper: Please fill this in. Bed: Please fill this in.\s?$/);
    await save();
    expect(announced()?.trim()).toBe(first?.trim());
    expect(announced()).not.toBe(first);
  });

  it("announces another message as soon as a field is invalid in another way", async () => {
    const { user, save } = openForm({ ...right, bed: "Nowhere" });
    await save();
    await user.clear(field("Bed"));
    expect(announced()).toBe(fillIn);
  });
});
