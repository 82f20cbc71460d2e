import { Link } from "react-router-dom";
import { isEmptyProfile } from "@/auth/unsent-profile";
import type { UserRecord } from "@/auth/users.api";
import { AsyncButton } from "@/components/button";
import { errorMessage } from "@/lib/error-message";
import { isOutcomeUnknown } from "@/lib/http-error";
import { paths } from "@/lib/paths";

export interface RecordFailedProps {
  error: unknown;
  record: UserRecord;
  onRetry: () => Promise<void>;
}

/** Shown if the account was created, but its record was not, or may not have been. */
export function RecordFailed({ error, record, onRetry }: RecordFailedProps) {
  return (
    <div ref={focus} tabIndex={-1} role="alert" className="flex flex-col items-start gap-4">
      <p className="font-display text-display-sm">
        {isOutcomeUnknown(error)
          ? "Your account was created, but we don't know whether your profile was saved"
          : "Your account was created, but we couldn't save your profile"}
      </p>
      <p>
        <span>You are signed in. </span>
        {!isEmptyProfile(record) && (
          <span>
            {isOutcomeUnknown(error)
              ? "Your profile may have been saved; sending it again may store it twice. "
              : "Your location, specialty and bio haven't been saved yet. "}
          </span>
        )}
        <span>{errorMessage(error).text}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <AsyncButton className="btn btn-primary" onClick={onRetry}>
          Try again
        </AsyncButton>
        <Link to={paths.home} replace className="btn btn-outline">
          Continue without it
        </Link>
      </div>
    </div>
  );
}

/** The form that had the focus is gone, and on a phone the message may be above the window. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
