/** What a person looks for: something of this kind that is called so. */
export type Target = {
  role: Role;
  /** The source of a regular expression for the accessible name: pages are handed plain data. */
  pattern: string;
  /** It must stand still, uncovered and enabled; else it is enough that it is shown. */
  isToBeClicked: boolean;
};

export type Role = "button" | "link" | "heading" | "dialog" | "field";

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Runs in the page. Scrolls to what is looked for, and sees whether it can be clicked.
 * @returns where to click; a sentence on why not yet, otherwise
 */
export async function locate({ role, pattern, isToBeClicked }: Target): Promise<Box | string> {
  const kinds = {
    button: "button, [role=button]",
    link: "a[href]",
    heading: "h1, h2, h3",
    dialog: "[role=dialog], [role=alert].swal2-popup",
    field: "input, select, textarea",
  };
  const name = new RegExp(pattern);
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label");
    if (label) return label;
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0)
      return words(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
    if ("labels" in element) {
      const [first] = (element as HTMLInputElement).labels ?? [];
      if (first) return words(first.textContent);
    }
    const heard = element.cloneNode(true) as Element;
    for (const silent of heard.querySelectorAll("[aria-hidden=true]")) silent.remove();
    return words(heard.textContent);
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
