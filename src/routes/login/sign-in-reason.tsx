import { useReturnTo } from "@/auth/return-to";
import { memberPages } from "@/lib/paths";

export function SignInReason() {
  const returnTo = useReturnTo();
  // The keys make React replace the element instead of its text nodes, since removing a text node throws once the
  // browser's translation has wrapped it.
  if (returnTo === null) return <span key="none">Sign in to share tips and keep your own.</span>;
  const { name, title } = returnTo;
  if (title === undefined) return <span key="page">Sign in to {memberPages[name].purpose}.</span>;
  return (
    <span key="tip">
      Sign in to read <bdi className="font-semibold wrap-anywhere">{title}</bdi>.
    </span>
  );
}
