import { useState } from "react";
import { Link } from "react-router-dom";
import { failureWords } from "@/lib/failure-words";
import { paths } from "@/lib/paths";

export interface RecordFailedProps {
  error: unknown;
  onRetry: () => Promise<void>;
}

/** The account is there, its record is not: says so, tries the record again, and strands nobody. */
export function RecordFailed({ error, onRetry }: RecordFailedProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function handleRetry() {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  }

  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <p className="font-display text-display-sm">
        Your account was made, but your profile could not be saved
      </p>
      <p>
        You are signed in. What you told us of yourself has not arrived yet.{" "}
        {failureWords(error).text}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isBusy}
          className="btn btn-primary min-h-touch"
          onClick={() => void handleRetry()}
        >
          Try again
        </button>
        <Link to={paths.home} className="btn btn-outline min-h-touch">
          Go on without it
        </Link>
      </div>
    </div>
  );
}
