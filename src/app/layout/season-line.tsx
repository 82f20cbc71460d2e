import { Globe } from "lucide-react";
import { Link } from "react-router-dom";
import { seasonNotes } from "@/app/layout/season-notes";
import { useHemisphere } from "@/lib/hemisphere";
import { paths } from "@/lib/paths";

/** A line on what to do in the garden this month, in the reader's hemisphere. It must not be prerendered. */
export function SeasonLine() {
  const [hemisphere, choose] = useHemisphere();
  const other = hemisphere === "northern" ? "southern" : "northern";
  const today = new Date();
  const month = today.toLocaleString("en", { month: "long" });

  return (
    <>
      <p className="min-w-0 flex-1 py-1 leading-snug">
        <Link
          to={paths.tipsBy({ month: month.toLowerCase() })}
          className="font-semibold underline underline-offset-4"
        >
          {`${month}:`}
        </Link>{" "}
        <span>{seasonNotes[today.getMonth()]?.[hemisphere]}</span>
      </p>
      <button
        type="button"
        className="flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-2 underline decoration-dotted underline-offset-4"
        onClick={() => choose(other)}
      >
        <Globe aria-hidden="true" size={18} className="sm:hidden" />
        <span className="max-sm:sr-only">{`Show the ${other} hemisphere`}</span>
      </button>
    </>
  );
}
