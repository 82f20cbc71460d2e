import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openHomeSection } from "../support/home";
import { renderApp } from "../support/render-app";

/** A field's hints for browsers and on-screen keyboards. */
interface Hints {
  type: string | null;
  autocomplete: string | null;
  inputmode: string | null;
  enterkeyhint: string | null;
}

const none: Hints = { type: null, autocomplete: null, inputmode: null, enterkeyhint: null };
const text: Hints = { ...none, enterkeyhint: "next" };
const email: Hints = { ...none, type: "email", autocomplete: "email", enterkeyhint: "next" };
const name: Hints = { ...text, autocomplete: "name" };
const password: Hints = { ...none, type: "password" };

function hintsOf(field: HTMLElement): Hints {
  const get = (attribute: string) => field.getAttribute(attribute);
  return {
    type: get("type"),
    autocomplete: get("autocomplete"),
    inputmode: get("inputmode"),
    enterkeyhint: get("enterkeyhint"),
  };
}

/** Text areas, in which Enter starts a new line, and selects need no hints. */
const forms: { address: string; isSignedIn?: boolean; fields: Record<string, Hints> }[] = [
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
      Bio: none,
    },
  },
  { address: "/contactUs", fields: { Name: name, Email: email, Message: none } },
  {
    address: "/shareTips",
    isSignedIn: true,
    fields: {
      Title: text,
      "Plant type": text,
      Category: none,
      Difficulty: none,
      Availability: none,
      Description: none,
      "Image URL": { ...none, type: "url", enterkeyhint: "send" },
    },
  },
  {
    address: "/browseTips",
    fields: {
      "Search tips": { ...none, type: "search", autocomplete: "off", enterkeyhint: "search" },
    },
  },
];

describe("the fields of a form", () => {
  it.each(forms)("at $address have hints for autofill and on-screen keyboards", async (form) => {
    await renderApp(form.address, { isSignedIn: form.isSignedIn ?? false });
    for (const [label, hints] of Object.entries(form.fields)) {
      const field = await screen.findByLabelText(label);
      expect({ [label]: hintsOf(field) }).toEqual({ [label]: hints });
    }
  });

  it("of the newsletter have them too", async () => {
    const { section } = await openHomeSection("A letter from the garden");
    const field = within(section).getByLabelText("Email");
    expect(hintsOf(field)).toEqual({ ...email, enterkeyhint: "send" });
  });
});

describe("a form before its script has loaded", () => {
  it.each(["/login", "/register", "/contactUs"])(
    "at %s does not put what was typed into the URL",
    async (address) => {
      await renderApp(address);
      const field = await screen.findByLabelText("Email");
      expect(field.closest("form")).toHaveAttribute("method", "post");
    },
  );
});
