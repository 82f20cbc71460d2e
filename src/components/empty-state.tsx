import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** A decoration above the text. */
  picture: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** Says that there is nothing to show, and what to do about it. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-10 text-center">
      <div className="frame aspect-4/3 w-56 max-w-full rounded-box">{picture}</div>
      <p className="font-display font-semibold text-display-sm">{title}</p>
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
    </div>
  );
}
