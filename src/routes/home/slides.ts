import { ladybird } from "@/assets/photos/ladybird";
import { marigold } from "@/assets/photos/marigold";
import { yellowFlower } from "@/assets/photos/yellow-flower";
import { tipsOfThisMonth } from "@/features/tips/months";
import { paths } from "@/lib/paths";

export const slides = [
  {
    id: "outdoor-space",
    image: marigold,
    title: "Transform Your Outdoor Space",
    description: "Discover premium plants and expert gardening tips to create your dream garden",
    buttonText: "Explore",
    to: () => paths.browseTips,
  },
  {
    id: "seasonal-planting",
    image: yellowFlower,
    title: "Seasonal Planting Guide",
    description: "Learn what to plant this season for a thriving, colorful garden all year round",
    buttonText: "Learn More",
    // Known only in the browser, when the button is pressed.
    to: tipsOfThisMonth,
  },
  {
    id: "organic-gardening",
    image: ladybird,
    title: "Organic Gardening Solutions",
    description: "Natural pest control and fertilizer options for a healthier garden ecosystem",
    buttonText: "Learn More",
    to: () => paths.tipsBy({ category: "pestControl" }),
  },
];
