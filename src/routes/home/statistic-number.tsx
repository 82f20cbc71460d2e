import CountUpModule from "react-countup";
import { useReveal } from "@/components/use-reveal";
import { inDigits } from "@/lib/counted";
import { interopDefault } from "@/lib/interop-default";
import { useLocale } from "@/lib/use-locale";
import { countUpOptions, STATISTIC_SUFFIX } from "@/routes/home/statistics";

const CountUp = interopDefault(CountUpModule);

export interface StatisticNumberProps {
  value: number;
}

/** A number that counts up from 0 once it is in view: see `useReveal`. Screen readers get it at once. */
export function StatisticNumber({ value }: StatisticNumberProps) {
  const { ref, isShown, comesIn } = useReveal();
  const locale = useLocale();
  // In the digits, and with the separators, of the reader's own language.
  const formatted = (number: number) => inDigits(number, locale) + STATISTIC_SUFFIX;
  const final = formatted(value);
  if (!comesIn) return <span ref={ref}>{final}</span>;
  return (
    <span ref={ref}>
      <span className="sr-only">{final}</span>
      <span aria-hidden="true">
        {isShown ? (
          <CountUp start={0} end={value} {...countUpOptions} formattingFn={formatted} />
        ) : (
          formatted(0)
        )}
      </span>
    </span>
  );
}
