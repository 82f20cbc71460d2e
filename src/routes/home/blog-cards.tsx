import { RevealItem, RevealList } from "@/components/reveal";
import { Plate } from "@/features/plates/plate";
import { sampleBlogPosts } from "@/routes/home/sample-blog-posts";
import { SectionHeading } from "@/routes/home/section-heading";

/** Three sample cards; there is nothing behind them yet. */
export function BlogCards() {
  return (
    <section aria-labelledby="blog-heading" className="page py-16">
      <SectionHeading
        id="blog-heading"
        title="From the Notebook"
        subtitle="Three pages to read with a cup of tea"
      />
      <RevealList className="grid gap-8 md:grid-cols-3">
        {sampleBlogPosts.map((post) => (
          <RevealItem key={post.id}>
            <article className="flex flex-col gap-3">
              <div className="frame aspect-3/2 rounded-box border border-rule">
                <Plate seed={post.id} plant={post.plant} className="size-full" />
              </div>
              <p className="label-caps text-ink-soft">{post.minutesToRead} minutes to read</p>
              <h3 className="text-display-sm">{post.title}</h3>
              <p className="max-w-measure">{post.excerpt}</p>
            </article>
          </RevealItem>
        ))}
      </RevealList>
    </section>
  );
}
