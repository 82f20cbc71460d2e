import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createRoutes } from "@/app/routes";
import { AuthProvider } from "@/auth/auth-context";

/** The program: who is signed in, and the page that the address asks for. */
export function App() {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  return (
    <AuthProvider>
      <RouterProvider router={router} />
    </AuthProvider>
  );
}
