import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/*
 * A browser that translates a page wraps each text node in a `<font>`. React throws a NotFoundError when it then removes
 * such a text, or inserts an element before it. So a text has no sibling that may come and go, and does not come and go itself
 * beside others: it gets an element of its own.
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

/** @param visit false: not what is in this node */
function walk(root: unknown, visit: (node: Node) => unknown): void {
  if (Array.isArray(root)) for (const item of root) walk(item, visit);
  if (!isNode(root) || visit(root) === false) return;
  for (const value of Object.values(root)) walk(value, visit);
}

const nameOf = (value: unknown) => String(node(value)?.name ?? "");

interface Part {
  start: number;
  isText: boolean;
  /** Whether it may be inserted, replaced or removed while its siblings stay. */
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

/** Props that hold elements by their names; whatever else is named in braces is taken for text. */
const isSlot = (expression: Node) =>
  /^(children|picture|icon|content|copy|fallback|demo|notFound|belowFailure)$/.test(
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

/** What a component returns, without what the functions in it do. */
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

/** The components of a file that do not always return the same element. */
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

function findBareTexts(program: unknown, changingComponents: Iterable<string>): number[] {
  const changing = new Set([...wrappers, ...changingComponents, ...changingVariablesOf(program)]);
  const starts: number[] = [];
  walk(program, (found) => {
    if (found.type === "FunctionDeclaration" && isComponent(found)) {
      starts.push(
        ...returnsOf(found)
          .filter(isString)
          .map(({ start }) => start),
      );
    }
    if (found.type !== "JSXElement" && found.type !== "JSXFragment") return;
    const parts = nodes(found.children).flatMap((child) => partOf(child, changing) ?? []);
    const text = parts.find(({ isText }) => isText);
    if (text === undefined) return;
    // The children of a fragment come and go with it, one by one.
    const isLoose = found.type === "JSXFragment";
    if (isLoose || (parts.length > 1 && parts.some(({ isChanging }) => isChanging))) {
      starts.push(text.start);
    }
  });
  return starts;
}

const wrappers = ["LazyPart", "LazySection", "Suspense", "QueryView", "PrerenderedPart"];

function bareTextsIn(source: string): number {
  const { program } = parseSync("example.tsx", source, { preserveParens: false });
  return findBareTexts(program, changingComponentsOf(program)).length;
}

describe("a page that the browser translates", () => {
  it("has no text beside what may come and go", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => {
        const source = readFileSync(join("src", path), "utf8");
        return {
          path,
          source,
          program: parseSync(path, source, { preserveParens: false }).program,
        };
      });
    const changing = files.flatMap(({ program }) => changingComponentsOf(program));
    const found = files.flatMap(({ path, source, program }) =>
      findBareTexts(program, changing).map(
        (start) => `src/${path}:${source.slice(0, start).split("\n").length}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "<p>{isBusy && <Spinner />} Send</p>",
    "<p>{isBusy && <Spinner />}{label}</p>",
    "<p><Icon />{hasText && 'Save'}</p>",
    "<p><span key={likes} />Like</p>",
    "<p>{isBusy && 'Not '}sent</p>",
    "<p>{tips.map((tip) => <b key={tip}>{tip}</b>)} and more</p>",
    "<p>{isOpen ? <>Open <b>now</b></> : <i>Closed</i>}</p>",
    "<p><LazyPart><Offer /></LazyPart>Words</p>",
  ])("would break by %s", (markup) => {
    expect(bareTextsIn(`const page = ${markup};`)).toBe(1);
  });

  it.each([
    "if (!isThere) return null; return 'Loading';",
    "const Icon = isOpen ? X : Menu; return <p><Icon /> Menu</p>;",
  ])("would break by a component with %s", (body) => {
    expect(bareTextsIn(`function Label() { ${body} }`)).toBe(1);
  });

  it.each([
    "<p>{isBusy && <Spinner />}<span>Send</span></p>",
    "<p>{isBusy ? 'Sending' : 'Send'}</p>",
    "<p><Icon /> Share</p>",
    "<p>Written by {name} <b>yesterday</b></p>",
    "<ul>{tips.map((tip) => <li key={tip}>{tip}</li>)}</ul>",
  ])("keeps working with %s", (markup) => {
    expect(bareTextsIn(`const page = ${markup};`)).toBe(0);
  });
});
