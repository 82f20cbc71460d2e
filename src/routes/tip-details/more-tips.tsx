import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { Plate } from "@/features/plates/plate";
import { paths } from "@/lib/paths";
import { moreTips } from "@/routes/tip-details/fixed-texts";

/** Static, as in the spec. Each links to a search for its topic. */
export function MoreTips() {
  return (
    <section
      aria-labelledby="more-tips-heading"
      className="border-ink border-t-2 pt-6 print:hidden"
    >
      <h2 id="more-tips-heading" className="mb-3 text-display-md sm:mb-6">
        More tips
      </h2>
      <ul className="grid gap-2 sm:gap-5 md:grid-cols-3">
        {moreTips.map(({ id, topic, title, text, plate }) => (
          <li key={id} className="card relative max-sm:min-h-18 max-sm:flex-row">
            <div className="frame border-rule max-sm:w-18 max-sm:shrink-0 max-sm:border-e sm:aspect-3/2 sm:border-b">
              <Plate seed={id} name={plate} className="absolute inset-0 size-full" />
            </div>
            <div className="flex flex-1 flex-col items-start justify-center sm:gap-1 sm:p-5 max-sm:px-3">
              <h3 className="text-lg leading-snug sm:text-display-sm">{title}</h3>
              <p className="max-sm:hidden">{text}</p>
              <Link
                to={paths.tipsBy({ q: topic })}
                className="link inline-flex min-h-touch items-center gap-2 font-semibold after:absolute after:inset-0 sm:mt-auto sm:pt-2"
              >
                {`Tips about ${topic}`}
                <ArrowRight size="1.125rem" className="shrink-0" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
