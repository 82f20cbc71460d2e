import { Link } from "react-router-dom";
import { AsyncButton } from "@/components/button";
import { errorMessage } from "@/lib/error-message";
import { isOutcomeUnknown } from "@/lib/http-error";
import { paths } from "@/lib/paths";

export interface RecordFailedProps {
  error: unknown;
  onRetry: () => Promise<void>;
}

/** Shown if the account was created, but its record was not, or may not have been. */
export function RecordFailed({ error, onRetry }: RecordFailedProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <p className="font-display text-display-sm">
        {isOutcomeUnknown(error)
          ? "Your account was created, but we couldn't check whether your profile was saved"
          : "Your account was created, but we couldn't save your profile"}
      </p>
      <p>
        You are signed in.{" "}
        <span>
          {isOutcomeUnknown(error)
            ? "Your profile may have been saved; sending it again may store it twice."
            : "Your location, specialty and bio haven't been saved yet."}
        </span>{" "}
        <span>{errorMessage(error).text}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <AsyncButton className="btn btn-primary min-h-touch" onClick={onRetry}>
          Try again
        </AsyncButton>
        <Link to={paths.home} className="btn btn-outline min-h-touch">
          Continue without it
        </Link>
      </div>
    </div>
  );
}
