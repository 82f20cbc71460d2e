import { type ReactNode, Suspense } from "react";
import { BlogCards } from "@/routes/home/blog-cards";
import { FeaturedGardeners } from "@/routes/home/featured-gardeners";
import { ImpactStatistics } from "@/routes/home/impact-statistics";
import { MarqueeLine } from "@/routes/home/marquee-line";
import { Newsletter } from "@/routes/home/newsletter";
import { TrendingTips } from "@/routes/home/trending-tips";

/** The sections below the fold, in the spec's order. Each has a Suspense boundary, so that it hydrates in its own task. */
export function LaterSections() {
  return (
    <>
      <Section heightClass="[--height:116rem] md:[--height:126rem] lg:[--height:74rem]">
        <FeaturedGardeners />
      </Section>
      <Section heightClass="[--height:166rem] md:[--height:126rem] lg:[--height:92rem]">
        <TrendingTips />
      </Section>
      <Section heightClass="[--height:32rem] md:[--height:36rem] lg:[--height:26rem]">
        <ImpactStatistics />
      </Section>
      <Section heightClass="[--height:74rem] lg:[--height:58rem]">
        <BlogCards />
      </Section>
      <Section heightClass="[--height:29rem] md:[--height:21rem] lg:[--height:17rem]">
        <Newsletter />
      </Section>
      <Section heightClass="[--height:4rem]">
        <MarqueeLine />
      </Section>
    </>
  );
}

interface SectionProps {
  /** Sets `--height`, the section's estimated height until the browser lays it out. */
  heightClass: string;
  children: ReactNode;
}

function Section({ heightClass, children }: SectionProps) {
  return (
    <Suspense>
      <div className={`below-first-view ${heightClass}`}>{children}</div>
    </Suspense>
  );
}
