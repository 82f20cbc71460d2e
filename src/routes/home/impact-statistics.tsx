import { RevealItem, RevealList } from "@/components/reveal";
import { SectionHeading } from "@/routes/home/section-heading";
import { StatisticNumber } from "@/routes/home/statistic-number";
import { statistics } from "@/routes/home/statistics";

/** What the community has done, in four numbers. */
export function ImpactStatistics() {
  return (
    <section aria-labelledby="impact-heading" className="bg-paper-shade">
      <div className="page py-16">
        <SectionHeading
          id="impact-heading"
          title="Our Growing Impact"
          subtitle="Numbers that showcase our gardening achievements"
        />
        <RevealList className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {statistics.map(({ icon: Icon, ...statistic }) => (
            <RevealItem
              key={statistic.label}
              delay={statistic.delay}
              className="flex flex-col gap-2"
            >
              <Icon aria-hidden="true" size={32} className={statistic.textColour} />
              <p className={`font-display text-6xl tabular-nums ${statistic.textColour}`}>
                <StatisticNumber value={statistic.endValue} />
              </p>
              <p className="text-lg">{statistic.label}</p>
              <span aria-hidden="true" className={`h-1 w-20 ${statistic.backgroundColour}`} />
            </RevealItem>
          ))}
        </RevealList>
      </div>
    </section>
  );
}
