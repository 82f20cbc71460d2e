import { launchAuthEmulator } from "./auth-emulator";
import { buildSite } from "./build-site";
import { startRestServer } from "./rest-server";
import { startStaticServer } from "./static-site";

/** Playwright's global setup: the backend, the Auth emulator and the production build, each on a free port. */
export default async function startServers() {
  const started = Date.now();
  // Playwright runs the teardown only after a finished setup, and never on SIGTERM; exit handlers then stop the servers.
  process.once("SIGTERM", () => process.exit(143));
  const interrupt = () => process.exit(130);
  process.once("SIGINT", interrupt);

  const [emulator, rest] = await Promise.all([launchAuthEmulator(), startRestServer()]);
  let folder: string;
  try {
    // The emulator downloads and starts while the site is being built.
    [folder] = await Promise.all([
      buildSite({ restUrl: rest.url, emulatorUrl: emulator.url }),
      emulator.whenReady,
    ]);
  } catch (error) {
    await Promise.all([rest.stop(), emulator.stop()]);
    throw error;
  }
  const site = await startStaticServer(folder);
  process.off("SIGINT", interrupt);

  process.env.E2E_SITE_URL = site.url;
  process.env.E2E_SITE_FOLDER = folder;
  process.env.E2E_REST_URL = rest.url;
  process.env.E2E_EMULATOR_URL = emulator.url;
  console.info(`Servers are up after ${Math.round((Date.now() - started) / 1000)} s`);

  return async () => {
    await Promise.all([site.stop(), rest.stop(), emulator.stop()]);
  };
}
