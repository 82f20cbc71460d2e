/** A card of the blog section; there are no posts behind the cards. */
export interface BlogPost {
  id: string;
  title: string;
  excerpt: string;
  minutesToRead: number;
  /** The plant that is drawn on the card. */
  plant: string;
}

export const sampleBlogPosts: readonly BlogPost[] = [
  {
    id: "rosemary-from-cuttings",
    title: "Six rosemary plants from one",
    excerpt:
      "A shoot as long as your hand, taken in late summer, roots in about six weeks. All it asks for is grit, shade and to be left alone.",
    minutesToRead: 4,
    plant: "Rosemary",
  },
  {
    id: "a-hedge-in-winter",
    title: "What a hawthorn hedge does in winter",
    excerpt:
      "The leaves are down, and the work goes on: berries for the fieldfares, shelter for the wren, a brake on the wind. Why it pays to leave the shears in the shed until February.",
    minutesToRead: 6,
    plant: "Hawthorn",
  },
  {
    id: "peas-for-beginners",
    title: "Start with peas",
    excerpt:
      "They are quick, cheap and sweeter than anything you can buy, and they forgive nearly every mistake. A first row, from soaking the seed to the last pod.",
    minutesToRead: 5,
    plant: "Pea",
  },
];
