import type { Pen } from "./parts/pen";

/** A plant and its drawing: a file in `plants/`. */
export interface Plant {
  /** Its botanical name: another name by which the app finds it, and its caption in `tests/gallery/album.tsx`. */
  latin: string;
  /**
   * Its common names by language, separated by commas. The singular is enough where plurals end in s, es, ies or en.
   * Japanese and Chinese names also match within longer words, but not one in katakana before more katakana;
   * others match whole words.
   */
  names: Record<string, string>;
  draw: (pen: Pen) => void;
}

/** The plate of a tip whose plant has no drawing: a file in `neutral/`. */
export interface NeutralPlate {
  /** The category that it illustrates. */
  category: string;
  /** Words that select it, separated by commas; they match as a plant's names do. */
  topics: string;
  draw: (pen: Pen) => void;
}
