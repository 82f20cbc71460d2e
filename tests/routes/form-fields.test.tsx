import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fieldNames, tipFields } from "@/features/tips/tip-fields";
import { renderApp } from "../support/render-app";

const attributes = ["type", "autocomplete", "inputmode", "enterkeyhint"];

/** A field's hints for browsers and on-screen keyboards, in this order. */
function hintsOf(field: HTMLElement): string {
  const present = attributes.filter((name) => field.hasAttribute(name));
  return present.map((name) => `${name}=${field.getAttribute(name)}`).join(" ");
}

const email = "type=email autocomplete=email";
const name = "autocomplete=name";
/** Such as for selects, and for text areas, in which Enter starts a new line. */
const none = "";

const forms: { address: string; isSignedIn?: boolean; fields: Record<string, string> }[] = [
  {
    address: "/login",
    fields: {
      Email: "type=email autocomplete=username",
      Password: "type=password autocomplete=current-password enterkeyhint=go",
    },
  },
  {
    address: "/register",
    fields: {
      Name: name,
      Email: email,
      "Photo URL": "autocomplete=photo inputmode=url",
      Password: "type=password autocomplete=new-password",
      Location: "autocomplete=address-level2",
      Specialty: none,
      Bio: none,
    },
  },
  { address: "/contactUs", fields: { Name: name, Email: email, Message: none } },
  {
    address: "/shareTips",
    isSignedIn: true,
    fields: Object.fromEntries(
      fieldNames.map((name) => {
        const { label, control } = tipFields[name];
        if (control === "picture") return [label, "type=url enterkeyhint=next"];
        return [label, control === "line" ? "enterkeyhint=next" : none];
      }),
    ),
  },
  {
    address: "/browseTips",
    fields: { "Search tips": "type=search autocomplete=off enterkeyhint=search" },
  },
  { address: "/", fields: { Email: "type=email autocomplete=email enterkeyhint=send" } },
];

it.each(forms)(
  "the fields of the form at $address have hints for autofill and on-screen keyboards",
  async (form) => {
    await renderApp(form.address, { isSignedIn: form.isSignedIn ?? false });
    for (const [label, hints] of Object.entries(form.fields)) {
      const field = await screen.findByLabelText(label);
      expect({ [label]: hintsOf(field) }).toEqual({ [label]: hints });
    }
  },
);
