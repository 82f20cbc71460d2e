import type { ReactNode } from "react";
import { LoadingLabel } from "@/components/states";

export interface SkeletonProps {
  label: string;
  isFromServer?: boolean;
  className: string;
}

interface SkeletonFrameProps extends SkeletonProps {
  labelClass: string;
  children: ReactNode;
}

/** The shapes of what is loading, so that little moves when it replaces them. */
function SkeletonFrame(props: SkeletonFrameProps) {
  const { label, isFromServer = true, labelClass, className, children } = props;
  return (
    <div role="status" className="relative">
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

const keys = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The label is in the first card, and needs no room of its own. */
export function SkeletonCards(props: SkeletonProps) {
  return (
    <SkeletonFrame {...props} labelClass="absolute start-4 top-4 z-1 pe-4">
      {keys.map((key) => (
        <div key={key} className="skeleton-card" />
      ))}
    </SkeletonFrame>
  );
}

/** Rows with a small picture. */
export function SkeletonRows(props: Omit<SkeletonProps, "className">) {
  return (
    <SkeletonFrame {...props} labelClass="mb-2 min-h-6" className="border-rule border-t">
      {keys.map((key) => (
        <div key={key} className="flex items-center gap-4 border-rule border-b py-3">
          <div className="skeleton-shape size-16 sm:size-20" />
          <div className="skeleton-shape h-6 w-1/2" />
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
      <div className="skeleton-shape row-span-6 aspect-4/3 max-md:hidden" />
      <div className="skeleton-shape h-9 w-5/6 md:h-14" />
      <div className="skeleton-shape h-9 w-1/2 md:h-14" />
      <div className="skeleton-shape h-24" />
      <div className="skeleton-shape aspect-2/1 md:hidden" />
      <div className="skeleton-shape h-11" />
      <div className="skeleton-shape h-56 max-w-measure" />
    </SkeletonFrame>
  );
}
