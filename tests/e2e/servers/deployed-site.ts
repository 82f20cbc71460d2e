import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { RunningServer } from "./listen";
import { startStaticServer } from "./static-site";
import { temporaryFolder } from "./temporary-folder";

interface Release {
  /** A prefix for the names of its scripts, so that they differ between releases. */
  name: string;
  /** Source that replaces the entry script of the build. */
  entry?: string;
}

export interface DeployedSite extends RunningServer {
  folder: string;
  /** Replaces the current release with another one, as a host does: no file of the old one remains. */
  deploy: (release: Release) => void;
  /** Answers some requests in place of the release. @returns whether it answers this one */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Serves the journeys' build from a URL of its own, where other releases can be deployed over it. */
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
          // Changes the revisions of the pages in the worker's precache list.
          .replace(/(?<=revision:\W)[0-9a-f]{4}(?=[0-9a-f]{12})/g, name.slice(0, 4).padEnd(4, "0")),
      );
    }
  }

  const server = await startStaticServer(folder, (...call) => site.answer(...call));
  const site: DeployedSite = { ...server, folder, deploy, answer: () => false };
  return site;
}
