import { useCallback, useEffect, useState } from "react";

export type Load<TData> =
  | { status: "loading" }
  | { status: "ready"; data: TData }
  | { status: "failed"; error: unknown };

/**
 * Loads something by effect, once the component is there; leaving the page stops it.
 *
 * @param load must keep its identity (`useCallback`, or a module's function): a new one loads anew
 * @param onFailure is told of a failure, for those that are only logged; must keep its identity too
 * @returns where it stands, and `reload` to try again
 */
export function useLoad<TData>(
  load: (signal: AbortSignal) => Promise<TData>,
  onFailure?: (error: unknown) => void,
): Load<TData> & { reload: () => void } {
  const [state, setState] = useState<Load<TData>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the one reason to load the same again
  useEffect(() => {
    const controller = new AbortController();
    setState({ status: "loading" });
    load(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setState({ status: "ready", data });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setState({ status: "failed", error });
        onFailure?.(error);
      },
    );
    return () => controller.abort();
  }, [load, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, reload };
}
