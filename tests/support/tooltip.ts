import { act, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
// The page imports this lazily when it is idle. Loading it first makes that import immediate.
import "react-tooltip";

/**
 * Points at an element and waits for its tooltip.
 * @param point how to point. Default: with the mouse
 */
export async function tooltipOf(
  user: UserEvent,
  element: Element,
  point: () => Promise<void> = () => user.hover(element),
): Promise<HTMLElement> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await point();
  return screen.findByRole("tooltip");
}
