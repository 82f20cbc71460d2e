import { type ReturnTo, useReturnTo } from "@/auth/return-to";
import { useKnownTitle } from "@/features/tips/use-known-title";

const purposes: Record<ReturnTo["name"], string> = {
  tipDetails: "read",
  updateTip: "edit",
  shareTips: "share a tip",
  dashboardShareTips: "share a tip",
  myTips: "see your tips",
  dashboardMyTips: "see your tips",
  dashboard: "open your dashboard",
};

export function SignInReason() {
  const returnTo = useReturnTo();
  const title = useKnownTitle(returnTo?.tipId);
  if (returnTo === null) return <span>Sign in to share tips and keep your own.</span>;
  const purpose = purposes[returnTo.name];
  if (returnTo.tipId === undefined) return <span>Sign in to {purpose}.</span>;
  // Reserves the line until the title is known. The keys make React replace the element rather than its texts, which a
  // browser that translates the page has wrapped.
  if (title === undefined) return <span key="pending">&nbsp;</span>;
  if (title === null) return <span key="unknown">Sign in to {purpose} this tip.</span>;
  return (
    <span key="known">
      Sign in to {purpose} <bdi className="font-semibold wrap-anywhere">{title}</bdi>.
    </span>
  );
}
