import { act, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
// Fetched by the page when it comes to rest; here already, so that it is there a moment later.
import "@/components/tooltips";
import { soon } from "./soon";

/**
 * Points at something and waits for what its tooltip says.
 * @param point how: by mouse when left out
 */
export async function tooltipOf(
  user: UserEvent,
  element: Element,
  point: () => Promise<void> = () => user.hover(element),
): Promise<HTMLElement> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await point();
  return soon(() => screen.queryByRole("tooltip"));
}
