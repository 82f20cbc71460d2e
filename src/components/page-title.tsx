export interface PageTitleProps {
  children: string;
}

/** The document's title; React puts it into the head. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · Sow & Tell`}</title>;
}
