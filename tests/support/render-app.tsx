import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MotionGlobalConfig } from "framer-motion";
import type { ReactNode } from "react";
import { createMemoryRouter } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { App } from "@/app/mount-app";
import { routes } from "@/app/routes";
import { signIn, startAuth } from "@/auth/auth-session";
import { member } from "./server";

MotionGlobalConfig.skipAnimations = true;

/** Lets cards fade in, until the end of the test; by default they are visible at once. */
export function animateCards(): void {
  MotionGlobalConfig.skipAnimations = false;
  onTestFinished(() => {
    MotionGlobalConfig.skipAnimations = true;
  });
}

export interface RenderAppOptions {
  /** Whether to sign in the tests' member first, through the real SDK. */
  isSignedIn?: boolean;
  demo?: ReactNode;
  /** Whether React renders and runs effects twice, as it does in development. False by default, since it takes longer. */
  isStrict?: boolean;
}

/** Opens the app at an address, with the real route table, loaders, guards and SDK, on the mock server. */
export async function renderApp(address: string, options: RenderAppOptions = {}) {
  if (options.isSignedIn) await signIn(member.email, member.password);
  startAuth();
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup({
    ...(vi.isFakeTimers() && { advanceTimers: vi.advanceTimersByTime }),
  });
  const view = render(<App router={router}>{options.demo}</App>, {
    reactStrictMode: options.isStrict ?? false,
  });
  return { ...view, router, user, pathname: () => router.state.location.pathname };
}

/** Opens a page that sends no call. */
export async function openContact(options: RenderAppOptions = {}) {
  const app = await renderApp("/contactUs", options);
  await screen.findByRole("heading", { level: 1, name: "Contact" });
  return app;
}
