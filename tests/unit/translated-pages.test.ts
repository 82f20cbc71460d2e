import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/*
 * A browser that translates a page wraps each text node in a `<font>`. React then throws a NotFoundError when it removes
 * such a text, or inserts an element before it. A text that is conditional, or has conditional siblings, therefore needs
 * an element of its own.
 */

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const node = (value: unknown): Node | null => (isNode(value) ? value : null);
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** @param visit returns false to skip a node's content */
function walk(root: unknown, visit: (node: Node) => unknown): void {
  if (Array.isArray(root)) for (const item of root) walk(item, visit);
  if (!isNode(root) || visit(root) === false) return;
  for (const value of Object.values(root)) walk(value, visit);
}

const nameOf = (value: unknown) => String(node(value)?.name ?? "");

interface Part {
  start: number;
  isText: boolean;
  /** Whether it may be inserted, replaced or removed while its siblings remain. */
  isChanging: boolean;
}

const isList = ({ type, callee }: Node): boolean =>
  type === "CallExpression" && ["map", "flatMap"].includes(nameOf(node(callee)?.property));

const isMarkup = (expression: Node | null): boolean =>
  expression === null ||
  expression.type.startsWith("JSX") ||
  (expression.type === "Literal" && typeof expression.value !== "string") ||
  (expression.type === "Identifier" && nameOf(expression) === "undefined") ||
  (expression.type === "ConditionalExpression" &&
    isMarkup(node(expression.consequent)) &&
    isMarkup(node(expression.alternate))) ||
  (expression.type === "LogicalExpression" && isMarkup(node(expression.right))) ||
  isList(expression);

/** Whether a variable or prop holds elements, by its name; all others count as text. */
const isSlot = (expression: Node) =>
  /^(children|picture|icon|content|fallback|demo|notFound|belowFailure)$/.test(
    nameOf(expression.type === "MemberExpression" ? expression.property : expression),
  );

function partOf(child: Node, changingComponents: ReadonlySet<string>): Part | null {
  const { start } = child;
  if (child.type === "JSXText") {
    return String(child.value).trim() === "" ? null : { start, isText: true, isChanging: false };
  }
  if (child.type === "JSXElement") {
    const opening = node(child.openingElement);
    const hasKey = nodes(opening?.attributes).some(({ name }) => nameOf(name) === "key");
    const isChanging = hasKey || changingComponents.has(nameOf(opening?.name));
    return { start, isText: false, isChanging };
  }
  const expression = node(child.expression);
  if (expression === null || expression.type === "JSXEmptyExpression") return null;
  switch (expression.type) {
    case "ConditionalExpression":
    case "LogicalExpression":
      return { start, isText: !isMarkup(expression), isChanging: true };
    case "CallExpression": {
      const callee = node(expression.callee);
      const name = nameOf(callee?.property ?? callee);
      const isElement = /^(children|createPortal|render\w+)$/.test(name);
      return { start, isText: !isList(expression) && !isElement, isChanging: isList(expression) };
    }
    case "Literal":
      return String(expression.value).trim() === ""
        ? null
        : { start, isText: true, isChanging: false };
    default:
      return { start, isText: !isSlot(expression), isChanging: false };
  }
}

const isComponent = (found: Node) => /^[A-Z]/.test(nameOf(found.id));

/** What a component returns, without the functions inside it. */
function returnsOf(component: Node): Node[] {
  const returned: Node[] = [];
  walk(component.body, (inner) => {
    if (/Function/.test(inner.type)) return false;
    const argument = inner.type === "ReturnStatement" ? node(inner.argument) : null;
    if (argument !== null) returned.push(argument);
    return true;
  });
  return returned;
}

/** The components that do not always return the same element. */
function changingComponentsOf(program: unknown): string[] {
  const names: string[] = [];
  walk(program, (found) => {
    if (found.type !== "FunctionDeclaration" || !isComponent(found)) return;
    const elements = returnsOf(found).filter(isMarkup);
    const isConditional = elements.some(({ type }) => /^(Conditional|Logical)/.test(type));
    if (elements.length > 1 || isConditional) names.push(nameOf(found.id));
  });
  return names;
}

/** Variables that hold one component or another. */
function changingVariablesOf(program: unknown): string[] {
  const names: string[] = [];
  walk(program, (found) => {
    const isChoice = node(found.init)?.type === "ConditionalExpression";
    if (found.type === "VariableDeclarator" && isComponent(found) && isChoice) {
      names.push(nameOf(found.id));
    }
  });
  return names;
}

const isString = (expression: Node | null): boolean =>
  expression?.type === "TemplateLiteral" ||
  (expression?.type === "Literal" && typeof expression.value === "string") ||
  (expression?.type === "ConditionalExpression" && isString(node(expression.consequent)));

/** Components that may replace their children. */
const wrappers = ["LazyPart", "Suspense", "QueryView"];

function findBareTexts(program: unknown, changingComponents: Iterable<string>): number[] {
  const changing = new Set([...wrappers, ...changingComponents, ...changingVariablesOf(program)]);
  const starts: number[] = [];
  walk(program, (found) => {
    if (found.type === "FunctionDeclaration" && isComponent(found)) {
      const texts = returnsOf(found).filter(isString);
      starts.push(...texts.map(({ start }) => start));
    }
    if (found.type !== "JSXElement" && found.type !== "JSXFragment") return;
    const parts = nodes(found.children).flatMap((child) => partOf(child, changing) ?? []);
    const text = parts.find(({ isText }) => isText);
    if (text === undefined) return;
    // The children of a fragment are inserted and removed with it, one by one.
    const isLoose = found.type === "JSXFragment";
    if (isLoose || (parts.length > 1 && parts.some(({ isChanging }) => isChanging))) {
      starts.push(text.start);
    }
  });
  return starts;
}

const parse = (path: string, source: string) =>
  parseSync(path, source, { preserveParens: false }).program;

describe("a page that the browser translates", () => {
  it("has no bare text that is conditional or beside conditional elements", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => {
        const source = readFileSync(join("src", path), "utf8");
        return { path, source, program: parse(path, source) };
      });
    const changing = files.flatMap(({ program }) => changingComponentsOf(program));
    const found = files.flatMap(({ path, source, program }) =>
      findBareTexts(program, changing).map(
        (start) => `src/${path}:${source.slice(0, start).split("\n").length}`,
      ),
    );
    expect(
      found,
      "Give the text an element of its own, such as a <span>; if it is no text but a prop of elements, add its name to `isSlot`.",
    ).toEqual([]);
  });

  it.each([
    [1, "const page = <p>{isBusy && <Spinner />} Send</p>;"],
    [1, "const page = <p>{isBusy && <Spinner />}{label}</p>;"],
    [1, "const page = <p><Icon />{hasText && 'Save'}</p>;"],
    [1, "const page = <p><span key={likes} />Like</p>;"],
    [1, "const page = <p>{isBusy && 'Not '}sent</p>;"],
    [1, "const page = <p>{tips.map((tip) => <b key={tip}>{tip}</b>)} and more</p>;"],
    [1, "const page = <p>{isOpen ? <>Open <b>now</b></> : <i>Closed</i>}</p>;"],
    [1, "const page = <p><LazyPart><Offer /></LazyPart>Words</p>;"],
    [1, "function Label() { if (!isThere) return null; return 'Loading'; }"],
    [1, "function Label() { const Icon = isOpen ? X : Menu; return <p><Icon /> Menu</p>; }"],
    [0, "const page = <p>{isBusy && <Spinner />}<span>Send</span></p>;"],
    [0, "const page = <p>{isBusy ? 'Sending' : 'Send'}</p>;"],
    [0, "const page = <p><Icon /> Share</p>;"],
    [0, "const page = <p>Written by {name} <b>yesterday</b></p>;"],
    [0, "const page = <ul>{tips.map((tip) => <li key={tip}>{tip}</li>)}</ul>;"],
  ])("would break at %i texts if its source were %s", (count, source) => {
    const program = parse("example.tsx", source);
    expect(findBareTexts(program, changingComponentsOf(program))).toHaveLength(count);
  });
});
