/// <reference types="vite/client" />

/** True in `npm run dev` without a backend set, and in `npm run demo`; false in every real build. */
declare const __MOCKS__: boolean;

/** The version that package.json names. */
declare const __VERSION__: string;
