import { screen, waitFor } from "@testing-library/react";
import type { UserCredential } from "firebase/auth";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { recordBackendCalls, recordProviderCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { delayProviderCall, rejectOnce } from "../support/faults";
import { closeApp, reopenApp } from "../support/reopen-app";
import { db, member, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

// The browser's build, which stores sessions in localStorage; Node's build keeps them in memory. There is no window to open here.
vi.mock("firebase/auth", async () => ({
  ...(await import("../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js")),
  signInWithPopup: vi.fn(),
}));

/** What the device stores of a member's session. */
let session: Record<string, string> = {};

beforeAll(async () => {
  const { signIn } = await import("@/auth/auth-session");
  await signIn(member.email, member.password);
  session = { ...localStorage };
});

beforeEach(async () => {
  await closeApp();
  localStorage.clear();
});

/** Opens the app as a member who signed in on an earlier visit. */
function comeBack(address: string) {
  Object.assign(localStorage, session);
  return reopenApp(address);
}

const setDisabled = (isDisabled: boolean) =>
  db.update(({ accounts }) => {
    for (const account of accounts) account.disabled = isDisabled;
  });

describe("a member who comes back", () => {
  it("finds their page open while the provider confirms the session, with one call for each answer", async () => {
    const release = delayProviderCall("lookup");
    const backend = recordBackendCalls();
    const provider = recordProviderCalls();
    await comeBack("/myTips");
    const title = await screen.findByRole("heading", { name: tips.beans.title });
    await waitFor(() => expect(provider).toHaveLength(1));
    release();
    const { loadAuthClient } = await import("@/auth/auth-session");
    await loadAuthClient();
    expect(title).toBeInTheDocument();
    expect(backend).toHaveLength(1);
  });

  it("reads that the provider rejects the session, and is offered their page and their hidden draft after signing in again", async () => {
    const { user: writer } = await comeBack("/shareTips");
    await fill(writer, "Title", "A hidden bed of leeks");
    await writer.selectOptions(screen.getByLabelText("Availability"), "hidden");
    await closeApp();
    setDisabled(true);
    const { user, pathname } = await comeBack("/shareTips");
    expect(await screen.findByText(/no longer accepts your session/)).toBeVisible();
    expect(pathname()).toBe("/login");
    setDisabled(false);
    await fill(user, "Email", member.email);
    await fill(user, "Password", member.password);
    await press(user, "Sign In");
    await user.click(await screen.findByRole("link", { name: "Continue sharing your tip" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("A hidden bed of leeks");
  });

  it.each([
    [null, 0],
    ["INTERNAL", 500],
    ["The service is currently unavailable.", 503],
    ["QUOTA_EXCEEDED : Exceeded quota.", 429],
  ])(
    "is still signed in, now and next time, if the provider fails with %s",
    async (message, status) => {
      rejectOnce("lookup", message, status);
      Object.assign(localStorage, session);
      const { getAuthState, loadAuthClient } = await import("@/auth/auth-session");
      await loadAuthClient();
      expect(getAuthState().user).toMatchObject({ uid: member.uid });
      await closeApp();
      const next = await import("@/auth/auth-session");
      await next.loadAuthClient();
      expect(next.getAuthState().user).toMatchObject({ uid: member.uid });
    },
  );
});

describe("a sign-in service that cannot be fetched", () => {
  /** Breaks the import of the SDK. @returns a function that mends it */
  function breakImport(): () => void {
    let isBroken = true;
    expectConsole(/error when mocking a module/);
    vi.doMock("@/auth/auth-client", async (importOriginal) => {
      if (isBroken) throw new Error("Failed to fetch dynamically imported module");
      return importOriginal();
    });
    onTestFinished(() => vi.doUnmock("@/auth/auth-client"));
    return () => {
      isBroken = false;
    };
  }

  it("lets a member log out, who is still logged out when it can be fetched", async () => {
    const mend = breakImport();
    const { user } = await comeBack("/aboutUs");
    await press(user, member.name);
    await press(user, "Logout");
    await screen.findByRole("dialog", { name: "You are Logged Out" });
    expect(console.error).toHaveBeenCalled();
    mend();
    await closeApp();
    const { getAuthState, loadAuthClient } = await import("@/auth/auth-session");
    await loadAuthClient();
    expect(getAuthState().user).toBeNull();
    expect(Object.values({ ...localStorage }).join()).not.toContain(member.uid);
  });

  it("fails a sign-in without blaming the password, and works when it can be fetched", async () => {
    const mend = breakImport();
    const { user, pathname } = await reopenApp("/login");
    await fill(user, "Email", member.email);
    await fill(user, "Password", member.password);
    await press(user, "Sign In");
    const dialog = await screen.findByRole("dialog", { name: "Login Failed" });
    expect(dialog).toHaveTextContent("The sign-in service isn't responding");
    mend();
    await press(user, "OK");
    await press(user, "Sign In");
    await waitFor(() => expect(pathname()).toBe("/"));
  });
});

it("Google's window signs the person in", async () => {
  const { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } = await import(
    "firebase/auth"
  );
  const user = { uid: "g1", email: "linnea@example.com", displayName: "Linnea", photoURL: null };
  vi.mocked(signInWithPopup).mockResolvedValueOnce({ user } as UserCredential);
  const app = await reopenApp("/login");
  await press(app.user, "Sign in with Google");
  expect(await screen.findByRole("button", { name: "Linnea" })).toBeVisible();
  expect(signInWithPopup).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.any(GoogleAuthProvider),
    browserPopupRedirectResolver,
  );
});
