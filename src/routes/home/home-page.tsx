import { lazy } from "react";
import { LazySection } from "@/components/lazy-section";
import { PageHeading } from "@/components/page-heading";
import { PrerenderedPart } from "@/components/prerendered-part";
import { Banner } from "@/routes/home/banner";
import { ResumeBanner } from "@/routes/home/resume-banner";

/** In the prerendered page, and alive after what stands above it. */
const HeroBanner = lazy(async () => ({
  default: (await import("@/routes/home/hero-banner")).HeroBanner,
}));

/** The home page: its parts in the spec's order; the code of what lies below the first view comes after it. */
export function HomePage() {
  return (
    <>
      <title>Sow & Tell: a community of gardeners</title>
      <PageHeading className="sr-only">Sow & Tell, the gardening community</PageHeading>
      <ResumeBanner />
      <Banner />
      <PrerenderedPart fallback={<div className="h-[65vh] min-h-[500px]" />}>
        <HeroBanner />
      </PrerenderedPart>
      <LazySection load={loadFeaturedGardeners} placeholderClassName="min-h-[60rem]" />
      <LazySection load={loadTrendingTips} placeholderClassName="min-h-[60rem]" />
      <LazySection load={loadImpactStatistics} placeholderClassName="min-h-[28rem]" />
      <LazySection load={loadBlogCards} placeholderClassName="min-h-[36rem]" />
      <LazySection load={loadNewsletter} placeholderClassName="min-h-[24rem]" />
      <LazySection load={loadMarqueeLine} placeholderClassName="min-h-16" />
    </>
  );
}

const loadFeaturedGardeners = async () => ({
  default: (await import("@/routes/home/featured-gardeners")).FeaturedGardeners,
});
const loadTrendingTips = async () => ({
  default: (await import("@/routes/home/trending-tips")).TrendingTips,
});
const loadImpactStatistics = async () => ({
  default: (await import("@/routes/home/impact-statistics")).ImpactStatistics,
});
const loadBlogCards = async () => ({
  default: (await import("@/routes/home/blog-cards")).BlogCards,
});
const loadNewsletter = async () => ({
  default: (await import("@/routes/home/newsletter")).Newsletter,
});
const loadMarqueeLine = async () => ({
  default: (await import("@/routes/home/marquee-line")).MarqueeLine,
});
