import CountUpModule from "react-countup";
import { useInView } from "react-intersection-observer";
import { inDigits } from "@/lib/counted";
import { interopDefault } from "@/lib/interop-default";
import { useReducedMotion } from "@/lib/media";
import { countUpOptions, STATISTIC_SUFFIX } from "@/routes/home/statistics";

const CountUp = interopDefault(CountUpModule);

export interface StatisticNumberProps {
  value: number;
}

/** A number that counts up from 0 once it is in view. Screen readers get it at once. */
export function StatisticNumber({ value }: StatisticNumberProps) {
  const { ref, inView } = useInView({ triggerOnce: true, fallbackInView: true });
  const hasReducedMotion = useReducedMotion();
  const final = formatted(value);
  if (hasReducedMotion) return final;
  return (
    <span ref={ref}>
      <span className="sr-only">{final}</span>
      <span aria-hidden="true">
        {inView ? (
          <CountUp start={0} end={value} {...countUpOptions} formattingFn={formatted} />
        ) : (
          formatted(0)
        )}
      </span>
    </span>
  );
}

/** In the digits, and with the separators, of the reader's own language. */
function formatted(value: number): string {
  return inDigits(value) + STATISTIC_SUFFIX;
}
