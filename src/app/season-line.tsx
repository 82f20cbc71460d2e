import { Globe, Sprout } from "lucide-react";
import { useEffect, useState } from "react";
import { seasonNotes } from "@/app/season-notes";
import { useRemembered } from "@/lib/device-memory";

/** In the reader's own language, whichever the page is in. */
const month = new Intl.DateTimeFormat(undefined, { month: "long" });

const hemispheres = ["northern", "southern"] as const;

/** One line on what to do in the garden this month, for the reader's half of the world. */
export function SeasonLine() {
  const [chosen, choose] = useRemembered("hemisphere", hemispheres);
  const [today, setToday] = useState<Date | null>(null);
  // The reader's own calendar is known only in the browser.
  useEffect(() => setToday(new Date()), []);
  const hemisphere = chosen ?? "northern";
  const other = hemisphere === "northern" ? "southern" : "northern";
  const note = today && seasonNotes[today.getMonth()];

  return (
    <>
      <Sprout aria-hidden="true" size={18} className="shrink-0 text-accent" />
      <p className="min-w-0 flex-1 py-1 leading-snug">
        {note && (
          <>
            <strong className="font-semibold" lang={month.resolvedOptions().locale} dir="auto">
              {month.format(today)}:
            </strong>{" "}
            {note[hemisphere]}
          </>
        )}
      </p>
      <button
        type="button"
        className="flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-2 underline decoration-dotted underline-offset-4"
        onClick={() => choose(other)}
      >
        <Globe aria-hidden="true" size={18} className="sm:hidden" />
        <span className="max-sm:sr-only">Show the {other} hemisphere</span>
      </button>
    </>
  );
}
