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
      <h2 id="more-tips-heading" className="mb-6 text-display-md">
        More tips
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {moreTips.map(({ id, topic, title, text, plate }) => (
          <li key={id} className="packet">
            <div className="frame aspect-3/2 border-rule border-b">
              <Plate seed={id} name={plate} className="size-full" />
            </div>
            <div className="flex flex-1 flex-col items-start gap-1 p-5">
              <h3 className="text-display-sm">{title}</h3>
              <p>{text}</p>
              <Link
                to={paths.tipsBy({ q: topic })}
                className="link mt-auto inline-flex min-h-touch items-center gap-2 pt-2 font-semibold"
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
