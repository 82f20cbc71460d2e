import { BookOpen, HandHeart, Recycle, Sprout } from "lucide-react";

export const story = [
  "It began with a shed door. On a row of allotments at the edge of a small town, somebody pinned up a note that said: “Blackfly on the beans. What now?” By the end of the week there were seven answers underneath, in seven hands, and one of them was right.",
  "The door filled up. There were sowing dates, a warning about the late frost in the bottom corner, a drawing of a bean frame, a thank-you for the rhubarb. When the wind took half of it one autumn, a few of us sat down to copy what was left into a place where the rain could not reach it.",
  "That place became Sow & Tell. We have been passing on what works in real gardens since 2015, and the rule of the shed door still holds: say what you did, say what happened, and sign your name.",
  "The people have changed and so have the gardens. There are balconies now, school beds and whole orchards. The questions have stayed much the same, and so has the pleasure of knowing the answer to one of them.",
];

export const mission =
  "We help gardeners learn from one another, in plain words and from experience. Whoever has grown something should be able to say how, and whoever wants to grow it should be able to find out, whatever the size of the plot.";

export const values = [
  {
    title: "Grown before it is told",
    text: "A tip is worth most when somebody has tried it, through a good summer and a bad one.",
    icon: Sprout,
  },
  {
    title: "Kind to beginners",
    text: "Everybody has planted a bulb upside down. No question is too small to be answered well.",
    icon: HandHeart,
  },
  {
    title: "Plain words",
    text: "Amounts, distances and dates rather than secrets. Latin where it helps, and English beside it.",
    icon: BookOpen,
  },
  {
    title: "With nature’s patience",
    text: "Compost before fertiliser, ladybirds before sprays, rainwater before the tap.",
    icon: Recycle,
  },
];
