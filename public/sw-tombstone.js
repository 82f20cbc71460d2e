// Removes the service worker of an earlier deployment: deployed as `sw.js` it replaces that worker on every device, deletes
// all caches, unregisters itself and reloads the open pages from the network. See .github/DEPLOYING.md.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(removeWorker()));

async function removeWorker() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) {
    // Rejects if the browser asks whether to leave the page and the person stays.
    page.navigate(page.url).catch(() => {});
  }
}
