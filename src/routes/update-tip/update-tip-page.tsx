import { useLoaderData } from "react-router-dom";
import { Deferred } from "@/components/deferred";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import { Spinner } from "@/components/spinner";
import type { TipData } from "@/features/tips/tip.loader";
import { TipGone } from "@/features/tips/tip-gone";
import { UpdateTipForm } from "@/routes/update-tip/update-tip-form";

/** The form that edits a tip. */
export function UpdateTipPage() {
  const { tip } = useLoaderData<TipData>();
  return (
    <div className="page pb-20">
      <PageTitle>Update a Tip</PageTitle>
      <Deferred
        source={tip}
        fallback={<Spinner label="Loading the tip" />}
        failedTitle="The tip could not be loaded"
        notFound={<TipGone />}
      >
        {(loaded) => (
          <>
            <PageHeader
              title="Update a Tip"
              text="Better words, another season, a mistake put right."
            />
            <UpdateTipForm key={loaded._id} tip={loaded} />
          </>
        )}
      </Deferred>
    </div>
  );
}
