import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useRef,
  useState,
} from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";

/** True while a page is prerendered: all of it is wanted, and no reader nears anything. */
export const PrerenderContext = createContext(false);

export interface PrerenderedPartProps {
  /** The part's frame. */
  ref?: RefObject<HTMLDivElement | null>;
  /** Stands in where the part's HTML is not there either. */
  fallback: ReactNode;
  /** What stands where the code does not come; left out, the part's HTML. */
  fallbackRender?: (props: FallbackProps) => ReactNode;
  children: ReactNode;
}

/**
 * A part of a prerendered page whose code comes after the page: until then its HTML stands. React keeps it by itself,
 * but when a context changes above it, such as who is signed in; then it is a copy that stands.
 */
export function PrerenderedPart(props: PrerenderedPartProps) {
  const ownFrame = useRef<HTMLDivElement>(null);
  const frame = props.ref ?? ownFrame;
  const isPrerendering = use(PrerenderContext);
  const copy = <Copy of={frame} fallback={props.fallback} />;
  return (
    // Only the HTML says by the attribute that it was prerendered.
    <div ref={frame} data-prerendered={isPrerendering || undefined} suppressHydrationWarning>
      <ErrorBoundary fallbackRender={props.fallbackRender ?? (() => copy)}>
        <Suspense fallback={copy}>{props.children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

interface CopyProps {
  of: RefObject<HTMLDivElement | null>;
  fallback: ReactNode;
}

function Copy({ of: frame, fallback }: CopyProps) {
  const [nodes] = useState(() => {
    if (frame.current?.dataset.prerendered === undefined) return null;
    return [...frame.current.childNodes].map((node) => node.cloneNode(true));
  });
  if (nodes === null) return fallback;
  return <div ref={(copy) => copy?.replaceChildren(...nodes)} />;
}
