/**
 * @file Loads the code that the app loads on demand before a test waits for it: on a busy machine, Vite may take longer to
 * transform it than a test waits.
 */

const modules = import.meta.glob([
  "/src/routes/**/*.tsx",
  "/src/app/layout/*.tsx",
  "/src/app/offline/*.tsx",
  "/src/auth/auth-client.ts",
]);

await Promise.all(Object.values(modules).map((load) => load()));
await Promise.all([import("sweetalert2"), import("react-tooltip")]);
