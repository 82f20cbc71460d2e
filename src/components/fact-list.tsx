export interface FactListProps {
  facts: readonly { term: string; text: string }[];
  className: string;
}

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={`grid grid-cols-[auto_1fr] ${className}`}>
      {facts.map(
        ({ term, text }) =>
          text && (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
