import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createRoutes } from "@/app/routes";
import { AuthProvider } from "@/auth/auth-context";

/** Opens the program without StrictMode, under which every effect runs, and asks, twice: for counting calls. */
export function renderAsBuilt(address: string) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  render(
    <AuthProvider>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
}
