import { Globe, Sprout } from "lucide-react";
import { useEffect, useState } from "react";
import { type SeasonNote, seasonNotes } from "@/app/layout/season-notes";
import { useStoredChoice } from "@/lib/use-stored-choice";

const hemispheres = ["northern", "southern"] as const;

/** One line on what to do in the garden this month, for the reader's half of the world. */
export function SeasonLine() {
  const [chosen, choose] = useStoredChoice("hemisphere", hemispheres);
  const [note, setNote] = useState<SeasonNote | null>(null);
  // The reader's own calendar is known only in the browser.
  useEffect(() => setNote(seasonNotes[new Date().getMonth()] ?? null), []);
  const hemisphere = chosen ?? "northern";
  const other = hemisphere === "northern" ? "southern" : "northern";

  return (
    <>
      <Sprout aria-hidden="true" size={18} className="shrink-0 text-accent" />
      <p className="min-w-0 flex-1 py-1 leading-snug">
        {note && (
          <>
            <strong className="font-semibold">{note.month}:</strong> {note[hemisphere]}
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
