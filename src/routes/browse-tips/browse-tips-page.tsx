import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { useSavedIds } from "@/features/tips/saved-tips";
import { listMyTips, listTips } from "@/features/tips/tips.api";
import { restoreAndPrefetch } from "@/lib/query-client";
import { TipBrowser } from "@/routes/browse-tips/tip-browser";

export const loader = () => restoreAndPrefetch(listTips.query());

const nobody = { uid: "", email: "" };

/** Every public tip, and the member's own hidden ones that are saved on this device. */
function useTips() {
  const { user } = useAuth();
  const savedIds = useSavedIds();
  const listed = useQuery(listTips.query());
  const missing = useMemo(
    () => savedIds.filter((id) => listed.data?.every(({ _id }) => _id !== id)),
    [savedIds, listed.data],
  );
  const { data: own } = useQuery({
    ...listMyTips.query(isMember(user) ? user : nobody),
    enabled: isMember(user) && missing.length > 0,
  });
  const data = useMemo(() => {
    const added = own?.filter(({ _id }) => missing.includes(_id)) ?? [];
    return added.length === 0 ? listed.data : [...(listed.data ?? []), ...added];
  }, [listed.data, own, missing]);
  return { ...listed, data };
}

export function Page() {
  const tips = useTips();
  return (
    <div className="page pb-20">
      <TipBrowser query={tips} />
    </div>
  );
}
