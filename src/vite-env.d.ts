/// <reference types="vite/client" />

/** True in `npm run dev` without a backend, and in `npm run demo`; false in every real build. */
declare const __MOCKS__: boolean;

/** The version in package.json. */
declare const __VERSION__: string;
