import { useLoaderData } from "react-router-dom";
import { Deferred } from "@/components/deferred";
import { PageHeader } from "@/components/page-header";
import { PageHeading } from "@/components/page-heading";
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
        fallback={
          <>
            <PageHeading className="sr-only">Update a Tip</PageHeading>
            <Spinner label="Loading the tip" />
          </>
        }
        failedTitle="The tip could not be loaded"
        isWholePage
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
