import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { SLOW_MS } from "@/components/announce";
import { PasswordField, TextAreaField, TextField } from "@/components/field";
import { type FormErrors, type FormValues, SubmitButton, useForm } from "@/components/form";
import { freezeClock, passTime } from "../support/clock";

const valid = { keeper: "Rowan", bed: "North", notes: "Dig in May", password: "x" };
const empty = { keeper: "", bed: "", notes: "", password: "" };

interface PlotFormProps {
  initial: typeof valid;
  submit: (values: FormValues) => Promise<void>;
}

function checkBed(values: FormValues): FormErrors {
  return values.bed === "Nowhere" ? { bed: "There is no such bed." } : {};
}

function PlotForm({ initial, submit }: PlotFormProps) {
  const { errors, isBusy, formProps } = useForm({ check: checkBed, submit });
  const field = (name: keyof typeof initial) => ({
    name,
    required: true,
    defaultValue: initial[name],
    error: errors[name],
  });
  return (
    <form {...formProps} aria-label="Plot">
      <TextField label="Keeper" {...field("keeper")} hint="Who digs." />
      <TextField label="Email" name="email" type="email" error={errors.email} />
      <TextField label="Bed" {...field("bed")} />
      <TextAreaField label="Notes" {...field("notes")} />
      <PasswordField defaultValue={initial.password} error={errors.password} />
      <SubmitButton isBusy={isBusy} label="Save" busyLabel="Saving..." />
    </form>
  );
}

const fillIn = "Please fill this in.";
const noEmail = "Please enter an email address, like name@example.org.";
const noBed = "There is no such bed.";

function openForm(initial = valid, submit: PlotFormProps["submit"] = async () => {}) {
  const onSubmit = vi.fn(submit);
  const user = userEvent.setup();
  render(
    <>
      <PlotForm initial={initial} submit={onSubmit} />
      <p role="status" className="form-messages" />
    </>,
  );
  return { onSubmit, user, save: () => user.click(screen.getByRole("button", { name: "Save" })) };
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

function form(): HTMLFormElement {
  return screen.getByRole("form", { name: "Plot" });
}

async function retype(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.clear(field(label));
  if (text !== "") await user.type(field(label), text);
}

const liveRegion = () => screen.getByRole("status").textContent;

describe("a submitted form", () => {
  it.each([
    ["   ", "Keeper", fillIn],
    ["   ", "Notes", fillIn],
    ["\u200B\u2800", "Keeper", fillIn],
    ["rowan", "Email", noEmail],
    ["Nowhere", "Bed", noBed],
  ])("rejects %j in %s", async (text, label, message) => {
    const { onSubmit, user, save } = openForm();
    await retype(user, label, text);
    await save();
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("accepts an email address, and a password of spaces even while it is shown", async () => {
    const { onSubmit, user, save } = openForm();
    const typed = { email: "rowan+garden@example.org", password: "   " };
    await retype(user, "Email", typed.email);
    await retype(user, "Password", typed.password);
    await user.click(screen.getByRole("button", { name: "Show password" }));
    await save();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject(typed);
  });

  it("is busy until the submit settles, and cannot be submitted again meanwhile", async () => {
    let resolve = () => {};
    const { onSubmit, save } = openForm(valid, () => {
      return new Promise((settle) => {
        resolve = settle;
      });
    });
    fireEvent.submit(form());
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
    fireEvent.submit(form());
    resolve();
    expect(await screen.findByRole("button", { name: "Save" })).toBeEnabled();
    expect(onSubmit).toHaveBeenCalledOnce();
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

it("a form that is submitted twice in one task, before it renders as busy, is sent once", async () => {
  const { onSubmit } = openForm();
  act(() => {
    form().requestSubmit();
    form().requestSubmit();
  });
  expect(await screen.findByRole("button", { name: "Save" })).toBeEnabled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

describe("the invalid fields of a form", () => {
  it("are marked and described by their errors instead of their hints, and all but the focused one are announced", async () => {
    const { save } = openForm(empty);
    expect(field("Keeper")).toHaveAccessibleDescription("Who digs.");
    await save();
    expect(field("Keeper")).toHaveAccessibleDescription(fillIn);
    const marked = ["Keeper", "Email", "Bed", "Notes", "Password"].filter(
      (label) => field(label).getAttribute("aria-invalid") === "true",
    );
    expect(marked).toEqual(["Keeper", "Bed", "Notes", "Password"]);
    const others = ["Bed", "Notes", "Password"];
    expect(liveRegion()).toBe(others.map((label) => `${label}: ${fillIn}`).join(" "));
    expect(form()).toHaveProperty("noValidate", true);
  });

  it.each([
    ["Keeper", { keeper: "", bed: "Nowhere" }],
    ["Notes", { notes: "", password: "" }],
  ])("move the focus to the first of them, and scroll to its label: %s", async (first, texts) => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const { save } = openForm({ ...valid, ...texts });
    await save();
    expect(field(first)).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([screen.getByText(first)]);
  });

  it("are marked when the form is submitted, until they are valid", async () => {
    const { user, save } = openForm();
    await user.type(field("Email"), "r");
    expect(field("Email")).not.toHaveAttribute("aria-invalid");
    await save();
    await user.type(field("Email"), "o@");
    expect(field("Email")).toHaveAccessibleDescription(noEmail);
    await user.type(field("Email"), "example.org");
    expect(field("Email")).not.toHaveAttribute("aria-invalid");
  });

  it("lose their marks one by one, and are not marked again while someone types", async () => {
    const { user, save } = openForm(empty);
    await save();
    await user.type(field("Keeper"), "R");
    expect(field("Keeper")).not.toHaveAttribute("aria-invalid");
    expect(field("Keeper")).toHaveAccessibleDescription("Who digs.");
    expect(field("Notes")).toHaveAccessibleDescription(fillIn);
    await user.clear(field("Keeper"));
    expect(field("Keeper")).not.toHaveAttribute("aria-invalid");
  });
});

it("a screen reader announces other errors again if they persist, and a different one when its field is left", async () => {
  const { user, save } = openForm({ ...valid, bed: "Nowhere", notes: "" });
  await save();
  const before = liveRegion();
  await save();
  expect(liveRegion()?.trim()).toBe(`Notes: ${fillIn}`);
  expect(liveRegion()).not.toBe(before);
  await user.clear(field("Bed"));
  expect(field("Bed")).toHaveAccessibleDescription(fillIn);
  expect(liveRegion()?.trim()).toBe(`Notes: ${fillIn}`);
  await user.tab();
  expect(liveRegion()).toBe(fillIn);
});

it("a screen reader hears at once that a form is being sent, then that the server is slow, and finds neither later", async () => {
  freezeClock();
  openForm(valid, () => new Promise(() => {}));
  fireEvent.submit(form());
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
  expect(liveRegion()).toBe("Saving...");
  await passTime(SLOW_MS);
  expect(liveRegion()).toBe("The server is slow.");
  await passTime(SLOW_MS);
  expect(liveRegion()).toBe("");
});
