import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { type ClientOnErrorFunction, type DataRouter, RouterProvider } from "react-router-dom";
import { removeOthersDataOnChange } from "@/app/remove-others-data";
import { AuthProvider } from "@/auth/auth-context";
import { queryClient } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";

export interface AppProps {
  router: DataRouter;
  /** What a demo renders beside the pages. */
  children?: ReactNode;
}

/** The app: who is signed in, and the page that the address asks for. */
export function App({ router, children }: AppProps) {
  useEffect(answerEarlyPress, []);
  useEffect(removeOthersDataOnChange, []);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} useTransitions={false} onError={reportLoaderError} />
        {children}
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** React reports errors of rendering itself. */
const reportLoaderError: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (errorInfo === undefined) reportError(error);
};

/** Presses the button that was pressed before the page was hydrated. `start.ts` takes the deletion as the app's mounting. */
function answerEarlyPress(): void {
  const { earlyPress } = window;
  if (earlyPress === undefined) return;
  delete window.earlyPress;
  document.documentElement.removeEventListener("click", earlyPress.keep, true);
  if (earlyPress.button?.isConnected) earlyPress.button.click();
}
