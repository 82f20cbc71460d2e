import { cleanup } from "@testing-library/react";
import { deleteApp, getApps } from "firebase/app";
import { vi } from "vitest";
import type { RenderAppOptions } from "./render-app";

/**
 * Closes the app as a reload does: only what the browser stores remains. Modules that a test imported before belong to the
 * closed app, so a file that uses this opens each app with `reopenApp`.
 */
export async function closeApp(): Promise<void> {
  cleanup();
  await Promise.all(getApps().map(deleteApp));
  vi.resetModules();
}

export async function reopenApp(address: string, options?: RenderAppOptions) {
  const { renderApp } = await import("./render-app");
  const { getAuthState } = await import("@/auth/auth-session");
  return { ...(await renderApp(address, options)), getAuthState };
}
