import { useEffect } from "react";
import { type ClientOnErrorFunction, type DataRouter, RouterProvider } from "react-router-dom";
import { answerEarlyPress } from "@/app/early-press";
import { AuthProvider } from "@/auth/auth-context";
import { reportError } from "@/lib/report-error";

export interface AppProps {
  router: DataRouter;
}

/** The program: who is signed in, and the page that the address asks for. */
export function App({ router }: AppProps) {
  useEffect(answerEarlyPress, []);
  return (
    <AuthProvider>
      <RouterProvider router={router} useTransitions={false} onError={reportLoaderError} />
    </AuthProvider>
  );
}

/** What breaks while it is rendered React tells of itself. */
const reportLoaderError: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (errorInfo === undefined) reportError(error);
};
