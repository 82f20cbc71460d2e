export const MAX_STARS = 5;
const TIPS_PER_STAR = 5;

/**
 * Whole stars for the number of tips that somebody has shared.
 * @param sharedTips null and NaN count as none
 * @returns 0 to 5
 */
export function starsFor(sharedTips: number | null): number {
  const stars = Math.floor((sharedTips || 0) / TIPS_PER_STAR);
  return Math.min(MAX_STARS, Math.max(0, stars));
}
