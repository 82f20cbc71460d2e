import { useEffect, useMemo } from "react";
import { type DataRouter, RouterProvider } from "react-router-dom";
import { answerEarlyPress } from "@/app/early-press";
import { patient } from "@/app/patient-router";
import { AuthProvider } from "@/auth/auth-context";

export interface AppProps {
  router: DataRouter;
}

/** The program: who is signed in, and the page that the address asks for. */
export function App({ router }: AppProps) {
  const patientRouter = useMemo(() => patient(router), [router]);
  useEffect(answerEarlyPress, []);
  return (
    <AuthProvider>
      <RouterProvider router={patientRouter} useTransitions={false} />
    </AuthProvider>
  );
}
