import { createRandom } from "@/lib/seeded-random";

export interface PlateProps {
  /** The same seed gives the same drawing. */
  seed: string;
  /** The names of its files in `assets/plates/svg` begin with this. For a tip, `pickPlate` picks it. */
  name: string;
  /** Cut to 30 characters. */
  caption?: string;
  className?: string;
}

const VARIANTS = 2;

const files: Record<string, string> = import.meta.glob("../../assets/plates/svg/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** A drawn plant in place of a picture. Each file has the colors of both themes; `#dusk` in its URL selects dusk's. */
export function Plate({ seed, name, caption = "", className = "" }: PlateProps) {
  const { src, isMirrored } = plateImage(seed, name);
  const imageProps = {
    width: 400,
    height: 300,
    transform: isMirrored ? "matrix(-1 0 0 1 400 0)" : undefined,
  };
  return (
    // Fits the plant and a margin into any frame, rather than all of the file. The background is the file's paper.
    <svg viewBox="60 0 280 300" aria-hidden="true" className={`bg-paper-shade ${className}`}>
      <image {...imageProps} href={src} className="daylight-only" />
      <image {...imageProps} href={`${src}#dusk`} className="dusk-only" />
      {caption && (
        <text
          x="200"
          y="282"
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

export function plateImage(seed: string, name: string): { src: string; isMirrored: boolean } {
  const choice = Math.floor(createRandom(name + seed)() * VARIANTS * 2);
  const src = files[`../../assets/plates/svg/${name}-${(choice % VARIANTS) + 1}.svg`] ?? "";
  return { src, isMirrored: choice >= VARIANTS };
}
