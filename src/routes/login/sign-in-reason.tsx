import { useEffect, useState } from "react";
import { type ReturnTo, useReturnTo } from "@/auth/return-to";
import { reportError } from "@/lib/report-error";

const whatFor: Record<ReturnTo["name"], string> = {
  tipDetails: "read",
  updateTip: "edit",
  shareTips: "share a tip",
  dashboardShareTips: "share a tip",
  myTips: "see your tips",
  dashboardMyTips: "see your tips",
  dashboard: "open your dashboard",
};

/** Says why a guest is at the login page: which page asked them to sign in. */
export function SignInReason() {
  const wanted = useReturnTo();
  const title = useKnownTitle(wanted?.tipId);
  if (wanted === null) return <span>Sign in to share tips and keep your own.</span>;
  const purpose = whatFor[wanted.name];
  if (wanted.tipId === undefined) return <span>{`Sign in to ${purpose}.`}</span>;
  // A blank line, until the device has been searched for the title.
  if (title === undefined) return <span key="pending">&nbsp;</span>;
  if (title === null) return <span key="unknown">{`Sign in to ${purpose} this tip.`}</span>;
  return (
    <span key="known">
      Sign in to {purpose} <bdi className="wrap-anywhere font-semibold">{title}</bdi>.
    </span>
  );
}

/** The title of a tip as the device knows it; null where it does not, undefined until that is found out. */
function useKnownTitle(tipId: string | undefined): string | null | undefined {
  const [title, setTitle] = useState<string | null>();
  useEffect(() => {
    if (tipId === undefined) return;
    let isHere = true;
    import("@/features/tips/known-title")
      .then(({ knownTitle }) => knownTitle(tipId))
      .catch((error: unknown) => {
        reportError(error);
        return null;
      })
      .then((known) => isHere && setTitle(known));
    return () => {
      isHere = false;
    };
  }, [tipId]);
  return title;
}
