/// <reference types="vite/client" />

/** True in `npm run dev` without a backend set, and in `npm run demo`; false in every real build. */
declare const __MOCKS__: boolean;

/** Read when the program is built, so that nothing of the reading is in it. */
declare const __SETTINGS__: import("@/lib/read-env").Settings;
