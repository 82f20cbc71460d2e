import { useEffect } from "react";
import { type DataRouter, RouterProvider } from "react-router-dom";
import { answerEarlyPress } from "@/app/early-press";
import { AuthProvider } from "@/auth/auth-context";

export interface AppProps {
  router: DataRouter;
}

/** The program: who is signed in, and the page that the address asks for. */
export function App({ router }: AppProps) {
  useEffect(answerEarlyPress, []);
  return (
    <AuthProvider>
      <RouterProvider router={router} useTransitions={false} />
    </AuthProvider>
  );
}
