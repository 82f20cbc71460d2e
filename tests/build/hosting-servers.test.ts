import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePorts } from "../e2e/servers/listen";

interface Server {
  name: string;
  /** Runs the server with its documented block; the site is in a folder of `folder`. */
  start: (block: string, folder: string, port: number) => ChildProcess;
}

const servers: Server[] = [
  {
    name: "nginx",
    start(block, folder, port) {
      const server = block
        .replace("listen 80", `listen 127.0.0.1:${port}`)
        .replace("/var/www/sow-and-tell", join(folder, "site"));
      const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const http = `http { access_log off; ${scratch.join(" ")}\n${server} }`;
      const process = "daemon off; master_process off; error_log stderr;";
      const configuration = join(folder, "nginx.conf");
      writeFileSync(join(folder, "mime.types"), "types { text/html html; }");
      writeFileSync(configuration, `${process} pid ${folder}/pid; events {}\n${http}`);
      return spawn("nginx", ["-p", folder, "-c", configuration], { stdio: "ignore" });
    },
  },
  {
    name: "caddy",
    start(block, folder, port) {
      const site = block
        .replace("sow-and-tell.example", `http://127.0.0.1:${port}`)
        .replace("root * /var/www/sow-and-tell", `root * ${join(folder, "site")}`);
      const configuration = join(folder, "Caddyfile");
      writeFileSync(configuration, `{\n\tadmin off\n}\n${site}`);
      const args = ["run", "--adapter", "caddyfile", "--config", configuration];
      const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
      return spawn("caddy", args, { stdio: "ignore", env });
    },
  },
];

const document = readFileSync(".github/DEPLOYING.md", "utf8");

/** Addresses that browsers, or a decoder on the way, may take for another host's. With and without a slash at the end. */
const hostileAddresses = [
  "/%5Cevil.example",
  "/%5C%5Cevil.example",
  "/%5Cevil",
  "/\\evil.example",
  "//evil.example",
  "///evil.example",
  "//evil",
  "/%2Fevil.example",
  "/%2F%2Fevil",
  "/%09/evil.example",
  "/%09/evil",
  "/%0d/evil.example",
  "/%0a/evil",
  "/%0d%0aLocation:%20//evil.example",
  "/%20/evil",
  "/explore/..//evil",
  "/explore/%2e%2e/%5Cevil",
  "/./%5Cevil",
  "/assets//%5Cevil",
  "/assets",
  "/https://evil.example",
  "/explore/%5C..%5C..%5Cevil",
  "/%E2%81%84evil.example",
].flatMap((address) => [address, `${address}/`]);

for (const { name, start } of servers) {
  const isInstalled = spawnSync(name, ["-h"]).error === undefined;

  // `.ci/run` installs both.
  describe.skipIf(!isInstalled)(`${name} with its documented block`, () => {
    const folder = mkdtempSync(join(tmpdir(), `sow-and-tell-${name}-`));
    let port = 0;
    let server: ChildProcess | undefined;

    /** Sends the path as it is, unlike `fetch`. */
    async function get(path: string) {
      const call = request({ host: "127.0.0.1", port, path, agent: false }).end();
      const [response]: IncomingMessage[] = await once(call, "response");
      if (response === undefined) throw new Error("No response");
      const { statusCode: status, headers } = response;
      return { status, location: headers.location, body: await text(response) };
    }

    beforeAll(async () => {
      mkdirSync(join(folder, "site/assets"), { recursive: true });
      for (const file of ["index", "explore", "200", "404"])
        writeFileSync(join(folder, `site/${file}.html`), file);
      const [block = ""] = document.split(`\`\`\`${name}\n`)[1]?.split("```") ?? [];
      [port = 0] = await freePorts(1);
      server = start(block, folder, port);
      await vi.waitFor(() => get("/"), { timeout: 20_000 });
    }, 30_000);

    afterAll(() => {
      server?.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    });

    it.each([
      ["/", 200, "index"],
      ["/explore?sort=title", 200, "explore"],
      ["/tipsDetails/65f0c0ffee", 200, "200"],
      ["/nowhere", 404, "404"],
      ["/%5Cevil.example", 404, "404"],
    ])("answers %s with %i and the right page", async (path, status, body) => {
      expect(await get(path)).toMatchObject({ status, body });
    });

    it.each([
      ["/explore/", "/explore"],
      ["/explore/?sort=title&q=a%26b", "/explore?sort=title&q=a%26b"],
      ["/dashboard/myTips/", "/dashboard/myTips"],
      ["/tipsDetails/65f0c0ffee/", "/tipsDetails/65f0c0ffee"],
    ])(
      "redirects %s to the address without the slash, and keeps the query",
      async (path, other) => {
        expect(await get(path)).toMatchObject({ status: 301, location: other });
      },
    );

    it("sends nobody to another host", async () => {
      const site = "https://sow-and-tell.example";
      const redirected: string[] = [];
      for (const address of hostileAddresses) {
        const { location = "/" } = await get(address);
        const isOwn =
          /^\/(?![/\\\p{Cc}])/u.test(location) && new URL(location, site).origin === site;
        if (!isOwn) redirected.push(`${address} leads to ${location}`);
      }
      expect(redirected).toEqual([]);
    });
  });
}
