import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { exampleVariables } from "@/tooling/settings";
import { temporaryFolder } from "./temporary-folder";

interface SiteServers {
  restUrl: string;
  emulatorUrl: string;
}

const run = promisify(execFile);

/**
 * Makes a production build that calls these servers.
 * @param checkout the folder of the source, with its dependencies installed
 * @returns the build's folder, which is deleted when this process ends
 */
export async function buildSite(
  { restUrl, emulatorUrl }: SiteServers,
  checkout = process.cwd(),
): Promise<string> {
  const folder = temporaryFolder("site");
  const args = ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--emptyOutDir"];
  const building = run(process.execPath, args, {
    cwd: checkout,
    env: {
      ...process.env,
      ...exampleVariables,
      VITE_API_BASE_URL: restUrl,
      VITE_FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
    },
  });
  const kill = () => building.child.kill("SIGKILL");
  process.once("exit", kill);
  await building;
  process.off("exit", kill);
  return folder;
}
