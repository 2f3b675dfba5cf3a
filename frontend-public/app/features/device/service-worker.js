/**
 * The service worker of the site. routes/service-worker.ts writes two constants before it: OFFLINE, the page of each
 * language that says that there is no network, and POLICY, their Content-Security-Policy. It keeps nothing else: no
 * page, file or answer of the server is stored.
 */

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('fetch', (event) => {
  if (isPage(event.request)) event.respondWith(self.fetch(event.request).catch(() => offline(event.request)));
});

/** Encrypted for this browser; its sender is the server alone. */
self.addEventListener('push', (event) => {
  const { titulo, enlace } = event.data.json();
  const notification = { icon: '/icon-192.png', lang: 'es', tag: titulo, data: enlace };
  event.waitUntil(self.registration.showNotification(titulo, notification));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

/** A page of the site: neither a file of the API nor the internal area. */
function isPage({ mode, method, url }) {
  const { pathname } = new URL(url);
  return mode === 'navigate' && method === 'GET' && !/^\/(api|sistema-aplicacion)(\/|$)/.test(pathname);
}

function offline({ url }) {
  const [, prefix] = new URL(url).pathname.split('/');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };
  const page = Object.hasOwn(OFFLINE, prefix) ? OFFLINE[prefix] : OFFLINE.es;
  return new Response(page, { status: 503, headers });
}
