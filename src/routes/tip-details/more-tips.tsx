import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { Plate } from "@/features/plates/plate";
import { isHidden, tipTitle } from "@/features/tips/tip";
import { categoryId, categoryName } from "@/features/tips/tip-fields";
import { listTips } from "@/features/tips/tips.api";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { moreTips } from "@/routes/tip-details/fixed-texts";

export function MoreTips({ tipId }: { tipId: string }) {
  return (
    <section
      aria-labelledby="more-tips-heading"
      className="border-ink border-t-2 pt-6 print:hidden"
    >
      <h2 id="more-tips-heading" className="mb-6 text-display-md">
        More tips
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {moreTips.map(({ id, category, title, text, plate }) => (
          <li key={id} className="packet">
            <div className="frame aspect-3/2 border-rule border-b">
              <Plate seed={id} name={plate} className="size-full" />
            </div>
            <div className="flex flex-1 flex-col items-start gap-1 p-5">
              <h3 className="text-display-sm">{title}</h3>
              <p>{text}</p>
              <MostLikedTip category={category} tipId={tipId} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the cache: it sends no request. */
function MostLikedTip({ category, tipId }: { category: string; tipId: string }) {
  const tips = queryClient.getQueryData(listTips.query().queryKey) ?? [];
  const [tip] = tips
    .filter(
      (other) => categoryId(other.category) === category && other._id !== tipId && !isHidden(other),
    )
    .toSorted((a, b) => b.totalLiked - a.totalLiked);
  return (
    <Link
      to={tip ? paths.tipDetails(tip._id) : paths.tipsBy({ category })}
      className="link mt-auto inline-flex min-h-touch items-center gap-2 pt-2 font-semibold"
    >
      <span dir="auto">{tip ? tipTitle(tip) : `All tips on ${categoryName(category)}`}</span>
      <ArrowRight size="1.125rem" className="shrink-0" />
    </Link>
  );
}
