import type { ReactNode } from "react";
import { LoadingLabel } from "@/components/states";

export interface SkeletonProps {
  label: string;
  isFromServer?: boolean;
  className: string;
}

interface SkeletonFrameProps extends SkeletonProps {
  labelClass: string;
  /** Whether the content has a `StaleNote`, or its space, above it. */
  hasNoteSpace?: boolean;
  children: ReactNode;
}

/** The shapes of what is loading, so that little moves when it replaces them. */
function SkeletonFrame(props: SkeletonFrameProps) {
  const { label, isFromServer = true, labelClass, hasNoteSpace, className, children } = props;
  return (
    <div role="status" className={`relative ${hasNoteSpace ? "max-sm:pt-5" : ""}`}>
      <p className={`flex items-center text-sm ${labelClass}`}>
        <span className="loading me-2 text-moss" aria-hidden="true" />
        <LoadingLabel label={label} isFromServer={isFromServer} />
      </p>
      <div aria-hidden="true" className={`skeleton-cards ${className}`}>
        {children}
      </div>
    </div>
  );
}

/** Of a part of what is loading. */
const shape = "rounded-box bg-paper-shade";

const keys = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The label is in the first card, and needs no room of its own. */
export function SkeletonCards(props: SkeletonProps) {
  return (
    <SkeletonFrame
      {...props}
      hasNoteSpace
      labelClass="absolute start-4 top-4 z-1 pe-4 max-sm:top-9 max-w-52"
    >
      {keys.map((key) => (
        <div key={key} className="skeleton-card" />
      ))}
    </SkeletonFrame>
  );
}

/** Rows with a small picture. */
export function SkeletonRows(props: Omit<SkeletonProps, "className">) {
  return (
    <SkeletonFrame
      {...props}
      hasNoteSpace
      labelClass="mb-2 min-h-6"
      className="border-rule border-t"
    >
      {keys.map((key) => (
        <div key={key} className="flex items-center gap-4 border-rule border-b py-3">
          <div className={`size-16 sm:size-20 ${shape}`} />
          <div className={`min-h-7 flex-1 ${shape}`} />
        </div>
      ))}
    </SkeletonFrame>
  );
}

/** A title, facts and a text, beside a picture on a wide screen. */
export function SkeletonArticle(props: Omit<SkeletonProps, "className">) {
  return (
    <SkeletonFrame
      {...props}
      labelClass="min-h-touch"
      className="grid min-h-[85vh] content-start gap-x-10 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className={`row-span-4 aspect-4/3 max-md:hidden ${shape}`} />
      <div className={`min-h-14 max-w-md ${shape}`} />
      <div className={`min-h-36 ${shape}`} />
      <div className={`min-h-touch ${shape}`} />
      <div className={`min-h-56 max-w-measure ${shape}`} />
    </SkeletonFrame>
  );
}
