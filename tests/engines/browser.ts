/** What can be handed to a page and comes back from it. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** Pixels in the window, from its upper left corner. */
export type Point = { x: number; y: number };

/** Pixels of the page itself, without the browser's own bars. */
export interface WindowSize {
  width: number;
  height: number;
}

/** A call of a function that knows nothing but its arguments, to be written into a page. */
export function callOf<TArguments extends readonly Plain[]>(
  run: (...values: TArguments) => unknown,
  values: TArguments,
): string {
  return `(${run})(...${JSON.stringify(values)})`;
}

export type Key = "Enter" | "Escape" | "Tab";

/** All that a walk asks of an engine. What is in the page is looked up by scripts that both engines run alike. */
export interface Browser {
  /** Opens an address. Resolves when the page's `load` event is over. */
  open(url: string): Promise<void>;
  /** Loads the page anew, and leaves it although a form holds unsent words. */
  reload(): Promise<void>;
  /** Runs a function in the page; it knows nothing but its arguments, and may be asynchronous. */
  evaluate<TArguments extends readonly Plain[], TResult>(
    run: (...values: TArguments) => TResult,
    ...values: TArguments
  ): Promise<Awaited<TResult>>;
  /** Clicks as a mouse does. */
  clickAt(point: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The window's contents, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts an engine with an empty profile. */
export type StartBrowser = (size: WindowSize) => Promise<Browser>;
