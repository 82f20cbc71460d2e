import type { Pen } from "../parts/pen";
import { aloe } from "./aloe";
import { basil } from "./basil";
import { beet } from "./beet";
import { branch } from "./branch";
import { cabbage } from "./cabbage";
import { carrot } from "./carrot";
import { daisy } from "./daisy";
import { fennel } from "./fennel";
import { fern } from "./fern";
import { garlic } from "./garlic";
import { grass } from "./grass";
import { houseplant } from "./houseplant";
import { ivy } from "./ivy";
import { lettuce } from "./lettuce";
import { mushroom } from "./mushroom";
import { pea } from "./pea";
import { raspberry } from "./raspberry";
import { rose } from "./rose";
import { strawberry } from "./strawberry";
import { tomato } from "./tomato";
import { tulip } from "./tulip";

/** Which function draws which habit. */
export const drawings = {
  aloe,
  apple: branch(46, 0.52, 0.8, 0.4, 100),
  basil,
  beet,
  cabbage,
  carrot,
  daisy,
  fennel,
  fern,
  garlic,
  grass,
  houseplant,
  ivy,
  lemon: branch(50, 0.36, 1, 0.75, 0),
  lettuce,
  mushroom,
  pea,
  pear: branch(64, 0.36, 1.7, 0.5, 25),
  raspberry,
  rose,
  strawberry,
  tomato,
  tulip,
} satisfies Record<string, (pen: Pen) => void>;

/** A habit that there is a drawing of. */
export type Habit = keyof typeof drawings;
