/** An element to find, by role and accessible name. */
export type Target = {
  role: Role;
  /** The source of a regular expression for the accessible name, since pages take plain data only. */
  pattern: string;
  /** Whether it must be enabled, uncovered and at rest. If not, it only has to be visible. */
  isToBeClicked: boolean;
};

export type Role = "button" | "link" | "heading" | "dialog" | "field" | "summary";

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Runs in the page. Scrolls to the target and checks its state.
 * @returns the target's box; a sentence that says why not, while it is missing or not clickable
 */
export async function locate({ role, pattern, isToBeClicked }: Target): Promise<Box | string> {
  const kinds = {
    button: "button, [role=button]",
    link: "a[href]",
    heading: "h1, h2, h3",
    dialog: "dialog[open], [role=dialog], [role=alert].swal2-popup",
    field: "input, select, textarea",
    summary: "summary",
  };
  const name = new RegExp(pattern);
  const normalize = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label");
    if (label) return label;
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0)
      return normalize(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
    if ("labels" in element) {
      const [first] = (element as HTMLInputElement).labels ?? [];
      if (first) return normalize(first.textContent);
    }
    const exposed = element.cloneNode(true) as Element;
    for (const hidden of exposed.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return normalize(exposed.textContent);
  };
  const element = [...document.querySelectorAll(kinds[role])].find(
    (candidate) =>
      name.test(nameOf(candidate)) &&
      candidate.checkVisibility({ visibilityProperty: true }) &&
      candidate.closest("[inert], [aria-hidden=true]") === null,
  );
  if (element === undefined) return `There is no ${role} ${pattern}.`;
  const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  const isCovered = ({ x, y, width, height }: DOMRect) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === null || !(element.contains(top) || top.closest("label")?.contains(element));
  };
  const before = element.getBoundingClientRect();
  if (!inView(before) || isCovered(before)) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
  if (!isToBeClicked) return element.getBoundingClientRect().toJSON();
  if (element.matches(":disabled")) return `The ${role} ${pattern} is disabled.`;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== start.x || y !== start.y) return `The ${role} ${pattern} moves.`;
  if (isCovered(start)) return `The ${role} ${pattern} is covered.`;
  return { x, y, width, height };
}
