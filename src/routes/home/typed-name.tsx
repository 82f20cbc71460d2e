import { useInView } from "react-intersection-observer";
import { Typewriter } from "react-simple-typewriter";
import { useReducedMotion } from "@/lib/media";

/** Times in milliseconds. */
export const typewriterOptions = {
  typeSpeed: 200,
  deleteSpeed: 50,
  delaySpeed: 1000,
  loop: 1,
} as const;

export interface TypedNameProps {
  name: string;
}

/** A name that types itself out once it is in view. Screen readers get it whole and at once. */
export function TypedName({ name }: TypedNameProps) {
  const { ref, inView } = useInView({ triggerOnce: true, fallbackInView: true });
  const hasReducedMotion = useReducedMotion();
  if (hasReducedMotion) return name;
  return (
    <span ref={ref} className="grid">
      <span className="sr-only">{name}</span>
      {/* The whole name keeps its place, so that nothing below moves while it is typed. */}
      <span
        aria-hidden="true"
        data-name={name}
        className="invisible col-start-1 row-start-1 before:content-[attr(data-name)]"
      />
      <span aria-hidden="true" className="col-start-1 row-start-1">
        {inView && <Typewriter words={[name]} {...typewriterOptions} />}
      </span>
    </span>
  );
}
