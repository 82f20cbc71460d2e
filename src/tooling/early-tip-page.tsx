import { earlyWords } from "@/app/early-tip";
import { Navbar } from "@/app/layout/navbar";
import { SeasonStrip } from "@/app/layout/season-strip";
import { Tabs } from "@/components/tabs";
import { BackToTips } from "@/routes/tip-details/back-to-tips";
import { DetailedGuide } from "@/routes/tip-details/detailed-guide";
import { TipHead } from "@/routes/tip-details/tip-head";

/**
 * A tip's page with a place for each of its words, and as much room as the rest of it takes; of its layout no more than
 * stands above them.
 */
export function EarlyTipPage() {
  return (
    <div className="min-h-dvh">
      <SeasonStrip>{null}</SeasonStrip>
      <Navbar />
      <main className="page pb-20">
        <BackToTips />
        <div className="min-h-touch" />
        <article>
          <TipHead tip={earlyWords} picture={null}>
            <div className="h-40 sm:h-27" />
          </TipHead>
          <div className="mt-10">
            <Tabs
              label="About this tip"
              tabs={[
                {
                  id: "guide",
                  label: "Detailed Guide",
                  content: <DetailedGuide tip={earlyWords} />,
                },
                { id: "care", label: "Care Instructions", content: null },
                { id: "expert", label: "Expert Tips", content: null },
              ]}
            />
          </div>
        </article>
      </main>
    </div>
  );
}
