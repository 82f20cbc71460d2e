import { describe, expect, it } from "vitest";
import { identityCases } from "./identity-cases";
import { connectEmulator } from "./identity-emulator";
import { runCase } from "./identity-fingerprint";
import fingerprints from "./identity-fingerprints.json";
import { mockedToolkit } from "./identity-mock";
import { startIdentityServer } from "./identity-server";

/** Set by `npm run test:contract:auth`, or by hand to the URL of a running emulator. */
const emulatorUrl = process.env.AUTH_EMULATOR_URL?.replace(/\/+$/, "") ?? "";

/** The emulator's responses at the last recording, by case name. */
const recorded = new Map(Object.entries(fingerprints));

startIdentityServer();

describe("the mocked Identity Toolkit, compared with the recorded emulator,", () => {
  it.each(identityCases)("gives the same responses in: $name", async (identityCase) => {
    expect(await runCase(mockedToolkit, identityCase)).toEqual(recorded.get(identityCase.name));
  });

  it("is compared in every recorded case", () => {
    expect([...recorded.keys()]).toEqual(identityCases.map(({ name }) => name));
  });
});

if (emulatorUrl !== "") {
  describe("the running Auth emulator", async () => {
    const emulator = await connectEmulator(emulatorUrl);

    it.each(identityCases)(
      "gives the same responses as the mock in: $name",
      async (identityCase) => {
        const responses = await runCase(emulator, identityCase);
        expect(await runCase(mockedToolkit, identityCase)).toEqual(responses);
      },
    );

    it.each(identityCases)("gives the recorded responses in: $name", async (identityCase) => {
      expect(await runCase(emulator, identityCase)).toEqual(recorded.get(identityCase.name));
    });
  });
}
