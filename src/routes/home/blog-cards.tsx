import { RevealItem, RevealList } from "@/components/reveal";
import { Plate } from "@/features/plates/plate";
import { useHydrated } from "@/lib/use-hydrated";
import { sampleBlogPosts } from "@/routes/home/sample-blog-posts";
import { SectionHeading } from "@/routes/home/section-heading";

/** Three sample cards; there is nothing behind them yet. */
export function BlogCards() {
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="blog-heading" className="page py-16">
      <SectionHeading
        id="blog-heading"
        title="From the Notebook"
        subtitle="Three pages to read with a cup of tea"
      />
      <RevealList className="grid gap-x-10 gap-y-8 md:grid-cols-[1.5fr_1fr] md:grid-rows-2">
        {sampleBlogPosts.map((post, index) => (
          <RevealItem key={post.id} className="first:md:row-span-2">
            <article
              className={`flex h-full gap-x-5 gap-y-3 ${index === 0 ? "flex-col" : "flex-col sm:flex-row md:flex-col lg:flex-row"}`}
            >
              <div
                className={`frame rounded-box border border-rule ${index === 0 ? "aspect-3/2 md:aspect-auto md:min-h-80 md:flex-1" : "aspect-3/2 sm:aspect-square sm:w-40 sm:shrink-0 sm:self-start md:max-lg:aspect-3/2 md:max-lg:w-full"}`}
              >
                {isHydrated ? (
                  <Plate seed={post.id} plant={post.plant} className="size-full" />
                ) : (
                  // The drawings would be a third of the prerendered page: a sheet of their size.
                  <svg viewBox="0 0 400 300" aria-hidden="true" className="size-full" />
                )}
              </div>
              <div className="flex flex-col gap-2">
                <p className="label-caps text-ink-soft">{post.minutesToRead} min read</p>
                <h3 className={index === 0 ? "text-display-md" : "text-display-sm"}>
                  {post.title}
                </h3>
                <p className="max-w-measure">{post.excerpt}</p>
              </div>
            </article>
          </RevealItem>
        ))}
      </RevealList>
    </section>
  );
}
