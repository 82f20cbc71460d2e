/** Only these exact values have a color, as in the spec; all others are gray. */
const colors = new Map([
  ["Easy", "badge-success"],
  ["Medium", "badge-warning"],
  ["Hard", "badge-error"],
]);

export interface DifficultyBadgeProps {
  difficulty: string;
}

/** A tip's difficulty as a colored badge; nothing without one. */
export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  if (difficulty === "") return null;
  const color = colors.get(difficulty) ?? "border-rule bg-base-300 text-ink";
  return (
    <span className={`badge max-w-full ${color}`}>
      {/* The text as it is stored; CSS capitalizes it. */}
      <span className="inline-block truncate first-letter:uppercase" dir="auto">
        {difficulty}
      </span>
    </span>
  );
}
