import { useNavigate } from "react-router-dom";
import { marigold } from "@/assets/photos/marigold";
import type { Photograph } from "@/assets/photos/photograph";
import { Photo } from "@/components/photo";
import { paths } from "@/lib/paths";

export interface Slide {
  id: string;
  image: Photograph;
  title: string;
  description: string;
  buttonText: string;
  /** Where the button leads. */
  to: string;
}

/** The slide that is there before the slider is; the others come with it. */
export const firstSlide: Slide = {
  id: "outdoor-space",
  image: marigold,
  title: "Transform Your Outdoor Space",
  description: "Discover premium plants and expert gardening tips to create your dream garden",
  buttonText: "Explore",
  to: paths.explore,
};

export interface SlideViewProps {
  slide: Slide;
  isFirst?: boolean;
  /** Called when its picture has loaded or failed. */
  onPictureSettled?: () => void;
}

/** One slide: a photograph with its words on it. */
export function SlideView({ slide, isFirst = false, onPictureSettled }: SlideViewProps) {
  const navigate = useNavigate();
  return (
    <div className="relative size-full bg-night text-cream">
      <Photo
        photograph={slide.image}
        isFirst={isFirst}
        {...(onPictureSettled && { onSettled: onPictureSettled })}
      />
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
