import { execFileSync } from "node:child_process";
import { PROJECT, startAuthEmulator } from "./auth-emulator";
import { e2eSeed } from "./e2e-seed";
import { startRestServer } from "./rest-server";
import { startStaticServer } from "./static-server";
import { temporaryFolder } from "./temporary-folder";

/** Playwright's global set-up: the backend, the Auth emulator and the production build, each on a free port. */
export default async function startServers() {
  const started = Date.now();
  // Playwright cleans up after a set-up that it saw the end of; until then, and at a SIGTERM, nobody does.
  process.once("SIGTERM", () => process.exit(143));
  const interrupt = () => process.exit(130);
  process.once("SIGINT", interrupt);

  const emulator = await startAuthEmulator();
  const rest = await startRestServer(e2eSeed);
  const folder = temporaryFolder("e2e");
  try {
    build(folder, { restUrl: rest.url, emulatorUrl: emulator.url });
  } catch (error) {
    await Promise.all([rest.stop(), emulator.stop()]);
    throw error;
  }
  const site = await startStaticServer(folder);
  process.off("SIGINT", interrupt);

  process.env.E2E_SITE_URL = site.url;
  process.env.E2E_REST_URL = rest.url;
  process.env.E2E_EMULATOR_URL = emulator.url;
  console.info(`Servers are up after ${Math.round((Date.now() - started) / 1000)} s`);

  return async () => {
    await Promise.all([site.stop(), rest.stop(), emulator.stop()]);
  };
}

function build(folder: string, { restUrl, emulatorUrl }: { restUrl: string; emulatorUrl: string }) {
  const args = ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--emptyOutDir"];
  execFileSync(process.execPath, args, {
    stdio: "pipe",
    env: {
      ...process.env,
      VITE_API_BASE_URL: restUrl,
      VITE_FIREBASE_API_KEY: "e2e-key",
      VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com`,
      VITE_FIREBASE_MESSAGING_SENDER_ID: "1",
      VITE_FIREBASE_APP_ID: "1:1:web:1",
      VITE_FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
    },
  });
}
