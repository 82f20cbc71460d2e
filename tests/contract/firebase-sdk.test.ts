import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from "firebase/auth";
import { expect, it } from "vitest";
import { startIdentityServer } from "./identity-server";

startIdentityServer();

it("the Firebase SDK registers and renews its token through the emulator's URLs", async () => {
  const app = initializeApp({ apiKey: "test-key", projectId: "contract" });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, "http://localhost:9099", { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(auth, "ida@example.org", "Marigold!2015");
  await expect(user.getIdToken(true)).resolves.toEqual(expect.any(String));
});
