import { render, screen } from "@testing-library/react";
import { MotionGlobalConfig } from "framer-motion";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RevealItem } from "@/components/reveal";
import { setInView } from "../support/view";

it("a prerendered card is shown, and fades in only if it is out of view during hydration", async () => {
  MotionGlobalConfig.skipAnimations = true;
  const cards = (
    <ul>
      <RevealItem className="seen">Seen</RevealItem>
      <RevealItem className="unseen">Unseen</RevealItem>
    </ul>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(cards);
  expect(container.innerHTML).not.toContain("opacity:0");
  document.body.append(container);
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
