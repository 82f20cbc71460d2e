import { ladybird } from "@/assets/photos/ladybird";
import { yellowFlower } from "@/assets/photos/yellow-flower";
import { paths } from "@/lib/paths";
import type { Slide } from "@/routes/home/slide-view";

export const laterSlides: readonly Slide[] = [
  {
    id: "seasonal-planting",
    image: yellowFlower,
    title: "Seasonal Planting Guide",
    description: "Learn what to plant this season for a thriving, colorful garden all year round",
    buttonText: "Learn More",
    to: paths.browseTips,
  },
  {
    id: "organic-solutions",
    image: ladybird,
    title: "Organic Gardening Solutions",
    description: "Natural pest control and fertilizer options for a healthier garden ecosystem",
    buttonText: "Learn More",
    to: `${paths.browseTips}?category=pestControl`,
  },
];

/** What the slides say that only the slider shows: for the prerendered page. */
export function LaterSlideWords() {
  return (
    <ul className="sr-only">
      {laterSlides.map(({ id, title, description, to, buttonText }) => (
        <li key={id}>
          {title}: {description}. <a href={to}>{buttonText}</a>
        </li>
      ))}
    </ul>
  );
}
