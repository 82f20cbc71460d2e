import { Fence, type LucideIcon, Shovel, Smile, Sprout } from "lucide-react";
import CountUpModule from "react-countup";
import { RevealItem, useReveal } from "@/components/reveal";
import { formatNumber } from "@/lib/format";
import { interopDefault } from "@/lib/interop-default";
import { SectionHeading } from "@/routes/home/section-heading";

interface Statistic {
  icon: LucideIcon;
  backgroundColor: string;
  textColor: string;
  endValue: number;
  label: string;
  /** The delay after it comes into view. Seconds. */
  delay: number;
}

const statistics: readonly Statistic[] = [
  {
    icon: Sprout,
    backgroundColor: "bg-moss",
    textColor: "text-moss",
    endValue: 300,
    label: "Plants Planted",
    delay: 0.2,
  },
  {
    icon: Fence,
    backgroundColor: "bg-terracotta",
    textColor: "text-terracotta",
    endValue: 150,
    label: "Gardens Maintained",
    delay: 0.4,
  },
  {
    icon: Shovel,
    backgroundColor: "bg-sun",
    textColor: "text-warning",
    endValue: 500,
    label: "Seeds Sown",
    delay: 0.6,
  },
  {
    icon: Smile,
    backgroundColor: "bg-info",
    textColor: "text-info",
    endValue: 200,
    label: "Happy Customers",
    delay: 0.8,
  },
];

/** Seconds. */
const countUpOptions = { duration: 3, delay: 0.5 } as const;

const CountUp = interopDefault(CountUpModule);

/** The community's achievements, in four numbers. */
export function ImpactStatistics() {
  return (
    <section aria-labelledby="impact-heading" className="bg-paper-shade">
      <div className="page py-10 sm:py-16">
        <SectionHeading
          id="impact-heading"
          title="Our Growing Impact"
          subtitle="Numbers that showcase our gardening achievements"
        />
        <ul className="grid gap-5 sm:gap-8 md:grid-cols-2 lg:grid-cols-4">
          {statistics.map(({ icon: Icon, ...statistic }) => (
            <RevealItem
              key={statistic.label}
              delay={statistic.delay}
              className="grid grid-cols-[auto_auto_1fr] items-center gap-x-4 gap-y-2 sm:flex sm:flex-col sm:items-start"
            >
              <Icon aria-hidden="true" size={32} className={statistic.textColor} />
              <p
                className={`font-display text-5xl tabular-nums sm:text-6xl ${statistic.textColor}`}
              >
                <StatisticNumber value={statistic.endValue} />
              </p>
              <p className="text-lg">{statistic.label}</p>
              <span
                aria-hidden="true"
                className={`h-1 w-20 max-sm:col-span-3 ${statistic.backgroundColor}`}
              />
            </RevealItem>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface StatisticNumberProps {
  value: number;
}

/**
 * A number that counts up from 0 when it comes into view: see `useReveal`. Screen readers get the final value at once.
 */
function StatisticNumber({ value }: StatisticNumberProps) {
  const { ref, isInView, shouldAnimate } = useReveal();
  const formatted = (number: number) => `${formatNumber(number)}+`;
  const final = formatted(value);
  if (!shouldAnimate) return <span ref={ref}>{final}</span>;
  return (
    <span ref={ref}>
      <span className="sr-only print:not-sr-only">{final}</span>
      <span aria-hidden="true" className="print:hidden">
        {isInView ? (
          <CountUp start={0} end={value} {...countUpOptions} formattingFn={formatted} />
        ) : (
          formatted(0)
        )}
      </span>
    </span>
  );
}
