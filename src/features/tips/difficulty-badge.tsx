import { difficultyClass } from "@/features/tips/tip-labels";

export interface DifficultyBadgeProps {
  difficulty: string;
}

/** A tip's difficulty as a colored badge; nothing without one. */
export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  if (difficulty.trim() === "") return null;
  return (
    <span className={difficultyClass(difficulty)}>
      {/* The text as it is stored; CSS capitalizes it. */}
      <span className="inline-block truncate first-letter:uppercase" dir="auto">
        {difficulty}
      </span>
    </span>
  );
}
