import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { demo } from "@/auth/demo";
import { AccountOffer } from "@/mocks/demo";
import { expectConsole } from "../../support/console";
import { delayProviderCall, rejectOnce } from "../../support/faults";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { member } from "../../support/server";
import { specWords } from "../../support/spec-words";
import {
  chooseGoogleAccount,
  fill,
  googleClaims,
  logIn,
  mockGooglePopup,
  press,
} from "../../support/user-actions";

async function openLogin() {
  const app = await renderApp("/login");
  await screen.findByText("Welcome back");
  return app;
}

describe("login", () => {
  it("says in the form, which gets the focus, until the next submission that the password is wrong", async () => {
    const { user } = await openLogin();
    await logIn(user, "Wrong!pass1");
    await screen.findByRole("dialog", { name: specWords.loginFailed });
    await press(user, "OK");
    const password = screen.getByLabelText("Password");
    await waitFor(() => expect(password).toHaveFocus());
    expect(screen.getByText(specWords.wrongPassword)).toBeVisible();
    expect(password).toHaveValue("Wrong!pass1");

    await fill(user, "Password", "");
    await press(user, "Sign In");
    expect(await screen.findByText("Please fill this in.")).toBeVisible();
    expect(screen.queryByText(specWords.wrongPassword)).not.toBeInTheDocument();
  });

  it.each([
    [
      "cannot be checked without a connection",
      () => rejectOnce("signInWithPassword", null),
      specWords.wrongPassword,
      /We can’t reach the sign-in service\. Check/,
    ],
    [
      "cannot be checked, since the service fails",
      () => rejectOnce("signInWithPassword", "Unavailable.", 503),
      "We couldn’t sign you in",
      /^(?!.*Invalid).*couldn’t check/,
    ],
  ])("fails, in the form and in a dialog, if the account %s", async (_, fail, inline, words) => {
    const { user } = await openLogin();
    fail();
    await logIn(user);
    const dialog = await screen.findByRole("dialog", { name: specWords.loginFailed });
    expect(dialog).toHaveTextContent(words);
    expect(screen.getByText(inline)).toBeInTheDocument();
    expect(getAuthState()).toMatchObject({ user: null, loading: false });
  });

  it.each([
    ["API key not valid. Please pass a valid API key.", "auth/api-key-not-valid"],
    ["Requests from referer https://garden.test are blocked.", "auth/requests-from-referer-"],
  ])(
    "says that sign-in is not set up, with the code, and reports it: %s",
    async (message, code) => {
      expectConsole(/FirebaseError.*auth\//);
      const { user } = await openLogin();
      rejectOnce("signInWithPassword", message);
      await logIn(user);
      const dialog = await screen.findByRole("dialog", { name: specWords.loginFailed });
      expect(dialog).toHaveTextContent(`Sign-in isn’t set up correctly here (${code}`);
      expect(screen.getByText("We couldn’t sign you in")).toBeInTheDocument();
      expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
    },
  );

  it("does not move a person who has left the page", async () => {
    const { user, router, pathname } = await openLogin();
    const release = delayProviderCall("signInWithPassword");
    await logIn(user);
    await act(() => router.navigate(quietPage));
    release();
    await screen.findByText(specWords.welcomeBack);
    expect(await screen.findByRole("button", { name: member.name })).toBeVisible();
    expect(router.state.navigation.state).toBe("idle");
    expect(pathname()).toBe(quietPage);
  });
});

describe("login with Google", () => {
  it("says in the form that it failed, and why if a person can do something about it, and works the next time", async () => {
    const { user, pathname } = await openLogin();
    for (const [code, reason] of [
      ["popup-blocked", "Your browser blocked the sign-in window. Allow pop-ups for this site."],
      ["internal-error", ""],
    ]) {
      mockGooglePopup(() => Promise.reject(new FirebaseError(`auth/${code}`, "Firebase: Error")));
      await press(user, "Sign in with Google");
      const problem = await screen.findByText(specWords.googleLoginFailed);
      expect(problem.closest("[role=alert]")?.textContent).toBe(
        `${specWords.googleLoginFailed}${reason}`,
      );
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(getAuthState()).toMatchObject({ user: null, loading: false });

      mockGooglePopup(() => new Promise(() => {}));
      await press(user, "Sign in with Google");
      expect(problem).not.toBeInTheDocument();
    }
    chooseGoogleAccount();
    await press(user, "Sign in with Google");
    await waitFor(() => expect(pathname()).toBe("/"));
  });

  it.each([
    ["/login", "Sign in with Google"],
    ["/register", "Sign up with Google"],
  ])(
    "can be tried again at %s before the SDK notices that its window was closed",
    async (page, button) => {
      let endFirst = () => {};
      mockGooglePopup(
        () =>
          new Promise((_, reject) => {
            endFirst = () =>
              reject(new FirebaseError("auth/cancelled-popup-request", "Firebase: Error"));
          }),
      );
      const { user } = await renderApp(page);
      const before = (await screen.findByRole("main")).textContent;
      await press(user, button);
      mockGooglePopup(() => new Promise(() => {}));
      await press(user, button);
      await act(async () => endFirst());
      expect(screen.getByRole("main").textContent).toBe(before);
      chooseGoogleAccount();
      await press(user, button);
      await waitFor(() => expect(getAuthState().user).toMatchObject({ email: googleClaims.email }));
    },
  );
});

it("only a demo offers to fill in an account, which clears the errors", async () => {
  const { unmount } = await openLogin();
  expect(screen.queryByText(/demo/i)).not.toBeInTheDocument();
  unmount();
  const { email, password } = member;
  demo.accountOffer = <AccountOffer account={{ email, password }} />;
  onTestFinished(() => {
    demo.accountOffer = null;
  });
  const { user } = await openLogin();
  await press(user, "Sign In");
  expect(screen.getByLabelText("Email")).toBeInvalid();
  await press(user, "Fill in the demo account");
  expect(screen.getByLabelText("Email")).toBeValid();
  expect(screen.getByLabelText("Email")).toHaveValue(member.email);
  expect(screen.getByLabelText("Password")).toHaveValue(member.password);
});
