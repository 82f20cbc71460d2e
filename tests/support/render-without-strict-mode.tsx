import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { routes } from "@/app/routes";
import { AuthProvider } from "@/auth/auth-context";
import { queryClient } from "@/lib/query-client";

/** Opens the app as a production build runs it, without StrictMode, which runs every effect twice. For counting calls. */
export function renderWithoutStrictMode(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  );
}
