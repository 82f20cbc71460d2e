import { DeferredPart } from "@/components/deferred-part";
import { BlogCards } from "@/routes/home/blog-cards";
import { FeaturedGardeners } from "@/routes/home/featured-gardeners";
import { ImpactStatistics } from "@/routes/home/impact-statistics";
import { MarqueeLine } from "@/routes/home/marquee-line";
import { Newsletter } from "@/routes/home/newsletter";
import { TrendingTips } from "@/routes/home/trending-tips";

/** The sections below the fold, in the spec's order. Each hydrates in its own task, when it comes near. */
export function LaterSections() {
  return (
    <>
      <DeferredPart className="below-first-view">
        <FeaturedGardeners />
      </DeferredPart>
      <DeferredPart className="below-first-view">
        <TrendingTips />
      </DeferredPart>
      <DeferredPart className="below-first-view">
        <ImpactStatistics />
      </DeferredPart>
      <DeferredPart className="below-first-view">
        <BlogCards />
      </DeferredPart>
      <DeferredPart className="below-first-view">
        <Newsletter />
      </DeferredPart>
      <DeferredPart className="below-first-view">
        <MarqueeLine />
      </DeferredPart>
    </>
  );
}
