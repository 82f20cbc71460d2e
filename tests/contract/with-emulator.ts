import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startAuthEmulator } from "../e2e/servers/auth-emulator";
import { identityCases } from "./identity-cases";
import { connectEmulator } from "./identity-emulator";
import { type Fingerprint, runCase } from "./identity-fingerprint";

/** Vitest's global set-up: starts the real Auth emulator, unless `AUTH_EMULATOR_URL` names a running one. */
export async function setup(): Promise<() => Promise<void>> {
  const named = process.env.AUTH_EMULATOR_URL;
  const emulator = named ? { url: named, stop: async () => {} } : await startAuthEmulator();
  process.env.AUTH_EMULATOR_URL = emulator.url;
  if (process.env.UPDATE_FINGERPRINTS === "1") await record(emulator.url);
  return emulator.stop;
}

/** Records the emulator's responses to every case. */
async function record(url: string): Promise<void> {
  const emulator = await connectEmulator(url.replace(/\/+$/, ""));
  const fingerprints: Record<string, Fingerprint[]> = {};
  for (const identityCase of identityCases) {
    fingerprints[identityCase.name] = await runCase(emulator, identityCase);
  }
  const file = fileURLToPath(new URL("identity-fingerprints.json", import.meta.url));
  writeFileSync(file, JSON.stringify(fingerprints, null, 2));
  const biome = "node_modules/@biomejs/biome/bin/biome";
  execFileSync(process.execPath, [biome, "format", "--write", file], { stdio: "pipe" });
}
