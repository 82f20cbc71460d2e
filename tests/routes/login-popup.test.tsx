import { fireEvent, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
  type UserCredential,
} from "firebase/auth";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getAuthState, loadAuthClient } from "@/auth/auth-session";
import { renderApp } from "../support/render-app";

// There is no window to open here; the rest of the SDK is the real one.
vi.mock("firebase/auth", async (importOriginal) => ({
  ...(await importOriginal<typeof import("firebase/auth")>()),
  signInWithPopup: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(signInWithPopup).mockReset();
});

describe.each([
  ["/login", "Sign in with Google"],
  ["/register", "Sign up with Google"],
])("Google's window, asked for at %s", (address, name) => {
  it("opens within the click, so that no browser blocks it", async () => {
    vi.mocked(signInWithPopup).mockReturnValue(new Promise<UserCredential>(() => {}));
    await renderApp(address);
    const button = await screen.findByRole("button", { name });
    await loadAuthClient();
    fireEvent.click(button);
    expect(signInWithPopup).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.any(GoogleAuthProvider),
      browserPopupRedirectResolver,
    );
  });
});

describe("Google's window", () => {
  it("leaves the person a way to try again when the browser blocks it", async () => {
    vi.mocked(signInWithPopup).mockRejectedValueOnce(
      new FirebaseError("auth/popup-blocked", "Firebase: Error (auth/popup-blocked)."),
    );
    await renderApp("/login");
    const button = await screen.findByRole("button", { name: "Sign in with Google" });
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByText("Google login failed")).toBeVisible());
    await waitFor(() => expect(button).toBeEnabled());
    expect(getAuthState()).toEqual({ user: null, loading: false });
  });
});
