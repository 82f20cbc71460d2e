import { type ReturnTo, useReturnTo } from "@/auth/return-to";

const purposes: Record<ReturnTo["name"], string> = {
  tipDetails: "read this tip",
  updateTip: "edit this tip",
  shareTips: "share a tip",
  dashboardShareTips: "share a tip",
  myTips: "see your tips",
  dashboardMyTips: "see your tips",
  dashboard: "open your dashboard",
};

export function SignInReason() {
  const returnTo = useReturnTo();
  // The keys make React replace the element instead of its text nodes, since removing a text node throws once the
  // browser's translation has wrapped it.
  if (returnTo === null) return <span key="none">Sign in to share tips and keep your own.</span>;
  const { name, title } = returnTo;
  if (title === undefined) return <span key="page">Sign in to {purposes[name]}.</span>;
  return (
    <span key="tip">
      Sign in to read <bdi className="font-semibold wrap-anywhere">{title}</bdi>.
    </span>
  );
}
