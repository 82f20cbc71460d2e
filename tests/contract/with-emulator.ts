import { launchAuthEmulator } from "../e2e/servers/auth-emulator";

/** Vitest's global setup: starts the real Auth emulator, unless `AUTH_EMULATOR_URL` names a running one. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.AUTH_EMULATOR_URL) return undefined;
  const emulator = await launchAuthEmulator();
  await emulator.whenReady;
  process.env.AUTH_EMULATOR_URL = emulator.url;
  return emulator.stop;
}
