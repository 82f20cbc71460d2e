import { cleanup } from "@testing-library/react";
import { deleteApp, getApps } from "firebase/app";
import { vi } from "vitest";
import type { RenderAppOptions } from "./render-app";

/**
 * Closes the program as a reload does: only what the browser stores is left. What a test has imported before belongs
 * to the closed program, so a file that uses this opens every program by `openAnew`.
 */
export async function closeApp(): Promise<void> {
  cleanup();
  await Promise.all(getApps().map(deleteApp));
  vi.resetModules();
}

/** Loads the program anew and opens it at an address. */
export async function openAnew(address: string, options?: RenderAppOptions) {
  const { renderApp } = await import("./render-app");
  const { getAuthState } = await import("@/auth/auth-session");
  return { ...(await renderApp(address, options)), getAuthState };
}
