import { useMemo, useSyncExternalStore } from "react";
import { useAuth } from "@/auth/auth-context";
import { getSavedTips, isSaved, subscribeToSavedTips } from "@/features/tips/saved/saved-storage";
import type { SavedTip } from "@/features/tips/saved/saved-tip";
import { isVisibleTo } from "@/features/tips/tip-visibility";

const none: readonly SavedTip[] = [];

/** The saved tips that the person may see; none while rendering on a server. */
export function useSavedTips(): readonly SavedTip[] {
  const { user } = useAuth();
  const tips = useSyncExternalStore(subscribeToSavedTips, getSavedTips, () => none);
  return useMemo(() => tips.filter((tip) => isVisibleTo(tip, user)), [tips, user]);
}

/** Whether one tip is saved; false while rendering on a server. Only a change of this one is a change. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribeToSavedTips,
    () => isSaved(id),
    () => false,
  );
}
