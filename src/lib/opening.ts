/** Whether the page was opened by its address: typed, or by a link, but not by a reload or from the browser's history. */
export function isOpenedByAddress(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "navigate";
}
