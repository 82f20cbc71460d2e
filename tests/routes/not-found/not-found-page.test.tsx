import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { expectConsole } from "../../support/console";
import { renderApp } from "../../support/render-app";

const findNotFound = () => screen.findByRole("heading", { level: 1, name: "Opps! Page Not Found" });

describe("an address without a page", () => {
  it.each([
    ["/tipsDetails", false],
    ["/dashboard/nowhere", false],
    ["/dashboard/nowhere", true],
  ])("is not found: %s, signed in: %s", async (address, isSignedIn) => {
    const { pathname } = await renderApp(address, { isSignedIn });
    expect(await findNotFound()).toBeVisible();
    expect(document.title).toBe("Page Not Found · Sow & Tell");
    expect(pathname()).toBe(address);
  });

  it("says how to sign in without a password, where a forgotten one leads", async () => {
    await renderApp("/forget-password");
    await findNotFound();
    const main = screen.getByRole("main");
    expect(main).toHaveTextContent("write to hello@");
    expect(within(main).getByRole("link", { name: "sign in with Google" })).toHaveAttribute(
      "href",
      "/login",
    );
  });

  it("is not found if it cannot be decoded, and links to home", async () => {
    expectConsole(/malformed URL segment/);
    const { user, pathname } = await renderApp("/%E0%A4%A");
    expect(await findNotFound()).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Back To Home" }));
    await screen.findByRole("heading", { level: 1, name: "Sow & Tell, the gardening community" });
    expect(pathname()).toBe("/");
  });
});
