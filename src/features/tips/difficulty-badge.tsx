import { difficultyClass } from "@/features/tips/tip-labels";

export interface DifficultyBadgeProps {
  difficulty: string;
}

/** How hard a tip is, in colour; nothing where the tip does not say. */
export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  if (difficulty.trim() === "") return null;
  return (
    <span className={difficultyClass(difficulty)}>
      {/* As it was stored; the capital is the eye's. */}
      <span className="inline-block truncate first-letter:uppercase" dir="auto">
        {difficulty}
      </span>
    </span>
  );
}
