import { writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { type Fingerprint, mockedToolkit, runningEmulator, runSteps } from "./identity-backends";
import { identityCases } from "./identity-cases";
import fingerprints from "./identity-fingerprints.json";
import { startIdentityServer } from "./identity-server";

/** Set by `npm run test:contract:auth`, or by hand to the URL of a running emulator. */
const emulatorUrl = process.env.AUTH_EMULATOR_URL?.replace(/\/+$/, "") ?? "";

const cases = Object.entries(identityCases);

/** The emulator's responses at the last recording, by case name. */
const recorded = new Map(Object.entries(fingerprints));

startIdentityServer();

describe("the mocked Identity Toolkit", () => {
  it.each(cases)("gives the emulator's recorded responses in: %s", async (name, steps) => {
    expect(await runSteps(mockedToolkit(), steps)).toEqual(recorded.get(name));
  });

  it("is compared in exactly the recorded cases", () => {
    expect([...recorded.keys()].toSorted()).toEqual(Object.keys(identityCases).toSorted());
  });
});

if (emulatorUrl !== "") describe("the running Auth emulator", compareWithEmulator);

function compareWithEmulator() {
  const isRecording = process.env.UPDATE_FINGERPRINTS === "1";
  const responses: Record<string, Fingerprint[]> = {};

  it.each(cases)("gives the recorded responses in: %s", async (name, steps) => {
    responses[name] = await runSteps(await runningEmulator(emulatorUrl), steps);
    if (!isRecording) expect(responses[name]).toEqual(recorded.get(name));
  });

  afterAll(() => {
    const file = new URL("identity-fingerprints.json", import.meta.url);
    if (isRecording) writeFileSync(file, JSON.stringify(responses, null, 2));
  });
}
