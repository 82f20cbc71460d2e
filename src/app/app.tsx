import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { type ClientOnErrorFunction, type DataRouter, RouterProvider } from "react-router-dom";
import { removeOthersDataOnUserChange } from "@/app/remove-others-data";
import { AuthProvider } from "@/auth/auth-context";
import { queryClient } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";

export interface AppProps {
  router: DataRouter;
  /** What the demo adds to every page. */
  children?: ReactNode;
}

export function App({ router, children }: AppProps) {
  useEffect(removeOthersDataOnUserChange, []);
  // TanStack Query assumes a connection at first. If the page opens offline, it would ignore the first `online` event.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        {/* As a transition, a page change would render in slices, and so appear later. */}
        <RouterProvider router={router} useTransitions={false} onError={reportLoadError} />
        {children}
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** Skips rendering errors, which have an `errorInfo`: `rootOptions` (lib/report-error.ts) reports those. */
const reportLoadError: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (errorInfo === undefined) reportError(error);
};
