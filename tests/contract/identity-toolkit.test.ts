import { describe, expect, it } from "vitest";
import {
  callProvider,
  clock,
  db,
  disableAccounts,
  emulatorHost,
  password,
  productionHost,
  register,
  rejection,
  signInBy,
  startIdentityServer,
} from "./identity-server";

const email = "ida@example.org";

startIdentityServer();

describe("accounts:signUp", () => {
  it.each([
    ["production", productionHost],
    ["the emulator", emulatorHost],
  ])("creates an account at the URL of %s", async (_, host) => {
    const response = await callProvider("signUp", { email, password }, host);
    expect(response).toMatchObject({ status: 200, body: { email, expiresIn: "3600" } });
  });

  it("stores the e-mail in lower case", async () => {
    expect(await register("Ida.Berg@Example.ORG")).toMatchObject({ email: "ida.berg@example.org" });
  });

  it("stores no readable password", async () => {
    await register();
    expect(JSON.stringify(db.read())).not.toContain(password);
  });

  it.each([
    ["an e-mail that has an account", { email: "IDA@example.org", password }, "EMAIL_EXISTS"],
    [
      "a short password",
      { email: "new@example.org", password: "Ab!12" },
      "WEAK_PASSWORD : Password should be at least 6 characters",
    ],
    ["no e-mail", { password }, "MISSING_EMAIL"],
    ["no password", { email: "new@example.org", password: "" }, "MISSING_PASSWORD"],
    ["an invalid e-mail", { email: "new@", password }, "INVALID_EMAIL"],
    ["an anonymous account", { returnSecureToken: true }, "ADMIN_ONLY_OPERATION"],
  ])("rejects %s", async (_, body, code) => {
    await register();
    expect(await callProvider("signUp", body)).toEqual(rejection(code));
  });
});

describe("accounts:signInWithPassword", () => {
  it("signs in with any capitalisation of the e-mail", async () => {
    const { localId } = await register();
    const response = await signInBy("signInWithPassword", { email: "Ida@Example.org", password });
    expect(response).toMatchObject({ localId, email });
  });

  it.each([
    ["a wrong password", { email, password: "wrong" }, "INVALID_LOGIN_CREDENTIALS"],
    ["an unknown e-mail", { email: "who@example.org", password }, "INVALID_LOGIN_CREDENTIALS"],
    ["no e-mail", { password }, "MISSING_EMAIL"],
    ["no password", { email }, "MISSING_PASSWORD"],
    ["an invalid e-mail", { email: "ida", password }, "INVALID_EMAIL"],
  ])("rejects %s", async (_, body, code) => {
    await register();
    expect(await callProvider("signInWithPassword", body)).toEqual(rejection(code));
  });

  it("rejects a disabled account", async () => {
    await register();
    disableAccounts();
    expect(await callProvider("signInWithPassword", { email, password })).toEqual(
      rejection("USER_DISABLED"),
    );
  });

  async function failFiveTimes(): Promise<void> {
    await register();
    for (let attempt = 0; attempt < 5; attempt++) {
      await callProvider("signInWithPassword", { email, password: "wrong" });
    }
  }

  it("rejects even the right password after five wrong ones", async () => {
    await failFiveTimes();
    expect(await callProvider("signInWithPassword", { email, password })).toEqual(
      rejection(/^TOO_MANY_ATTEMPTS_TRY_LATER : /),
    );
  });

  it("accepts the password again a minute later", async () => {
    await failFiveTimes();
    clock.now += 60_001;
    expect(await signInBy("signInWithPassword", { email, password })).toMatchObject({ email });
  });

  it("does not count one user's failed attempts against another", async () => {
    await failFiveTimes();
    await register("ola@example.org");
    expect(
      await signInBy("signInWithPassword", { email: "ola@example.org", password }),
    ).toMatchObject({ email: "ola@example.org" });
  });
});

describe("accounts:sendOobCode", () => {
  const requestType = "PASSWORD_RESET";

  it.each([email, "who@example.org"])(
    "gives the same response for %s, registered or not",
    async (address) => {
      await register();
      expect(await callProvider("sendOobCode", { requestType, email: address })).toMatchObject({
        status: 200,
        body: { email: address },
      });
    },
  );

  it.each([
    ["no e-mail", { requestType }, "MISSING_EMAIL"],
    ["an invalid e-mail", { requestType, email: "ida" }, "INVALID_EMAIL"],
    ["no request type", { email }, "MISSING_REQ_TYPE"],
    ["another request type", { requestType: "VERIFY_EMAIL", email }, "OPERATION_NOT_ALLOWED"],
  ])("rejects %s", async (_, body, code) => {
    expect(await callProvider("sendOobCode", body)).toEqual(rejection(code));
  });
});

it("the mocked provider rejects unknown calls, so that none reaches the real host", async () => {
  expect(await callProvider("delete", {})).toEqual(rejection("OPERATION_NOT_ALLOWED"));
});
