import type { ReactNode } from "react";
import { PageHeading } from "@/components/page-heading";

export interface AuthCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The narrow sheet of paper that the sign-in pages are written on. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  return (
    <div className="page py-12">
      <div className="mx-auto flex w-full max-w-lg flex-col gap-6">
        <div className="flex flex-col gap-2 border-ink border-b-2 pb-4">
          <PageHeading className="text-display-lg">{title}</PageHeading>
          <p className="text-ink-soft text-lead">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
