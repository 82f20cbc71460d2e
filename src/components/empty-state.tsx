import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: string;
  text?: string;
  picture: ReactNode;
  children?: ReactNode;
}

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
