import { Link } from "react-router-dom";
import { PageHeading } from "@/components/page-heading";
import { EmptyState } from "@/components/states";
import { Plate } from "@/features/plates/plate";
import { paths } from "@/lib/paths";

/** Replaces the page of a tip that was deleted or hidden, or never existed. */
export function TipGone() {
  return (
    <div className="pt-12">
      <PageHeading className="text-center text-display-md">This tip is no longer here</PageHeading>
      <EmptyState
        title="Its author may have deleted or hidden it."
        picture={<Plate seed="gone" name="dandelion" className="size-full" />}
      >
        <Link to={paths.browseTips} className="btn btn-primary">
          Back to all tips
        </Link>
      </EmptyState>
    </div>
  );
}
