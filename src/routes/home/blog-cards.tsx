import { Link } from "react-router-dom";
import { RevealItem } from "@/components/reveal";
import { Plate } from "@/features/plates/plate";
import { useHydrated } from "@/lib/browser-state";
import { paths } from "@/lib/paths";
import { HomeSection } from "@/routes/home/home-section";

/** The spec has sample cards but no posts, so each card links to a search for tips about its plant. */
const sampleBlogPosts = [
  {
    title: "Six rosemary plants from one",
    excerpt:
      "A shoot as long as your hand, taken in late summer, roots in about six weeks. All it asks for is grit, shade and to be left alone.",
    query: "rosemary",
    plate: "rosemary",
  },
  {
    title: "What a hawthorn hedge does in winter",
    excerpt:
      "The leaves are down, and the work goes on: berries for the fieldfares, shelter for the wren, a brake on the wind. Why it pays to leave the shears in the shed until February.",
    query: "hawthorn",
    plate: "hawthorn",
  },
  {
    title: "Start with peas",
    excerpt:
      "They are quick, cheap and sweeter than anything you can buy, and they forgive nearly every mistake. A first row, from soaking the seed to the last pod.",
    query: "peas",
    plate: "pea",
  },
];

export function BlogCards() {
  const isHydrated = useHydrated();
  return (
    <HomeSection title="From the Notebook" subtitle="Three thoughts to have with a cup of tea">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-[1.5fr_1fr] md:grid-rows-2">
        {sampleBlogPosts.map((post, index) => (
          <RevealItem key={post.title} index={index} className="first:md:row-span-2">
            <article
              className={`h-full gap-x-5 gap-y-3 ${index === 0 ? "flex flex-col" : "md:flex md:flex-col lg:flex-row"}`}
            >
              <div
                className={`frame rounded-box border border-rule print:hidden ${index === 0 ? "aspect-3/2 md:aspect-auto md:min-h-80 md:flex-1" : "aspect-4/3 shrink-0 max-md:float-start max-md:me-4 max-md:mb-2 max-md:w-28 lg:w-40 lg:self-start md:max-lg:aspect-3/2"}`}
              >
                {/* After hydration, since these drawings would delay the pictures above the fold. */}
                {isHydrated && (
                  <Plate
                    seed={post.title}
                    name={post.plate}
                    className="absolute inset-0 size-full"
                  />
                )}
              </div>
              <div>
                <h3 className={index === 0 ? "text-display-md" : "text-display-sm"}>
                  {post.title}
                </h3>
                <p className="my-2 max-w-measure">{post.excerpt}</p>
                <Link
                  to={paths.tipsBy({ q: post.query })}
                  className="link inline-flex min-h-touch items-center font-semibold"
                >
                  {`Search the tips for ${post.query}`}
                </Link>
              </div>
            </article>
          </RevealItem>
        ))}
      </ul>
    </HomeSection>
  );
}
