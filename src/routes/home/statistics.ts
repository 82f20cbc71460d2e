import { Fence, type LucideIcon, Shovel, Smile, Sprout } from "lucide-react";

export interface Statistic {
  icon: LucideIcon;
  backgroundColour: string;
  textColour: string;
  endValue: number;
  label: string;
  /** Seconds after the section comes into view. */
  delay: number;
}

export const statistics: readonly Statistic[] = [
  {
    icon: Sprout,
    backgroundColour: "bg-moss",
    textColour: "text-moss",
    endValue: 300,
    label: "Plants Planted",
    delay: 0.2,
  },
  {
    icon: Fence,
    backgroundColour: "bg-terracotta",
    textColour: "text-terracotta",
    endValue: 150,
    label: "Gardens Maintained",
    delay: 0.4,
  },
  {
    icon: Shovel,
    backgroundColour: "bg-sun",
    textColour: "text-warning",
    endValue: 500,
    label: "Seeds Sown",
    delay: 0.6,
  },
  {
    icon: Smile,
    backgroundColour: "bg-info",
    textColour: "text-info",
    endValue: 200,
    label: "Happy Customers",
    delay: 0.8,
  },
];

/** How the numbers count up. Seconds. */
export const countUpOptions = { duration: 3, delay: 0.5 } as const;

/** What trails each of them. */
export const STATISTIC_SUFFIX = "+";
