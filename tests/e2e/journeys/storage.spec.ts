import type { Page } from "@playwright/test";
import { expect, followNavigation, logOut, openBrowse, signIn, test } from "../support/journey";

type Storage = "localStorage" | "indexedDB";

/** Blocks storages, as a browser that forbids site data does. */
async function blockStorages(page: Page, names: readonly Storage[]) {
  await page.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, names);
}

for (const names of [["localStorage"], ["indexedDB"], ["localStorage", "indexedDB"]] as const) {
  test(`a gardener whose browser blocks ${names.join(" and ")} browses, and signs in for the visit`, {
    tag: names.length > 1 ? "@both" : [],
  }, async ({ page, gardener }) => {
    await blockStorages(page, names);
    await openBrowse(page);
    await signIn(page, gardener);
    await followNavigation(page, "Dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(gardener.name);
    await page.goBack();
    await logOut(page, gardener);
    await expect(page).toHaveURL("/login");
  });
}
