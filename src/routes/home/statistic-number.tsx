import CountUpModule from "react-countup";
import { useInView } from "react-intersection-observer";
import { interopDefault } from "@/lib/interop-default";
import { useReducedMotion } from "@/lib/media";
import { countUpOptions } from "@/routes/home/statistics";

const CountUp = interopDefault(CountUpModule);

export interface StatisticNumberProps {
  value: number;
}

/** A number that counts up from 0 once it is in view. Screen readers get it at once. */
export function StatisticNumber({ value }: StatisticNumberProps) {
  const { ref, inView } = useInView({ triggerOnce: true, fallbackInView: true });
  const hasReducedMotion = useReducedMotion();
  const { separator, suffix } = countUpOptions;
  const final = `${value.toString().replace(/\B(?=(\d{3})+$)/g, separator)}${suffix}`;
  if (hasReducedMotion) return final;
  return (
    <span ref={ref}>
      <span className="sr-only">{final}</span>
      <span aria-hidden="true">
        {inView ? <CountUp start={0} end={value} {...countUpOptions} /> : `0${suffix}`}
      </span>
    </span>
  );
}
