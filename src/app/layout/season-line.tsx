import { Globe, Sprout } from "lucide-react";
import { useEffect, useState } from "react";
import { seasonNotes } from "@/app/layout/season-notes";

import { languageTag } from "@/lib/language-tag";
import { useStoredChoice } from "@/lib/use-stored-choice";

const hemispheres = ["northern", "southern"] as const;

/** One line on what to do in the garden this month, for the reader's half of the world. */
export function SeasonLine() {
  const [chosen, choose] = useStoredChoice("hemisphere", hemispheres);
  const [month, setMonth] = useState<Month | null>(null);
  // The reader's own calendar is known only in the browser.
  useEffect(() => setMonth(monthNow()), []);
  const hemisphere = chosen ?? "northern";
  const other = hemisphere === "northern" ? "southern" : "northern";
  const note = month && seasonNotes[month.index];

  return (
    <>
      <Sprout aria-hidden="true" size={18} className="shrink-0 text-accent" />
      <p className="min-w-0 flex-1 py-1 leading-snug">
        {note && (
          <>
            <strong className="font-semibold" lang={month.language} dir="auto">
              {month.name}:
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

interface Month {
  /** 0 is January, as `Date` counts. */
  index: number;
  name: string;
  language: string;
}

const englishMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * The month in the reader's own language, whichever the page is in. A browser's first `Intl` format takes it 15 to 40 ms, on a
 * slow phone 100, just when the page has come; English, the site's own language, needs none.
 */
function monthNow(): Month {
  const now = new Date();
  const index = now.getMonth();
  const language = languageTag();
  const english = englishMonths[index];
  if (english && /^en(-[A-Z]{2})?$/.test(language)) return { index, name: english, language };
  const format = new Intl.DateTimeFormat(language, { month: "long" });
  return { index, name: format.format(now), language: format.resolvedOptions().locale };
}
