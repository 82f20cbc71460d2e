import type { Pen } from "./parts/pen";

/** A plant and its drawing: a file in `plants/`. */
export interface Plant {
  /** Its botanical name, by which it is found too; the caption in the gallery. */
  latin: string;
  /**
   * Its common names by language, separated by commas. The singular is enough where plurals end in s, es, ies or en.
   * Japanese and Chinese names are also found within longer words, unless more katakana follows; others are whole words.
   */
  names: Record<string, string>;
  draw: (pen: Pen) => void;
}

/** The plate of a tip on a plant without a drawing: a file in `neutral/`. */
export interface NeutralPlate {
  /** The category that it illustrates. */
  category: string;
  /** Words that select it, separated by commas; they are found as a plant's names are. */
  topics: string;
  draw: (pen: Pen) => void;
}
