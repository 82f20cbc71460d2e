import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
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
  return values.bed === "Nowhere" ? { bed: "There is no such bed." } : {};
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
      <TextField label="Website" name="website" type="url" error={errors.website} />
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
const noEmail = "Please enter an email address, like name@example.org.";
const noUrl = "Please enter a full address that starts with https://.";

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
      website: "",
      bed: "North",
      notes: "Dig in May",
      password: "x",
      soil: "clay",
    });
  });

  it.each(["Keeper", "Notes", "Bed", "Password"])("wants %s filled in", async (label) => {
    const { sent, user, save } = openForm();
    await user.clear(field(label));
    await save();
    expect(field(label)).toHaveAccessibleDescription(fillIn);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each(["Keeper", "Notes"])("takes blanks in %s for nothing", async (label) => {
    const { sent, user, save } = openForm();
    await retype(user, label, "   ");
    await save();
    expect(field(label)).toHaveAccessibleDescription(fillIn);
    expect(sent).not.toHaveBeenCalled();
  });

  it("takes blanks in a password for what they are", async () => {
    const { sent, user, save } = openForm();
    await retype(user, "Password", "   ");
    await save();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ password: "   " });
  });

  it.each(["rowan", "rowan@", "@example.org", "two words@example.org"])(
    "does not take %j for an email address",
    async (typed) => {
      const { sent, user, save } = openForm();
      await user.type(field("Email"), typed);
      await save();
      expect(field("Email")).toHaveAccessibleDescription(noEmail);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it.each(["rowan+garden@example.org", "a@b"])("takes %j for an email address", async (typed) => {
    const { sent, user, save } = openForm();
    await user.type(field("Email"), typed);
    await save();
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each(["kale", "example.org", "/kale"])("does not take %j for a URL", async (typed) => {
    const { sent, user, save } = openForm();
    await user.type(field("Website"), typed);
    await save();
    expect(field("Website")).toHaveAccessibleDescription(noUrl);
    expect(sent).not.toHaveBeenCalled();
  });

  it("takes a URL", async () => {
    const { sent, user, save } = openForm();
    await user.type(field("Website"), "https://example.org/kale");
    await save();
    expect(sent).toHaveBeenCalledOnce();
  });

  it("is checked by the form's own rules too", async () => {
    const { sent, user, save } = openForm();
    await retype(user, "Bed", "Nowhere");
    await save();
    expect(field("Bed")).toHaveAccessibleDescription("There is no such bed.");
    expect(sent).not.toHaveBeenCalled();
  });

  it("never leaves it to the browser to complain", () => {
    openForm();
    expect(screen.getByRole("form", { name: "Plot" })).toHaveProperty("noValidate", true);
  });
});

describe("fields that are wrong", () => {
  it("are all marked, and only they", async () => {
    const { save } = openForm(empty);
    await save();
    const marked = ["Keeper", "Email", "Website", "Bed", "Notes", "Password"].filter(
      (label) => field(label).getAttribute("aria-invalid") === "true",
    );
    expect(marked).toEqual(["Keeper", "Bed", "Notes", "Password"]);
  });

  it.each([
    ["Keeper", ["Keeper", "Notes"]],
    ["Email", ["Email", "Notes"]],
    ["Bed", ["Bed", "Password"]],
    ["Notes", ["Notes"]],
  ])("give the focus to %s when it is the first of %j", async (first, wrong) => {
    const { user, save } = openForm();
    for (const label of wrong) {
      await user.clear(field(label));
      if (label === "Email") await user.type(field(label), "x");
    }
    await save();
    expect(field(first)).toHaveFocus();
  });

  it("are in view with their label: the first of them", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const { save } = openForm({ ...right, bed: "", notes: "" });
    await save();
    expect(scroll.mock.contexts).toEqual([screen.getByText("Bed")]);
  });

  it("are described by their error in the place of their hint", async () => {
    const { save } = openForm(empty);
    expect(field("Keeper")).toHaveAccessibleDescription("Who digs.");
    await save();
    expect(field("Keeper")).toHaveAccessibleDescription(fillIn);
  });

  it("are not marked before the form was sent", async () => {
    const { user } = openForm();
    await user.type(field("Email"), "x");
    expect(field("Email")).not.toHaveAttribute("aria-invalid");
  });

  it("lose their mark while they are put right", async () => {
    const { user, save } = openForm(empty);
    await save();
    await user.type(field("Keeper"), "R");
    expect(field("Keeper")).not.toHaveAttribute("aria-invalid");
    expect(field("Keeper")).toHaveAccessibleDescription("Who digs.");
  });

  it("keep their mark until they are right", async () => {
    const { user, save } = openForm();
    await user.type(field("Email"), "r");
    await save();
    await user.type(field("Email"), "o@");
    expect(field("Email")).toHaveAccessibleDescription(noEmail);
  });

  it("say another thing when they are wrong in another way", async () => {
    const { user, save } = openForm();
    await user.clear(field("Bed"));
    await save();
    await retype(user, "Bed", "Nowhere");
    expect(field("Bed")).toHaveAccessibleDescription("There is no such bed.");
  });

  it("leave the marks of others alone while one is put right", async () => {
    const { user, save } = openForm(empty);
    await save();
    await user.type(field("Keeper"), "Rowan");
    expect(field("Notes")).toHaveAccessibleDescription(fillIn);
  });

  it("are not marked a second time while typing, once they were right", async () => {
    const { user, save } = openForm(empty);
    await save();
    await user.type(field("Keeper"), "R");
    await user.clear(field("Keeper"));
    expect(field("Keeper")).not.toHaveAttribute("aria-invalid");
  });

  it("lose all marks when the form goes out", async () => {
    const { user, save } = openForm();
    await user.clear(field("Keeper"));
    await save();
    await user.type(field("Keeper"), "Ida");
    await save();
    expect(screen.queryByText(fillIn)).not.toBeInTheDocument();
  });
});

describe("a form on its way", () => {
  function pause() {
    let finish = () => {};
    const paused = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { paused, finish };
  }

  it("says so on a button that cannot be pressed", async () => {
    const { paused, finish } = pause();
    const { save } = openForm(right, () => paused);
    await save();
    expect(screen.getByRole("button", { name: "Saving..." })).toBeDisabled();
    finish();
    expect(await screen.findByRole("button", { name: "Save" })).toBeEnabled();
  });

  it("is not sent twice, not even within one blink", async () => {
    const { paused, finish } = pause();
    const { sent } = openForm(right, () => paused);
    const form = screen.getByRole("form", { name: "Plot" });
    fireEvent.submit(form);
    fireEvent.submit(form);
    finish();
    await screen.findByRole("button", { name: "Save" });
    expect(sent).toHaveBeenCalledOnce();
  });

  it("is not sent again by Enter", async () => {
    const { paused, finish } = pause();
    const { sent, user, save } = openForm(right, () => paused);
    await save();
    await user.type(field("Keeper"), "{Enter}");
    finish();
    await screen.findByRole("button", { name: "Save" });
    expect(sent).toHaveBeenCalledOnce();
  });

  it("can be sent again once it has arrived", async () => {
    const { sent, save } = openForm();
    await save();
    await save();
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

describe("a form that did not get through", () => {
  function RefusedForm() {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <>
        <PlotForm initial={empty} submit={async () => setIsRefused(true)} />
        {isRefused && <p role="alert">The shed is locked.</p>}
      </>
    );
  }

  it("keeps every typed word", async () => {
    render(<RefusedForm />);
    const user = userEvent.setup();
    const typed = { Keeper: "Ida", Bed: "South", Notes: "Wait", Password: "y" };
    for (const [label, text] of Object.entries(typed)) await retype(user, label, text);
    await user.selectOptions(field("Soil"), "Sand");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toBeVisible();
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
  const heard = () => document.querySelector("body > [role=status]")?.textContent?.trim();

  it("says of every field what is wrong, by its label", async () => {
    const { user } = openForm(empty);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(heard()).toBe(
      "Keeper: Please fill this in. Bed: Please fill this in. Notes: Please fill this in. Password: Please fill this in.",
    );
  });

  it("says it again when the same is still wrong", async () => {
    const { user } = openForm({ ...right, bed: "Nowhere" });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const before = document.querySelector("body > [role=status]")?.textContent;
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(heard()).toBe("Bed: There is no such bed.");
    expect(document.querySelector("body > [role=status]")?.textContent).not.toBe(before);
  });

  it("says what is wrong now, when someone changes a field and it is wrong in another way", async () => {
    const { user } = openForm({ ...right, bed: "Nowhere" });
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.clear(screen.getByLabelText("Bed"));
    expect(heard()).toBe("Please fill this in.");
  });
});
