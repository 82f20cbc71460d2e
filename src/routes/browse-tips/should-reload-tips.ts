import type { ShouldRevalidateFunctionArgs } from "react-router-dom";

/** Sort, filters and search live in the address; changing them needs no new tips. */
export function shouldReloadTips(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
