import { cpSync } from "node:fs";
import { join } from "node:path";
import { startAuthEmulator } from "../e2e/servers/auth-emulator";
import { buildSite } from "../e2e/servers/build-site";
import { e2eSeed } from "../e2e/servers/e2e-seed";
import { startRestServer } from "../e2e/servers/rest-server";
import { temporaryFolder } from "../e2e/servers/temporary-folder";
import { startCdnServer } from "./cdn-server";

/** Playwright's global set-up: the backend, the Auth emulator, and the two sites that are compared. */
export default async function startSites() {
  const emulator = await startAuthEmulator();
  const rest = await startRestServer(e2eSeed);
  const servers = { restUrl: rest.url, emulatorUrl: emulator.url };
  const ours = await buildSite(servers);
  const sites = await Promise.all([ours, copyStaticSite()].map(startCdnServer));
  process.env.BENCH_BUILD = ours;
  process.env.BENCH_SITES = sites.map(({ url }) => url).join();
  process.env.E2E_REST_URL = rest.url;
  process.env.E2E_EMULATOR_URL = emulator.url;
  return async () => {
    await Promise.all([...sites, rest, emulator].map(({ stop }) => stop()));
  };
}

/** Copies the hand-written pages with their pictures and fonts. @returns the folder */
function copyStaticSite(): string {
  const folder = temporaryFolder("static");
  cpSync("tests/bench/static-site", folder, { recursive: true });
  cpSync("src/assets/photos", join(folder, "photos"), { recursive: true });
  for (const font of ["figtree", "fraunces"]) {
    const file = `${font}-latin-wght-normal.woff2`;
    cpSync(`node_modules/@fontsource-variable/${font}/files/${file}`, join(folder, file));
  }
  return folder;
}
