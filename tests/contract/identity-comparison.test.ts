import { afterAll, describe, expect, it } from "vitest";
import { identityCases } from "./identity-cases";
import { connectEmulator } from "./identity-emulator";
import { runCase } from "./identity-fingerprint";
import fingerprints from "./identity-fingerprints.json";
import { mockedToolkit } from "./identity-mock";
import { server } from "./identity-server";

/** Set by `npm run test:contract:auth`, or to an emulator that runs already. */
const emulatorUrl = process.env.AUTH_EMULATOR_URL?.replace(/\/+$/, "") ?? "";

/** What the emulator was seen to answer when it was last recorded, by the names of the cases. */
const recorded = new Map(Object.entries(fingerprints));

afterAll(() => server.close());

describe("the mocked Identity Toolkit, against the emulator's recorded answers", () => {
  it.each(identityCases)("agrees in $name", async (identityCase) => {
    expect(await runCase(mockedToolkit, identityCase)).toEqual(recorded.get(identityCase.name));
  });

  it("is held against each of them", () => {
    expect([...recorded.keys()]).toEqual(identityCases.map(({ name }) => name));
  });
});

if (emulatorUrl !== "") {
  describe("the running Auth emulator", async () => {
    const emulator = await connectEmulator(emulatorUrl);

    it.each(identityCases)("agrees with the mock in $name", async (identityCase) => {
      const answers = await runCase(emulator, identityCase);
      expect(await runCase(mockedToolkit, identityCase)).toEqual(answers);
    });

    it.each(identityCases)("answers as recorded in $name", async (identityCase) => {
      expect(await runCase(emulator, identityCase)).toEqual(recorded.get(identityCase.name));
    });
  });
}
