import type { ReactNode } from "react";
import { PageHeading } from "@/components/page-heading";

export interface PageHeaderProps {
  title: ReactNode;
  text?: string;
  /** Actions that belong to the whole page. */
  children?: ReactNode;
}

/** A page's beginning: its heading, and a line on what it is for. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-ink border-b-2 pt-12 pb-5">
      <div className="flex min-w-0 flex-col gap-2">
        <PageHeading className="text-display-lg">{title}</PageHeading>
        {text && <p className="max-w-[62ch] text-ink-soft text-lead">{text}</p>}
      </div>
      {children}
    </div>
  );
}
