import { Link, useRouteError } from "react-router-dom";
import { FailedState, useChunkReload } from "@/components/failed-state";
import { PageHeading, PageTitle } from "@/components/page-heading";
import { Spinner } from "@/components/states";
import { paths } from "@/lib/paths";

export function ErrorPage() {
  const error = useRouteError();
  if (useChunkReload(error)) return <Spinner label="Loading the page" />;
  return (
    <div className="page flex flex-col gap-6 py-16">
      <PageTitle>Something went wrong</PageTitle>
      <PageHeading>We couldn't load this page</PageHeading>
      {/* Reloads the page, since the router and some browsers remember a failed import. */}
      <FailedState error={error} onRetry={() => window.location.reload()} />
      <Link to={paths.home} className="link inline-flex min-h-touch items-center self-start">
        Back To Home
      </Link>
    </div>
  );
}
