import type { QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useInView } from "react-intersection-observer";
import { useIdle } from "@/lib/idle";
import { queryClient } from "@/lib/query-client";
import type { StartOnce } from "@/routes/home/home.loader";

/**
 * Starts a section's query when the section nears the view, if the quiet page has not done so before.
 * @param start of the visit
 * @returns whether it is started, or known from before; and the `ref` of the section
 */
export function useStarted(queryKey: QueryKey, start: StartOnce) {
  const { ref, inView } = useInView({
    rootMargin: "600px",
    triggerOnce: true,
    fallbackInView: true,
  });
  const isIdle = useIdle();
  const [isStarted, setIsStarted] = useState(
    () => queryClient.getQueryData(queryKey) !== undefined,
  );
  useEffect(() => {
    if (inView || isIdle) void start().then(() => setIsStarted(true));
  }, [inView, isIdle, start]);
  return { ref, isStarted };
}
