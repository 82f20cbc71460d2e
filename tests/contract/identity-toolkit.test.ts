import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  callProvider,
  clock,
  db,
  disableAccounts,
  emulatorHost,
  password,
  productionHost,
  refusal,
  register,
  server,
  signInBy,
} from "./identity-server";

const email = "ida@example.org";

afterEach(() => db.reset());
afterAll(() => server.close());

describe("accounts:signUp", () => {
  it.each([
    ["production", productionHost],
    ["the emulator", emulatorHost],
  ])("makes an account in the form of %s", async (_, host) => {
    const answer = await callProvider("signUp", { email, password }, host);
    expect(answer).toMatchObject({ status: 200, body: { email, expiresIn: "3600" } });
  });

  it("keeps the e-mail in lower case", async () => {
    expect(await register("Ida.Berg@Example.ORG")).toMatchObject({ email: "ida.berg@example.org" });
  });

  it("keeps no readable password", async () => {
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
    ["something that is no e-mail", { email: "new@", password }, "INVALID_EMAIL"],
    ["an anonymous account", { returnSecureToken: true }, "ADMIN_ONLY_OPERATION"],
  ])("refuses %s", async (_, body, code) => {
    await register();
    expect(await callProvider("signUp", body)).toEqual(refusal(code));
  });
});

describe("accounts:signInWithPassword", () => {
  it("signs in, however the e-mail is capitalised", async () => {
    const { localId } = await register();
    const answer = await signInBy("signInWithPassword", { email: "Ida@Example.org", password });
    expect(answer).toMatchObject({ localId, email });
  });

  it.each([
    ["a wrong password", { email, password: "wrong" }, "INVALID_LOGIN_CREDENTIALS"],
    ["an unknown e-mail", { email: "who@example.org", password }, "INVALID_LOGIN_CREDENTIALS"],
    ["no e-mail", { password }, "MISSING_EMAIL"],
    ["no password", { email }, "MISSING_PASSWORD"],
    ["something that is no e-mail", { email: "ida", password }, "INVALID_EMAIL"],
  ])("refuses %s", async (_, body, code) => {
    await register();
    expect(await callProvider("signInWithPassword", body)).toEqual(refusal(code));
  });

  it("refuses a disabled account", async () => {
    await register();
    disableAccounts();
    expect(await callProvider("signInWithPassword", { email, password })).toEqual(
      refusal("USER_DISABLED"),
    );
  });

  async function failFiveTimes(): Promise<void> {
    await register();
    for (let attempt = 0; attempt < 5; attempt++) {
      await callProvider("signInWithPassword", { email, password: "wrong" });
    }
  }

  it("refuses even the right password after five wrong ones", async () => {
    await failFiveTimes();
    expect(await callProvider("signInWithPassword", { email, password })).toEqual(
      refusal(/^TOO_MANY_ATTEMPTS_TRY_LATER : /),
    );
  });

  it("takes the password again a minute later", async () => {
    await failFiveTimes();
    clock.now += 60_001;
    expect(await signInBy("signInWithPassword", { email, password })).toMatchObject({ email });
  });

  it("does not hold one person's failures against another", async () => {
    await failFiveTimes();
    await register("ola@example.org");
    expect(
      await signInBy("signInWithPassword", { email: "ola@example.org", password }),
    ).toMatchObject({ email: "ola@example.org" });
  });
});

describe("accounts:sendOobCode", () => {
  const requestType = "PASSWORD_RESET";

  it.each([email, "who@example.org"])("answers %s alike, known or not", async (asked) => {
    await register();
    expect(await callProvider("sendOobCode", { requestType, email: asked })).toMatchObject({
      status: 200,
      body: { email: asked },
    });
  });

  it.each([
    ["no e-mail", { requestType }, "MISSING_EMAIL"],
    ["something that is no e-mail", { requestType, email: "ida" }, "INVALID_EMAIL"],
    ["no kind of request", { email }, "MISSING_REQ_TYPE"],
    ["another kind of request", { requestType: "VERIFY_EMAIL", email }, "OPERATION_NOT_ALLOWED"],
  ])("refuses %s", async (_, body, code) => {
    expect(await callProvider("sendOobCode", body)).toEqual(refusal(code));
  });
});

it("refuses every call it does not know, so that none reaches the real host", async () => {
  expect(await callProvider("delete", {})).toEqual(refusal("OPERATION_NOT_ALLOWED"));
});
