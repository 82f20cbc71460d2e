import type { Pen } from "./parts/pen";

/** A plant as gardeners know it, and how it is drawn: a file in `plants/`. */
export interface Plant {
  /** Its botanical name, as the gallery captions it. */
  latin: string;
  /**
   * What gardeners call it, by language, with a comma between names; singular is enough where plurals end in s, es or ies.
   * Names in Japanese and Chinese are found anywhere in a text, others only as whole words.
   */
  names: Record<string, string>;
  draw: (pen: Pen) => void;
}

/** What stands for a tip on no plant that there is a drawing of: a file in `neutral/`. */
export interface NeutralPlate {
  /** The category that it stands for. */
  category: string;
  /** Words in a plant type that it stands for, with a comma between them. */
  topics: string;
  draw: (pen: Pen) => void;
}
