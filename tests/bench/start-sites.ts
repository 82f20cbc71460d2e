import { cpSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildSite } from "../e2e/servers/build-site";
import { listen, type RunningServer } from "../e2e/servers/listen";
import { staticSite } from "../e2e/servers/static-site";
import { temporaryFolder } from "../e2e/servers/temporary-folder";

/**
 * Playwright's global setup, after that of the journeys: serves their build, the static site and, if `BENCH_BASE` is the
 * folder of another checkout, a build of that, as a CDN does.
 */
export default async function startSites() {
  const {
    E2E_SITE_FOLDER = "",
    E2E_REST_URL = "",
    E2E_EMULATOR_URL = "",
    BENCH_BASE,
  } = process.env;
  const base = BENCH_BASE && {
    base: await buildSite({ restUrl: E2E_REST_URL, emulatorUrl: E2E_EMULATOR_URL }, BENCH_BASE),
  };
  const folders = { ours: E2E_SITE_FOLDER, ...base, static: copyStaticSite() };
  const running = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const { url, stop } = await startCdnServer(folder);
      return { name, folder, url, stop };
    }),
  );
  process.env.BENCH_SITES = JSON.stringify(running);
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()));
  };
}

function copyStaticSite(): string {
  const folder = temporaryFolder("static");
  cpSync("tests/bench/static-site", folder, { recursive: true });
  cpSync("src/assets/photos", join(folder, "photos"), { recursive: true });
  cpSync("src/assets/plates/svg/heap-1.svg", join(folder, "plate.svg"));
  for (const font of ["figtree", "fraunces"]) {
    const file = `${font}-latin-wght-normal.woff2`;
    cpSync(`node_modules/@fontsource-variable/${font}/files/${file}`, join(folder, file));
  }
  return folder;
}

/** The content types that a CDN compresses. Pictures and fonts are compressed already. */
const COMPRESSIBLE = /text|javascript|json|svg/;

/** Serves a build as a CDN does, with the best brotli compression, cached by file. */
function startCdnServer(folder: string): Promise<RunningServer> {
  const respond = staticSite(folder);
  const compressed = new Map<string, Buffer>();
  return listen(async (request, response) => {
    const { status, headers, file, body } = await respond(request.url ?? "/");
    if (!COMPRESSIBLE.test(headers["Content-Type"] ?? "")) {
      response.writeHead(status, headers).end(body);
      return;
    }
    const bytes = compressed.get(file) ?? brotliCompressSync(body);
    compressed.set(file, bytes);
    response.writeHead(status, { ...headers, "Content-Encoding": "br" }).end(bytes);
  });
}
