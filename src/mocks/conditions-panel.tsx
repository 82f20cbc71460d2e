import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { useAuth } from "@/auth/auth-context";
import type { AuthState } from "@/auth/auth-session";
import { Modal } from "@/components/modal";
import { queryClient } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";
import {
  type Chosen,
  choiceNames,
  choices,
  conditions,
  isSession,
  type SessionName,
  sessions,
  setConditions,
  sunnyDay,
  toWords,
} from "@/mocks/conditions";

export interface ConditionsPanelProps {
  openSession: (name: SessionName) => Promise<void>;
  onClose: () => void;
}

/** Anyone else's session. */
const OTHER = { value: "other", label: "Another account" };

const optionsOf = (rows: Record<string, { label: string }>) =>
  Object.entries(rows).map(([value, { label }]) => ({ value, label }));

function sessionOf({ user, endedBy }: AuthState): string {
  if (user === null) return endedBy === "provider" ? "ended" : "visitor";
  const found = Object.entries(sessions).find(([, { account }]) => account?.email === user.email);
  return found?.[0] ?? OTHER.value;
}

interface SelectProps extends ComponentProps<"select"> {
  label: string;
  options: { value: string; label: string }[];
}

/** Without the room that a form's field reserves for its message. */
function Select({ label, options, ...select }: SelectProps) {
  return (
    <label className="font-semibold">
      {label}
      <select className="select mt-1 min-h-touch w-full font-normal" {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Chooses the conditions under which the demo runs: at once, and for this tab. */
export function ConditionsPanel({ openSession, onClose }: ConditionsPanelProps) {
  const chosen = useSyncExternalStore(conditions.subscribe, conditions.getState);
  const current = sessionOf(useAuth());
  const [opening, setOpening] = useState<string | null>(null);
  const words = [toWords(chosen), isSession(current) && current].filter(Boolean).join();
  const address = `${window.location.pathname}?demo=${words}`;

  async function changeSession(name: string) {
    if (!isSession(name)) return;
    setOpening(name);
    await openSession(name).catch(reportError);
    await queryClient.resetQueries();
    setOpening(null);
  }

  async function choose(next: Chosen) {
    setConditions(next);
    // Another month needs another clock, which only a new page reads.
    if (next.month !== chosen.month) return window.location.reload();
    // The member has tips in each community.
    if (next.data !== chosen.data && current === "member") await openSession(current);
    await queryClient.resetQueries();
  }

  return (
    <Modal title="Conditions" onClose={onClose}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {choiceNames.map((choice) => (
          <Select
            key={choice}
            label={choices[choice].label}
            options={optionsOf(choices[choice].rows)}
            value={chosen[choice]}
            onChange={({ target }) => void choose({ ...chosen, [choice]: target.value })}
          />
        ))}
        <Select
          label="Session"
          options={[...optionsOf(sessions), ...(current === OTHER.value ? [OTHER] : [])]}
          value={opening ?? current}
          disabled={opening !== null}
          onChange={({ target }) => void changeSession(target.value)}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p>
          They last until this tab closes. As a link:{" "}
          <a className="link wrap-anywhere" href={address}>
            {address}
          </a>
        </p>
        <button type="button" className="btn btn-outline" onClick={() => void choose(sunnyDay)}>
          Reset
        </button>
      </div>
    </Modal>
  );
}
