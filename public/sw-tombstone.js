// Ends the service worker of an earlier deployment: deployed as `sw.js` it takes that one's place on every device,
// deletes what it kept, takes itself away and loads its pages from the network. See the README, "Deploying".
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(bury()));

async function bury() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) {
    // Its person may stay, where the browser asks.
    page.navigate(page.url).catch(() => {});
  }
}
