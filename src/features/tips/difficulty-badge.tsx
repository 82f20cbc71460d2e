/** By the exact words, as the spec has it: whatever else was stored is grey. */
const colours = new Map([
  ["Easy", "badge-success"],
  ["Medium", "badge-warning"],
  ["Hard", "badge-error"],
]);

export interface DifficultyBadgeProps {
  difficulty: string;
}

/** How hard a tip is, in colour; nothing where the tip does not say. */
export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  if (difficulty.trim() === "") return null;
  return (
    <span
      className={`badge max-w-full ${colours.get(difficulty) ?? "border-rule bg-base-300 text-ink"}`}
    >
      {/* As it was stored; the capital is the eye's. */}
      <span className="inline-block truncate first-letter:uppercase" dir="auto">
        {difficulty}
      </span>
    </span>
  );
}
