import type { Tip } from "@/features/tips/tip.schema";
import { plantingTime, wateringAdvice } from "@/routes/tip-details/fixed-texts";

/** A drop cap is three lines tall, so it needs a Latin letter and enough text. */
const suitsDropCap = /^\p{Script=Latin}.{150}/u;

export interface DetailedGuideProps {
  tip: Pick<Tip, "description">;
}

/** The tip's text, with the fixed texts as side notes. */
export function DetailedGuide({ tip }: DetailedGuideProps) {
  const text = tip.description.trim() || "The author hasn't written a description.";
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,58ch)_1fr] print:grid-cols-[1.6fr_1fr]">
      <p
        className={`max-w-measure whitespace-pre-line text-lead ${suitsDropCap.test(text) ? "drop-cap" : ""}`}
        dir="auto"
      >
        {text}
      </p>
      <div className="flex flex-col gap-6 print:gap-3 lg:border-rule lg:border-s lg:ps-8">
        <section>
          <h2 className="mb-1 text-xl">Planting Time</h2>
          <p className="max-w-measure text-ink-soft">{plantingTime}</p>
        </section>
        <section>
          <h2 className="mb-1 text-xl">Watering</h2>
          <p className="max-w-measure text-ink-soft">{wateringAdvice}</p>
        </section>
      </div>
    </div>
  );
}
