import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openHomeSection } from "../support/home";
import { renderApp } from "../support/render-app";

/** A field's hints for browsers and phones' keyboards; null without any. */
interface Told {
  type: string | null;
  autocomplete: string | null;
  inputmode: string | null;
  enterkeyhint: string | null;
}

const nothing: Told = { type: null, autocomplete: null, inputmode: null, enterkeyhint: null };
const text: Told = { ...nothing, enterkeyhint: "next" };
const email: Told = { ...nothing, type: "email", autocomplete: "email", enterkeyhint: "next" };
const name: Told = { ...text, autocomplete: "name" };
const password: Told = { ...nothing, type: "password" };

function toldOf(field: HTMLElement): Told {
  const get = (attribute: string) => field.getAttribute(attribute);
  return {
    type: get("type"),
    autocomplete: get("autocomplete"),
    inputmode: get("inputmode"),
    enterkeyhint: get("enterkeyhint"),
  };
}

/** Enter starts a new line in a text area, and a select has no keyboard: both need no hints. */
const forms: { address: string; isSignedIn?: boolean; fields: Record<string, Told> }[] = [
  {
    address: "/login",
    fields: {
      Email: { ...email, autocomplete: "username" },
      Password: { ...password, autocomplete: "current-password", enterkeyhint: "go" },
    },
  },
  {
    address: "/register",
    fields: {
      Name: name,
      Email: email,
      "Photo URL": { ...text, autocomplete: "photo", inputmode: "url" },
      Password: { ...password, autocomplete: "new-password", enterkeyhint: "next" },
      Location: { ...text, autocomplete: "address-level2" },
      Specialty: text,
      Bio: nothing,
    },
  },
  { address: "/contactUs", fields: { Name: name, Email: email, Message: nothing } },
  {
    address: "/shareTips",
    isSignedIn: true,
    fields: {
      Title: text,
      "Plant type": text,
      Category: nothing,
      Difficulty: nothing,
      Availability: nothing,
      Description: nothing,
      "Image URL": { ...nothing, type: "url", enterkeyhint: "send" },
    },
  },
  {
    address: "/browseTips",
    fields: {
      "Search tips": {
        type: "search",
        autocomplete: "off",
        inputmode: null,
        enterkeyhint: "search",
      },
    },
  },
];

describe("the fields of a form", () => {
  it.each(forms)(
    "at $address tell the browser and the keyboard what they are for",
    async (form) => {
      await renderApp(form.address, { isSignedIn: form.isSignedIn ?? false });
      for (const [label, told] of Object.entries(form.fields)) {
        const field = await screen.findByLabelText(label);
        expect({ [label]: toldOf(field) }).toEqual({ [label]: told });
      }
    },
  );

  it("of the newsletter tell them too", async () => {
    const { section } = await openHomeSection("A letter from the garden");
    const field = within(section).getByLabelText("Email");
    expect(toldOf(field)).toEqual({ ...email, enterkeyhint: "send" });
  });
});

describe("a form without its script", () => {
  it.each(["/login", "/register", "/contactUs"])(
    "at %s would not put what was typed into the address",
    async (address) => {
      await renderApp(address);
      const field = await screen.findByLabelText("Email");
      expect(field.closest("form")).toHaveAttribute("method", "post");
    },
  );
});
