import { rainLeaves } from "@/assets/photos/rain-leaves";
import { Photo } from "@/components/pictures";
import { paths } from "@/lib/paths";
import { LinkButton } from "@/routes/home/link-button";

export function HeroBanner() {
  return (
    <section
      aria-labelledby="hero-heading"
      className="relative flex min-h-[max(65vh,500px)] items-end lg:items-center print:min-h-0"
    >
      <div className="absolute inset-x-0 top-0 bottom-1/4 overflow-hidden lg:inset-y-10 print:hidden lg:start-1/3 lg:rounded-s-box">
        <Photo photograph={rainLeaves} />
      </div>
      <div className="page relative">
        <div className="flex max-w-xl flex-col items-start gap-4 rounded-box border border-rule bg-paper p-5 sm:p-6 md:p-10">
          <h2 id="hero-heading" className="text-display-lg max-sm:text-2xl">
            Plant Trees, Save Lives
          </h2>
          <p className="text-ink-soft text-lead">
            Our platform connects passionate gardeners with top opportunities. Discover and
            cultivate your dream garden with ease.
          </p>
          <div className="flex flex-wrap gap-2 sm:gap-3">
            <LinkButton to={() => paths.explore} className="btn-primary px-3 sm:px-4">
              Explore Opportunities
            </LinkButton>
            <LinkButton to={() => paths.about} className="btn-outline px-3 sm:px-4">
              Learn More
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
