import type { Pen } from "./parts/pen";

/** A plant and its drawing: a file in `plants/`. */
export interface Plant {
  /** Its botanical name, the caption in the gallery. */
  latin: string;
  /**
   * Its common names by language, separated by commas. The singular is enough where plurals end in s, es or ies.
   * Japanese and Chinese names match anywhere in a text, others only whole words.
   */
  names: Record<string, string>;
  draw: (pen: Pen) => void;
}

/** The plate of a tip on a plant without a drawing: a file in `neutral/`. */
export interface NeutralPlate {
  /** The category that it illustrates. */
  category: string;
  /** Words in a plant type that it illustrates, separated by commas. */
  topics: string;
  draw: (pen: Pen) => void;
}
