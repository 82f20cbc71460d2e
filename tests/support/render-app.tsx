import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MotionGlobalConfig } from "framer-motion";
import { type ReactNode, StrictMode } from "react";
import { createMemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { App } from "@/app/app";
import { routes } from "@/app/routes";
import { signIn } from "@/auth/auth-session";
import { member } from "./server";

// Cards are visible at once. A test about their animation turns this off.
MotionGlobalConfig.skipAnimations = true;

export interface RenderAppOptions {
  /** Whether to sign in the tests' member first, through the real SDK. */
  isSignedIn?: boolean;
  demo?: ReactNode;
}

/** Opens the app at an address, with the real route table, loaders, guards and SDK, on the mock server. */
export async function renderApp(address: string, options: RenderAppOptions = {}) {
  if (options.isSignedIn) await signIn(member.email, member.password);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup({
    ...(vi.isFakeTimers() && { advanceTimers: vi.advanceTimersByTime }),
  });
  const view = render(
    <StrictMode>
      <App router={router}>{options.demo}</App>
    </StrictMode>,
  );
  return { ...view, routes, router, user, pathname: () => router.state.location.pathname };
}
