/** @file The session before the identity provider has reported: the spec's section 4. It starts once, hence this file. */

import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { getAuthState, SESSION_KEY, startAuth } from "@/auth/auth-session";
import { member } from "../support/server";

// Deviates: without a stored session, the visitor is known as one at once, since the provider's SDK does not load.
it("is loading at first, and until the provider has reported, here that it knows of no session", async () => {
  expect(getAuthState()).toMatchObject({ user: null, loading: true });
  const { uid, email, name: displayName } = member;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ uid, email, displayName, photoURL: null }));
  startAuth();
  expect(getAuthState()).toMatchObject({ user: { uid }, loading: true });
  await waitFor(() => expect(getAuthState()).toMatchObject({ user: null, loading: false }));
});
