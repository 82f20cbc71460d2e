import { Link, useLocation } from "react-router-dom";
import { PageHeading, PageTitle } from "@/components/page-heading";
import { Plate } from "@/features/plates/plate";
import { useHydrated } from "@/lib/browser-state";
import { contactDetails } from "@/lib/community";
import { paths } from "@/lib/paths";

export function Page() {
  const { pathname } = useLocation();
  // One prerendered page serves all unknown addresses.
  const isForPassword = useHydrated() && pathname === paths.forgotPassword;
  return (
    <div className="page grid items-center gap-10 py-16 md:grid-cols-2">
      <PageTitle>Page Not Found</PageTitle>
      <div className="frame aspect-4/3 rounded-box border border-rule">
        <Plate seed="not found" name="dandelion" className="size-full" />
      </div>
      <div className="flex flex-col items-start gap-4">
        <PageHeading className="text-display-lg">Opps! Page Not Found</PageHeading>
        <p className="max-w-measure text-lead">
          Nothing grows at this address. It may have been dug over, or its label misread.
        </p>
        {isForPassword && (
          <p className="max-w-measure">
            We can’t reset passwords here yet: write to{" "}
            <a href={`mailto:${contactDetails.email}`} className="link">
              {contactDetails.email}
            </a>
            , or{" "}
            <Link to={paths.login} className="link">
              sign in with Google
            </Link>{" "}
            if your account uses that address.
          </p>
        )}
        <Link to={paths.home} className="btn btn-primary">
          Back To Home
        </Link>
      </div>
    </div>
  );
}
