import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "./listen";
import { startStaticServer } from "./static-server";
import { temporaryFolder } from "./temporary-folder";

export interface Release {
  /** Tells its scripts and pages from another release's. */
  name: string;
  /** The first script, in the place of the build's own. */
  entry?: string;
}

export interface DeployedSite extends RunningServer {
  folder: string;
  /** Puts another release in the place of this one, as a host does: nothing of the old one stays. */
  deploy: (release: Release) => void;
}

/** Serves the journeys' build from an address of its own, where other releases can follow it. */
export async function startDeployedSite(): Promise<DeployedSite> {
  const built = process.env.E2E_SITE_FOLDER ?? "";
  const folder = temporaryFolder("deployed");
  cpSync(built, folder, { recursive: true });

  function deploy({ name, entry }: Release) {
    rmSync(join(folder, "assets"), { recursive: true });
    cpSync(built, folder, { recursive: true });
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const scripts = files.filter((file) => /^assets.*\.js$/.test(file));
    const names = new RegExp(scripts.map((file) => file.slice("assets/".length)).join("|"), "g");
    for (const file of files.filter((path) => /\.(js|html)$/.test(path))) {
      const text = readFileSync(join(folder, file), "utf8");
      const isEntry = entry !== undefined && /^assets\/index-/.test(file);
      rmSync(join(folder, file));
      writeFileSync(
        join(
          folder,
          file.replace(names, (script) => `${name}-${script}`),
        ),
        (isEntry ? entry : text)
          .replace(names, (script) => `${name}-${script}`)
          // The pages' revisions in the worker's list.
          .replace(/(?<=revision:\W)[0-9a-f]{4}(?=[0-9a-f]{12})/g, name.slice(0, 4).padEnd(4, "0")),
      );
    }
  }

  return { ...(await startStaticServer(folder)), folder, deploy };
}
