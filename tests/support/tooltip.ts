import { act, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
// The page imports this lazily when it is idle. Since it is loaded here, that import resolves at once.
import "react-tooltip";

/** Points at an element with the mouse, and waits for its tooltip. */
export async function tooltipOf(user: UserEvent, element: Element): Promise<HTMLElement> {
  // The page's idle callback, which mounts the tooltips, runs before this timer.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await user.hover(element);
  return screen.findByRole("tooltip");
}
