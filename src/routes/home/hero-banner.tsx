import { useNavigate } from "react-router-dom";
import { rainLeaves } from "@/assets/photos/rain-leaves";
import { Photo } from "@/components/photo";
import { paths } from "@/lib/paths";

/** What the community is for, on a photograph. */
export function HeroBanner() {
  const navigate = useNavigate();
  return (
    <section
      aria-labelledby="hero-heading"
      className="relative flex h-[65vh] min-h-[500px] items-end overflow-hidden bg-night text-cream"
    >
      <Photo photograph={rainLeaves} />
      <div className="photo-scrim absolute inset-0" />
      <div className="page relative flex flex-col items-start gap-5 pb-16">
        <h2 id="hero-heading" className="text-display-lg">
          Plant Trees, Save Lives
        </h2>
        <p className="max-w-[52ch] text-lead">
          Our platform connects passionate gardeners with top opportunities. Discover and cultivate
          your dream garden with ease.
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-accent min-h-touch text-base"
            onClick={() => void navigate(paths.explore)}
          >
            Explore Opportunities
          </button>
          <button
            type="button"
            className="btn btn-outline min-h-touch border-cream text-base text-cream hover:bg-cream hover:text-night"
            onClick={() => void navigate(paths.about)}
          >
            Learn More
          </button>
        </div>
      </div>
    </section>
  );
}
