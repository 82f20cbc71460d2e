import { Fence, Shovel, Smile, Sprout } from "lucide-react";
import { useId } from "react";
import { useCountUp } from "react-countup";
import { RevealItem, useReveal } from "@/components/reveal";
import { formatNumber } from "@/lib/format";
import { HomeSection } from "@/routes/home/home-section";

/** The delays are in seconds. */
export const statistics = [
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

export function ImpactStatistics() {
  return (
    <HomeSection
      title="Our Growing Impact"
      subtitle="Numbers that showcase our gardening achievements"
      className="bg-paper-shade"
    >
      <ul className="grid gap-5 sm:gap-8 md:grid-cols-2 lg:grid-cols-4">
        {statistics.map(({ icon: Icon, ...statistic }) => (
          <RevealItem
            key={statistic.label}
            delay={statistic.delay}
            className="grid grid-cols-[auto_auto_1fr] items-center gap-x-4 gap-y-2 sm:flex sm:flex-col sm:items-start"
          >
            <Icon size="2rem" className={statistic.textColor} />
            <p className={`font-display text-5xl tabular-nums sm:text-6xl ${statistic.textColor}`}>
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
    </HomeSection>
  );
}

/** A number that counts up when it comes into view. Screen readers get the final value at once. */
function StatisticNumber({ value }: { value: number }) {
  const { ref, isInView, shouldAnimate } = useReveal();
  if (!shouldAnimate) return <span ref={ref}>{withPlus(value)}</span>;
  return (
    <span ref={ref}>
      <span className="sr-only print:not-sr-only">{withPlus(value)}</span>
      <span aria-hidden="true" className="print:hidden">
        {isInView ? <CountingNumber value={value} /> : withPlus(0)}
      </span>
    </span>
  );
}

function CountingNumber({ value }: { value: number }) {
  const id = useId();
  // Times in seconds.
  useCountUp({ ref: id, end: value, duration: 3, delay: 0.5, formattingFn: withPlus });
  return <span id={id}>{withPlus(0)}</span>;
}

const withPlus = (number: number) => `${formatNumber(number)}+`;
