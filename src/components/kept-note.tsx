import { counted } from "@/lib/counted";
import { keptSince } from "@/lib/kept-answers";
import { useAlive } from "@/lib/use-alive";

export interface KeptNoteProps {
  /** What is shown; nothing is said of what has just come from the backend. */
  answer: unknown;
  onReload: () => void;
}

/** Says of something that could only be had from this device how old it is, and looks for it anew. */
export function KeptNote({ answer, onReload }: KeptNoteProps) {
  const since = keptSince(answer);
  // A page that was made at build time knows nothing of it, and comes to life as it stands.
  const isAlive = useAlive();
  if (since === null || !isAlive) return null;
  return (
    <p
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-terracotta border-l-4 bg-paper-shade px-4 py-2 print:hidden"
    >
      <span>
        The server could not be reached. This is the copy on your device, kept{" "}
        <time dateTime={since.toISOString()} title={since.toLocaleString()}>
          {ageInWords(Date.now() - since.getTime())}
        </time>
        .
      </span>
      <button type="button" className="btn btn-outline min-h-touch" onClick={onReload}>
        Look again
      </button>
    </p>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An age as people say it: "just now", "5 minutes ago", "2 days ago". @param age milliseconds */
export function ageInWords(age: number): string {
  if (age < MINUTE_MS) return "just now";
  if (age < HOUR_MS) return `${counted(Math.floor(age / MINUTE_MS), "minute", "minutes")} ago`;
  if (age < DAY_MS) return `${counted(Math.floor(age / HOUR_MS), "hour", "hours")} ago`;
  return `${counted(Math.floor(age / DAY_MS), "day", "days")} ago`;
}
