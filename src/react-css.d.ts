import "react";

declare module "react" {
  /** Allows custom properties in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
