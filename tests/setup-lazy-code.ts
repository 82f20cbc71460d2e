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

// One after another: Node 20 fails if CommonJS requires a module that is just being imported.
for (const load of Object.values(modules)) await load();
await import("sweetalert2");
await import("react-tooltip");
