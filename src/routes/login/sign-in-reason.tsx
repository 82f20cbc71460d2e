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
  if (wanted === null) return "Sign in to share tips and keep your own.";
  if (wanted.tipId === undefined) return `Sign in to ${whatFor[wanted.name]}.`;
  // Until it is known whether the device has the title, which takes a moment, nothing stands there.
  if (title === undefined) return "\u00a0";
  return (
    <>
      Sign in to {whatFor[wanted.name]}{" "}
      {title === null ? "this tip" : <bdi className="font-semibold wrap-anywhere">{title}</bdi>}.
    </>
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
