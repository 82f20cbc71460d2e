/** CSS pixels in the viewport, from its upper left corner. */
export type Point = { x: number; y: number };

/** CSS pixels of the viewport, without the browser's toolbars. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Source code that calls a function in a page. The function sees its arguments alone, not its module's scope. */
export function callOf<TArguments extends readonly unknown[]>(
  run: (...values: TArguments) => unknown,
  values: TArguments,
): string {
  return `(${run})(...${JSON.stringify(values)})`;
}

/** What the walk needs of a driver. Elements are found by scripts in the page, which run alike in both engines. */
export interface Browser {
  /** Opens a URL. Resolves after the page's `load` event. */
  open(url: string): Promise<void>;
  /** Reloads the page, even when the browser asks about an unsent form. */
  reload(): Promise<void>;
  /** Runs a function in the page. It sees its arguments alone, which are plain data, and may be asynchronous. */
  evaluate<TArguments extends readonly unknown[], TResult>(
    run: (...values: TArguments) => TResult,
    ...values: TArguments
  ): Promise<Awaited<TResult>>;
  clickAt(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an engine with an empty profile. */
export type StartBrowser = (size: WindowSize) => Promise<Browser>;
