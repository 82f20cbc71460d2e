import { useNavigate } from "react-router-dom";
import { Photo } from "@/components/photo";
import type { Slide } from "@/routes/home/slides";

export interface SlideViewProps {
  slide: Slide;
  isFirst?: boolean;
}

/** A slide: text on a photograph. */
export function SlideView({ slide, isFirst = false }: SlideViewProps) {
  const navigate = useNavigate();
  return (
    <div className="relative size-full bg-night text-cream">
      <Photo photograph={slide.image} isFirst={isFirst} />
      <div className="photo-scrim absolute inset-0 max-lg:hidden" />
      <div className="words-shade page absolute inset-x-0 bottom-0 flex flex-col items-start gap-3 pb-20 sm:gap-4">
        <h2 className="max-w-[14ch] text-display-lg">{slide.title}</h2>
        <p className="max-w-[46ch] text-lead">{slide.description}</p>
        <button
          type="button"
          data-to={slide.to}
          className="btn btn-accent min-h-touch px-7 text-base"
          onClick={() => void navigate(slide.to)}
        >
          {slide.buttonText}
        </button>
      </div>
    </div>
  );
}
