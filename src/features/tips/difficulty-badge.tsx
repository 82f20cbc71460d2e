/** As in the spec, only these exact values have a color; all others are gray, even the `easy` that the form stores. */
const colors = new Map([
  ["Easy", "badge-success"],
  ["Medium", "badge-warning"],
  ["Hard", "badge-error"],
]);

export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  if (difficulty === "") return null;
  const color = colors.get(difficulty) ?? "border-rule bg-base-300 text-ink";
  return (
    <span className={`badge max-w-full ${color}`}>
      {/* Capitalized by CSS, so that the text remains as stored. */}
      <span className="inline-block truncate first-letter:uppercase" dir="auto">
        {difficulty}
      </span>
    </span>
  );
}
