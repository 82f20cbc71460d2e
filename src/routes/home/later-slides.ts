import { ladybird } from "@/assets/photos/ladybird";
import { yellowFlower } from "@/assets/photos/yellow-flower";
import { paths } from "@/lib/paths";
import type { Slide } from "@/routes/home/slides";

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
