import { ladybird } from "@/assets/photos/ladybird";
import { marigold } from "@/assets/photos/marigold";
import { yellowFlower } from "@/assets/photos/yellow-flower";
import { paths } from "@/lib/paths";

export const slides = [
  {
    id: "outdoor-space",
    image: marigold,
    title: "Transform Your Outdoor Space",
    description: "Discover premium plants and expert gardening tips to create your dream garden",
    buttonText: "Explore",
    to: paths.explore,
  },
  {
    id: "seasonal-planting",
    image: yellowFlower,
    title: "Seasonal Planting Guide",
    description: "Learn what to plant this season for a thriving, colorful garden all year round",
    buttonText: "Learn More",
    to: paths.browseTips,
  },
  {
    id: "organic-gardening",
    image: ladybird,
    title: "Organic Gardening Solutions",
    description: "Natural pest control and fertilizer options for a healthier garden ecosystem",
    buttonText: "Learn More",
    to: paths.tipsBy({ category: "pestControl" }),
  },
];
