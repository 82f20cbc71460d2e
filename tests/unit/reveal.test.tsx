import { render, screen } from "@testing-library/react";
import { MotionGlobalConfig } from "framer-motion";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { RevealItem } from "@/components/reveal";
import { reduceMotion } from "../support/media";
import { setInView } from "../support/view";

const cards = (
  <ul>
    <RevealItem className="seen">Seen</RevealItem>
    <RevealItem className="unseen">Unseen</RevealItem>
  </ul>
);

function prerenderCards(): HTMLElement {
  MotionGlobalConfig.skipAnimations = true;
  const container = document.createElement("div");
  container.innerHTML = renderToString(cards);
  expect(container.innerHTML).not.toContain("opacity:0");
  document.body.append(container);
  return container;
}

it("a prerendered card is shown, and fades in only if it is out of view during hydration", async () => {
  const container = prerenderCards();
  let hasScrolled = false;
  const updateView = setInView(({ className }) => className === "seen" || hasScrolled);
  render(cards, { container, hydrate: true });
  await updateView();
  expect(screen.getByText("Seen")).not.toHaveStyle({ opacity: "0" });
  expect(screen.getByText("Unseen")).toHaveStyle({ opacity: "0" });
  hasScrolled = true;
  await updateView();
  expect(screen.getByText("Unseen")).toHaveStyle({ opacity: "1" });
});

it("with reduced motion, a prerendered card is never hidden, even while React hydrates the page", async () => {
  const container = prerenderCards();
  reduceMotion();
  const opacities: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) opacities.push((target as HTMLElement).style.opacity);
  });
  observer.observe(container, { subtree: true, attributeFilter: ["style"] });
  // In a test's `act`, React would hydrate and render what follows at once.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const root = hydrateRoot(container, cards);
  onTestFinished(() => root.unmount());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opacities).not.toContain("0");
});
