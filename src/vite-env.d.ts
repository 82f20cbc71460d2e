/// <reference types="vite/client" />

import "react";

declare module "react" {
  /** Allows custom properties in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

declare global {
  /** True in `npm run dev` without any settings, and in `npm run demo`; false in every real build. */
  const __MOCKS__: boolean;
}
