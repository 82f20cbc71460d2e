import { type CSSProperties, useMemo } from "react";
import { drawings } from "./draw/drawings";
import { habitFor } from "./habit";
import { footing } from "./parts/footing";
import { createPen } from "./parts/pen";
import { createRandom } from "./random";

export interface PlateProps {
  /** Whatever stays the same for a tip, such as its `_id`: the same seed gives the same plate. */
  seed: string;
  /** A habit from `habitFor`, or any words that name a plant. */
  plant: string;
  /** A short line under the plant. */
  caption?: string;
  className?: string;
}

/** A plant drawn in ink with two flat washes, for wherever a picture is missing. It is decoration, hidden from screen readers. */
export function Plate({ seed, plant, caption = "", className }: PlateProps) {
  const { layers, colours, viewBox } = useMemo(() => draw(seed, plant), [seed, plant]);
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
      style={colours}
    >
      <path fill="var(--color-base-200)" d="M0 0h400v300H0z" />
      {/* No usual crop, from 3:4 to 16:9, cuts into this part of the sheet. */}
      <svg
        x="88"
        y="38"
        width="224"
        height={caption ? 200 : 224}
        viewBox={viewBox}
        overflow="visible"
        fill="none"
        stroke="currentColor"
        strokeWidth="6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {layers.map(({ tint, wash, fine, bold }) => [
          <path key="wash" fill={`var(--${tint})`} stroke="none" d={wash} />,
          <path key="fine" d={fine} />,
          <path key="bold" strokeWidth="14" d={bold} />,
        ])}
      </svg>
      {caption && (
        <text
          x="200"
          y="256"
          textAnchor="middle"
          fontSize="14"
          fontStyle="italic"
          fill="currentColor"
        >
          {[...caption].slice(0, 30).join("")}
        </text>
      )}
    </svg>
  );
}

function draw(seed: string, plant: string) {
  const habit = habitFor({ plantType: plant, category: "", title: seed });
  const random = createRandom(habit + seed);
  const pen = createPen(random);
  drawings[habit](pen);
  // Soil and roots go to the lowest layer, under the plant.
  pen.layers.reverse();
  footing(pen);
  pen.layers.reverse();
  const left = Math.min(...pen.xs);
  const top = Math.min(...pen.ys);
  const paper = "var(--color-base-200)";
  const green = mix("var(--color-primary)", 70 + random() * 30, "var(--color-accent)");
  const flower = mix(
    "var(--color-secondary)",
    pen.bloom ?? (random() < 0.5 ? 0 : 100),
    "var(--color-accent)",
  );
  const colours: CSSProperties & Record<`--${string}`, string> = {
    color: "var(--color-base-content)",
    "--paper": mix(flower, 20, paper),
    "--leaf": mix(green, 44, paper),
    "--shade": mix(green, 66, paper),
    "--bloom": mix(flower, 72, paper),
  };
  return {
    layers: pen.layers,
    colours,
    viewBox: [left, top, Math.max(...pen.xs) - left, Math.max(...pen.ys) - top]
      .map((length) => Math.round(length * 10))
      .join(" "),
  };
}

const mix = (colour: string, share: number, other: string) =>
  `color-mix(in oklab, ${colour} ${Math.round(share)}%, ${other})`;
