import type { ReactNode } from "react";
import { yellowFlower } from "@/assets/photos/yellow-flower";
import { PageHeading } from "@/components/page-heading";
import { Photo } from "@/components/photo";

export interface AuthCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The sheet of paper that the sign-in pages are written on; where there is room, beside a photograph. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  return (
    <div className="page grid gap-12 py-12 lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-lg flex-col gap-6">
        <div className="flex flex-col gap-2 border-ink border-b-2 pb-4">
          <PageHeading className="text-display-lg">{title}</PageHeading>
          <p className="text-ink-soft text-lead">{text}</p>
        </div>
        {children}
      </div>
      {/* Lazy, so that a phone, where it is not displayed, does not fetch it. */}
      <div className="frame max-h-[48rem] rounded-box max-lg:hidden">
        <Photo photograph={yellowFlower} />
      </div>
    </div>
  );
}
