import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { lines, recordBackendCalls, recordProviderCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { expectConsole } from "../support/console";
import {
  breakCall,
  delayCall,
  delayProviderCall,
  faults,
  rejectOnce,
  restoreBackend,
} from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, member } from "../support/server";
import {
  chooseGoogleAccount,
  fill,
  googleClaims,
  leavePage,
  mockGooglePopup,
  press,
} from "../support/user-actions";

const newcomer = {
  name: "Ola Nordmann",
  email: "ola@example.org",
  photoUrl: "my photo",
  password: "Marigold!7",
};

async function openRegister(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp("/register", options);
  await screen.findByRole("heading", { name: "Create your account" });
  return app;
}

async function fillIn(user: UserEvent, { name, email, photoUrl, password } = newcomer) {
  await fill(user, "Name", name);
  await fill(user, "Email", email);
  await fill(user, "Photo URL", photoUrl);
  await fill(user, "Password", password);
}

function findAccount() {
  return db.read().accounts.find(({ email }) => email === newcomer.email);
}

describe("registration", () => {
  it("asks for name, email, photo and password, and sends nothing", async () => {
    const calls = recordProviderCalls();
    const { user } = await openRegister();
    await press(user, "Create Account");
    for (const label of ["Name", "Email", "Photo URL", "Password"]) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Please fill this in.");
    }
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("says that the photo is required, and what to write without one", async () => {
    await openRegister();
    const photo = screen.getByLabelText("Photo URL");
    expect(photo).toBeRequired();
    expect(photo).toHaveAccessibleDescription(/^Required\..*Without one, write any word/);
  });

  it("does not ask for location, specialty and bio", async () => {
    const { user } = await openRegister();
    await press(user, "Create Account");
    for (const label of ["Location", "Specialty", "Bio"]) {
      expect(screen.getByLabelText(label)).toBeValid();
    }
  });

  it("folds the optional fields until a newcomer wants to tell about their garden", async () => {
    const { user } = await openRegister();
    expect(screen.getByLabelText("Location")).not.toBeVisible();
    await user.click(screen.getByText("Tell us about your garden (optional)"));
    for (const label of ["Location", "Specialty", "Bio"]) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
  });

  it("unfolds the optional fields when the browser fills one in", async () => {
    await openRegister();
    fireEvent.input(screen.getByLabelText("Location"), { target: { value: "Bergen" } });
    expect(screen.getByLabelText("Location")).toBeVisible();
  });

  it.each([
    ["Ab!1efg", "Password must be at least 8 characters"],
    ["abcdefg1", "Password must contain at least one special character"],
    ["abcdefg!", "Password must contain at least one uppercase letter"],
    ["ABCDEFG!", "Password must contain at least one lowercase letter"],
  ])(
    "says under the password '%s' what it lacks first, and sends nothing",
    async (password, message) => {
      const calls = recordProviderCalls();
      const { user } = await openRegister();
      await fillIn(user, { ...newcomer, password });
      await press(user, "Create Account");
      expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText("Password")).toHaveFocus();
      expect(calls).toEqual([]);
    },
  );

  it("takes the complaint back as soon as the password will do", async () => {
    const { user } = await openRegister();
    await fill(user, "Password", "Marigold7");
    await press(user, "Create Account");
    const password = screen.getByLabelText("Password");
    expect(password).toBeInvalid();
    await user.type(password, "!");
    expect(password).toBeValid();
  });

  it("shows the password and hides it again", async () => {
    const { user } = await openRegister();
    await press(user, "Show password");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    await press(user, "Hide password");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });

  it("says for two seconds that the account was made, and goes home", async () => {
    freezeClock();
    const { user, pathname } = await openRegister();
    await fillIn(user);
    await press(user, "Create Account");
    const dialog = await screen.findByRole("dialog", { name: "Account Created!" });
    expect(dialog).toHaveTextContent("Your account has been successfully created.");
    await passTime(1950);
    expect(dialog).toBeInTheDocument();
    expect(pathname()).toBe("/register");
    await passTime(50);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(await screen.findByRole("button", { name: newcomer.name })).toBeInTheDocument();
  });

  it("gives the provider email and password, then name and photo as they were typed", async () => {
    const calls = recordProviderCalls();
    const { user } = await openRegister();
    await fillIn(user);
    await press(user, "Create Account");
    await screen.findByRole("dialog", { name: "Account Created!" });
    const bodyOf = (path: string) =>
      JSON.parse(calls.find((call) => call.path === path)?.body ?? "null");
    expect(bodyOf("accounts:signUp")).toMatchObject({
      email: newcomer.email,
      password: newcomer.password,
    });
    expect(bodyOf("accounts:update")).toMatchObject({
      displayName: newcomer.name,
      photoUrl: newcomer.photoUrl,
    });
    expect(findAccount()).toMatchObject({
      displayName: newcomer.name,
      photoUrl: newcomer.photoUrl,
    });
    expect(getAuthState().user).toMatchObject({
      email: newcomer.email,
      displayName: newcomer.name,
      photoURL: newcomer.photoUrl,
    });
  });

  it("gives the backend location, specialty and bio, and nothing else", async () => {
    const calls = recordBackendCalls();
    const { user } = await openRegister();
    await fillIn(user);
    await fill(user, "Location", "Bergen");
    await fill(user, "Specialty", "Rhubarb");
    await fill(user, "Bio", "Rain all year.\nI like it.");
    await press(user, "Create Account");
    await screen.findByRole("dialog", { name: "Account Created!" });
    // Nothing is left to be sent later.
    expect(Object.keys(localStorage).filter((key) => key.includes("profile"))).toEqual([]);
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/users",
        contentType: "application/json",
        body: JSON.stringify({
          location: "Bergen",
          specialty: "Rhubarb",
          bio: "Rain all year.\nI like it.",
        }),
      },
    ]);
  });

  it("sends the three fields empty where nothing was told", async () => {
    const calls = recordBackendCalls();
    const { user } = await openRegister();
    await fillIn(user);
    await press(user, "Create Account");
    await screen.findByRole("dialog", { name: "Account Created!" });
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
      { location: "", specialty: "", bio: "" },
    ]);
  });

  it("reads 'Creating Account...' and takes no second press while it registers", async () => {
    const calls = recordProviderCalls();
    const { user } = await openRegister();
    const release = delayProviderCall("signUp");
    await fillIn(user);
    await press(user, "Create Account");
    const button = await screen.findByRole("button", { name: "Creating Account..." });
    expect(button).toBeDisabled();
    expect(getAuthState().loading).toBe(true);
    await user.click(button);
    release();
    await screen.findByRole("dialog", { name: "Account Created!" });
    expect(getAuthState().loading).toBe(false);
    expect(lines(calls).filter((line) => line.endsWith("signUp"))).toHaveLength(1);
  });

  it("stays busy until the record has arrived", async () => {
    const { user } = await openRegister();
    const release = delayCall("post", "/users");
    await fillIn(user);
    await press(user, "Create Account");
    await waitFor(() => expect(getAuthState().user?.displayName).toBe(newcomer.name));
    expect(screen.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole("dialog", { name: "Account Created!" })).toBeInTheDocument();
  });

  it("leaves a person where they went while it was registering", async () => {
    freezeClock();
    const { user, router, pathname } = await openRegister();
    const release = delayCall("post", "/users");
    await fillIn(user);
    await press(user, "Create Account");
    await leavePage(user);
    release();
    await screen.findByRole("dialog", { name: "Account Created!" });
    await passTime(2000);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(router.state.navigation.state).toBe("idle");
    expect(pathname()).toBe("/aboutUs");
  });

  it("goes on without name and photo when the profile is refused, which is only logged", async () => {
    expectConsole(/^Profile could not be updated .*auth\/network-request-failed/);
    const { user } = await openRegister();
    rejectOnce("update", null);
    await fillIn(user);
    await press(user, "Create Account");
    await screen.findByRole("dialog", { name: "Account Created!" });
    expect(console.error).toHaveBeenCalled();
    expect(getAuthState().user).toMatchObject({ email: newcomer.email, displayName: null });
    expect(screen.getByText("A gardener", { selector: "button *" })).toBeInTheDocument();
  });

  it("links to login", async () => {
    const { user, pathname } = await openRegister();
    await user.click(screen.getByRole("link", { name: "Sign in" }));
    await screen.findByRole("heading", { name: "Welcome back" });
    expect(pathname()).toBe("/login");
  });
});

describe("a registration whose record does not arrive", () => {
  async function registerWithoutRecord() {
    breakCall("post", "/users", faults.status);
    const app = await openRegister();
    await fillIn(app.user);
    await fill(app.user, "Location", "Bergen");
    await press(app.user, "Create Account");
    await screen.findByText("Your account was created, but we couldn't save your profile");
    return app;
  }

  it("says what is there and what is not, and does not call it a success", async () => {
    await registerWithoutRecord();
    expect(screen.getByRole("alert")).toHaveTextContent("You are signed in.");
    expect(screen.getByRole("alert")).toHaveTextContent(faults.status.words);
    expect(screen.queryByText("Account Created!")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Creating/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });

  it("sends the record again, with the same words and no second account", async () => {
    const { user } = await registerWithoutRecord();
    const provider = recordProviderCalls();
    const backend = recordBackendCalls();
    breakCall("post", "/users", faults.offline);
    await press(user, "Try again");
    await screen.findByText(new RegExp(faults.offline.words));
    const release = delayCall("post", "/users");
    await press(user, "Try again");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDisabled();
    release();
    await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled());
    expect(lines(backend)).toEqual(["POST /users", "POST /users"]);
    expect(backend.map(({ body }) => JSON.parse(body).location)).toEqual(["Bergen", "Bergen"]);
    expect(provider).toEqual([]);
  });

  it("keeps what they told of themselves on the device, and the account menu offers to send it again", async () => {
    const { user, pathname } = await registerWithoutRecord();
    await user.click(screen.getByRole("link", { name: "Continue without it" }));
    await waitFor(() => expect(pathname()).toBe("/"));
    await press(user, newcomer.name);
    await press(user, "Send your profile");
    expect(await screen.findByRole("dialog")).toHaveTextContent("We couldn't save your profile");
    await press(user, "OK");
    restoreBackend();
    await press(user, newcomer.name);
    await press(user, "Send your profile");
    await waitFor(() => expect(screen.getByText("Profile saved")).toBeVisible());
    expect(db.read().users).toMatchObject([{ location: "Bergen", specialty: "", bio: "" }]);
    expect(screen.queryByRole("button", { name: "Send your profile" })).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.includes("profile"))).toEqual([]);
  });

  it.each(["{", "[]", '{"location":7}'])(
    "is not offered where %s is stored instead",
    async (stored) => {
      localStorage.setItem(`sow-and-tell:profile:${member.uid}`, stored);
      const { user } = await renderApp("/aboutUs", { isSignedIn: true });
      await press(user, member.name);
      expect(await screen.findByRole("button", { name: "Logout" })).toBeVisible();
      expect(screen.queryByRole("button", { name: "Send your profile" })).not.toBeInTheDocument();
    },
  );

  it("goes home without the record, signed in", async () => {
    const { user, pathname } = await registerWithoutRecord();
    await user.click(screen.getByRole("link", { name: "Continue without it" }));
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(await screen.findByRole("button", { name: newcomer.name })).toBeInTheDocument();
  });
});

describe("registration with Google", () => {
  it("says 'Sign In Success' for a second and a half, and goes home", async () => {
    freezeClock();
    chooseGoogleAccount();
    const { user, pathname } = await openRegister();
    await press(user, "Sign up with Google");
    const dialog = await screen.findByRole("dialog", { name: "Sign In Success" });
    await passTime(1450);
    expect(dialog).toBeInTheDocument();
    expect(pathname()).toBe("/register");
    await passTime(50);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(getAuthState().user).toMatchObject({ displayName: googleClaims.name });
  });

  it("only logs that it failed", async () => {
    expectConsole(/^Google sign-up failed .*The window was closed/);
    mockGooglePopup(() => Promise.reject(new Error("The window was closed")));
    const { user, pathname } = await openRegister();
    const before = screen.getByRole("main").textContent;
    await press(user, "Sign up with Google");
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Sign up with Google" })).toBeEnabled(),
    );
    expect(screen.getByRole("main").textContent).toBe(before);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(pathname()).toBe("/register");
  });
});
