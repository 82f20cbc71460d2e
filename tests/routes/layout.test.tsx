import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAuthStateChanged, getAuth } from "firebase/auth";
import { describe, expect, it, vi } from "vitest";
import { seasonNotes } from "@/app/layout/season-notes";
import { getAuthState, signIn } from "@/auth/auth-session";
import { expectConsole } from "../support/console";
import { delayProviderCall } from "../support/faults";
import { type RenderAppOptions, renderApp } from "../support/render-app";
import { db, member } from "../support/server";
import { fullStorage, refuseStorage } from "../support/storage";
import { tooltipOf } from "../support/tooltip";
import { press } from "../support/user-actions";

/** Any page will do; this one is light and asks no server for anything. */
async function openPage(options: RenderAppOptions = {}) {
  const app = await renderApp("/contactUs", options);
  await screen.findByRole("heading", { level: 1, name: "Contact" });
  return app;
}

async function openAsMember(options: RenderAppOptions = {}) {
  const app = await openPage({ ...options, isSignedIn: true });
  return { ...app, account: await screen.findByRole("button", { name: member.name }) };
}

function mainLinks() {
  return within(screen.getByRole("navigation", { name: "Main" }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
}

describe("the navbar", () => {
  it("leads a guest to the public pages, the login and the registration", async () => {
    await openPage();
    expect(mainLinks()).toEqual([
      "Home /",
      "Explore Gardeners /explore",
      "Browse Tips /browseTips",
      "About Us /aboutUs",
      "Contact /contactUs",
      "Login /login",
      "Register /register",
    ]);
  });

  it("leads a member to the public pages and the dashboard", async () => {
    await openAsMember();
    expect(mainLinks()).toEqual([
      "Home /",
      "Explore Gardeners /explore",
      "Browse Tips /browseTips",
      "Dashboard /dashboard",
      "About Us /aboutUs",
      "Contact /contactUs",
    ]);
  });

  it("offers no login while it is not known who is there", async () => {
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, member.password);
    await openPage();
    expect(mainLinks()).toHaveLength(5);
    release();
    await isSignedIn;
    await waitFor(() => expect(mainLinks()).toContain("Dashboard /dashboard"));
  });

  it("marks the page that is open", async () => {
    await openPage();
    const current = screen.getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent)).toEqual(["Contact"]);
  });

  it("leads home by the product's name", async () => {
    await openPage();
    const brand = within(screen.getByRole("banner")).getByRole("link", { name: "Sow & Tell" });
    expect(brand).toHaveAttribute("href", "/");
  });
});

describe("the phone menu", () => {
  async function openMenu() {
    const app = await openPage();
    const menu = screen.getByRole("button", { name: "Menu" });
    const links = document.getElementById(menu.getAttribute("aria-controls") ?? "");
    expect(menu).toHaveAttribute("aria-expanded", "false");
    await app.user.click(menu);
    expect(menu).toHaveAttribute("aria-expanded", "true");
    return { ...app, menu, links };
  }

  it("shows the links where they are hidden: on small screens", async () => {
    const { user, menu, links } = await openMenu();
    expect(menu).toHaveClass("lg:hidden");
    expect(links).not.toHaveClass("max-lg:hidden");
    await user.click(menu);
    expect(links).toHaveClass("max-lg:hidden");
  });

  it("closes on Escape and gives the focus back", async () => {
    const { user, menu } = await openMenu();
    await user.tab({ shift: true });
    await user.keyboard("{Escape}");
    expect(menu).toHaveAttribute("aria-expanded", "false");
    expect(menu).toHaveFocus();
  });

  it("closes when someone goes to another page", async () => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByRole("link", { name: "About Us" }));
    await screen.findByRole("heading", { level: 1, name: "About Us" });
    expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  it("closes when someone goes to the page that is open already", async () => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByRole("link", { name: "Contact" }));
    await waitFor(() => expect(menu).toHaveAttribute("aria-expanded", "false"));
  });

  it("closes at a press elsewhere", async () => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByRole("heading", { level: 1 }));
    expect(menu).toHaveAttribute("aria-expanded", "false");
  });
});

describe("the account menu", () => {
  it("is not there for a guest", async () => {
    await openPage();
    expect(screen.queryByText("Logout")).not.toBeInTheDocument();
  });

  it("is named by the person, and says so in a tooltip", async () => {
    const { user, account } = await openAsMember();
    expect(await tooltipOf(user, account)).toHaveTextContent(member.name);
  });

  it("shows the person's photo", async () => {
    const photoUrl = "https://photos.example/rowan.jpg";
    db.update(({ accounts }) => {
      for (const account of accounts) account.photoUrl = photoUrl;
    });
    const { account } = await openAsMember();
    expect(within(account).getByRole("presentation")).toHaveAttribute("src", photoUrl);
  });

  it("shows an initial where there is no photo", async () => {
    const { account } = await openAsMember();
    expect(within(account).queryByRole("presentation")).not.toBeInTheDocument();
    expect(within(account).getByText("R")).toBeInTheDocument();
  });

  it("opens, and closes on Escape", async () => {
    const { user, account } = await openAsMember();
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
    await user.click(account);
    expect(account).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(screen.getByText(member.email)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
    expect(account).toHaveFocus();
  });

  it("calls a member without a name a gardener", async () => {
    db.update(({ accounts }) => {
      for (const account of accounts) account.displayName = null;
    });
    await openPage({ isSignedIn: true });
    const account = await screen.findByRole("button", { name: "A gardener" });
    expect(within(account).getByText("A")).toBeInTheDocument();
  });
});

/** The SDK refuses to end the session. */
async function whileSessionIsStuck(action: () => Promise<void>) {
  const free = beforeAuthStateChanged(getAuth(), () => {
    throw new Error("The session is stuck");
  });
  try {
    await action();
  } finally {
    free();
  }
}

describe("logout", () => {
  async function logOut(options: RenderAppOptions = {}) {
    const app = await openAsMember(options);
    await app.user.click(app.account);
    await press(app.user, "Logout");
    return app;
  }

  it("says so in an alert of the error kind, with no more words", async () => {
    await logOut();
    const alert = await screen.findByRole("dialog", { name: "You are Logged Out" });
    expect(alert).toHaveClass("swal2-icon-error");
    expect(alert.querySelector(".swal2-html-container")).toHaveTextContent(/^$/);
    expect(within(alert).queryByRole("button")).not.toBeInTheDocument();
  });

  it("leads to the login page", async () => {
    const { pathname } = await logOut();
    await screen.findByText("Welcome back");
    expect(pathname()).toBe("/login");
    expect(getAuthState().user).toBeNull();
  });

  it("takes the account menu and the dashboard away", async () => {
    const { user } = await logOut();
    const alert = await screen.findByRole("dialog");
    await screen.findByText("Welcome back");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(mainLinks()).toContain("Login /login");
    expect(mainLinks()).not.toContain("Dashboard /dashboard");
    expect(screen.queryByRole("button", { name: member.name })).not.toBeInTheDocument();
  });

  it("is only logged when it fails", async () => {
    expectConsole(/^Logout failed/);
    const { user, account, pathname } = await openAsMember();
    await user.click(account);
    await whileSessionIsStuck(async () => {
      await press(user, "Logout");
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith("Logout failed", expect.any(Error)),
      );
    });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(pathname()).toBe("/contactUs");
    expect(screen.getByRole("button", { name: member.name })).toBeVisible();
  });
});

describe("the footer", () => {
  async function openFooter() {
    await openPage();
    return within(await screen.findByRole("contentinfo"));
  }

  it("has three columns", async () => {
    const footer = await openFooter();
    const columns = footer
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    expect(columns).toEqual(["Lets Visit", "Contact Us", "Social"]);
  });

  it("leads to gardeners, tips and dashboard", async () => {
    const column = within((await openFooter()).getByRole("navigation", { name: "Lets Visit" }));
    const links = column.getAllByRole("link");
    expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
      "Explore Gardeners /explore",
      "All Tips /browseTips",
      "Dashboard /dashboard",
    ]);
  });

  it("tells how to reach us, and when", async () => {
    const column = within((await openFooter()).getByRole("region", { name: "Contact Us" }));
    const [email, phone] = column.getAllByRole("link");
    expect(email).toHaveAttribute("href", `mailto:${email?.textContent}`);
    expect(email).toHaveTextContent(/^[^@\s]+@[^@\s]+$/);
    expect(phone).toHaveAttribute("href", `tel:${phone?.textContent.replaceAll(" ", "")}`);
    expect(phone).toHaveTextContent(/^\+?[\d ]{8,}$/);
    expect(column.getByText("Mon-Fri 9am-5pm")).toBeVisible();
    expect(column.getByText("Sat 10am-2pm, Sun closed")).toBeVisible();
  });

  it("leads to three social sites, each in a tab of its own", async () => {
    const column = within((await openFooter()).getByRole("navigation", { name: "Social" }));
    const links = column.getAllByRole("link");
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\//));
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  });
});

describe("the season strip", () => {
  const months =
    "January February March April May June July August September October November December".split(
      " ",
    );

  function strip() {
    return within(screen.getByRole("complementary", { name: "This month in the garden" }));
  }

  function setDate(month: number) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, month, 15) });
  }

  it("is the first thing on the page", async () => {
    await openPage();
    const aside = screen.getByRole("complementary");
    expect(aside.nextElementSibling).toBe(screen.getByRole("banner"));
    expect(aside.previousElementSibling).toHaveTextContent("Skip to content");
  });

  it.each([0, 5, 11])("says what to do in month %i", async (month) => {
    setDate(month);
    await openPage();
    expect(await strip().findByText(`${months[month]}:`)).toBeVisible();
    expect(strip().getByRole("paragraph")).toHaveTextContent(
      `${months[month]}: ${seasonNotes[month]?.northern}`,
    );
  });

  it.each(["de-DE", "ar-EG", "C", ""])(
    "names the month in the page's language where the browser says its own is %j",
    async (language) => {
      setDate(2);
      vi.spyOn(navigator, "language", "get").mockReturnValue(language);
      await openPage();
      expect(await strip().findByText("March:")).toBeVisible();
    },
  );

  it("speaks for the other half of the world when asked to, and remembers it", async () => {
    setDate(3);
    const { user, unmount } = await openPage();
    await press(user, "Show the southern hemisphere");
    expect(strip().getByRole("paragraph")).toHaveTextContent(`April: ${seasonNotes[3]?.southern}`);
    unmount();
    const again = await openPage();
    await strip().findByText("April:");
    expect(strip().getByRole("paragraph")).toHaveTextContent(`April: ${seasonNotes[3]?.southern}`);
    await press(again.user, "Show the northern hemisphere");
    expect(strip().getByRole("paragraph")).toHaveTextContent(`April: ${seasonNotes[3]?.northern}`);
  });

  it("forgets nothing where the device forbids to remember, as long as the page is open", async () => {
    setDate(3);
    const mendStorage = refuseStorage(fullStorage, "setItem");
    const { user } = await openPage();
    await press(user, "Show the southern hemisphere");
    expect(strip().getByRole("paragraph")).toHaveTextContent(`April: ${seasonNotes[3]?.southern}`);
    mendStorage();
    await press(user, "Show the northern hemisphere");
  });

  it("takes nothing for a choice that is none", async () => {
    setDate(3);
    localStorage.setItem("sow-and-tell:hemisphere", '"eastern"');
    await openPage();
    expect(await strip().findByText("April:")).toBeVisible();
    expect(strip().getByRole("paragraph")).toHaveTextContent(`April: ${seasonNotes[3]?.northern}`);
  });

  it("hears what another tab was told", async () => {
    setDate(3);
    await openPage();
    await strip().findByText("April:");
    localStorage.setItem("sow-and-tell:hemisphere", '"southern"');
    act(() => {
      window.dispatchEvent(new StorageEvent("storage"));
    });
    expect(strip().getByRole("paragraph")).toHaveTextContent(`April: ${seasonNotes[3]?.southern}`);
  });
});

describe("the skip link", () => {
  it("is the first stop of the Tab key and leads to the page", async () => {
    const { user } = await openPage();
    await user.tab();
    const link = screen.getByRole("link", { name: "Skip to content" });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
    expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
  });
});
