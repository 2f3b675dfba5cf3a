/** What a phone keeps of the portal: the page that says that there is no network, and web push. */
import type { Page } from '@playwright/test';
import { apply, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test.use({ serviceWorkers: 'allow' });

const PATH = '/portal-candidato?tab=progreso';

/**
 * A browser's push service is its maker's, and a browser without a window grants no notifications: what both give a page
 * is made here, and what the service brings the worker comes through the debugger. Everything between is the product's.
 */
function standInForPushService(): void {
  let permission: NotificationPermission = localStorage.getItem('granted') ? 'granted' : 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = () => {
    if (!navigator.userActivation.isActive) throw new Error('asked without a press');
    localStorage.setItem('granted', 'yes');
    permission = 'granted';
    return Promise.resolve(permission);
  };
  const KEPT = 'kept by the push service';
  const read = () => {
    const kept = localStorage.getItem(KEPT);
    if (kept === null) return null;
    const json = JSON.parse(kept) as { endpoint: string };
    const unsubscribe = () => Promise.resolve(localStorage.removeItem(KEPT)).then(() => true);
    return { ...json, toJSON: () => json, unsubscribe } as unknown as PushSubscription;
  };
  const text = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  PushManager.prototype.getSubscription = () => Promise.resolve(read());
  PushManager.prototype.subscribe = async (options) => {
    if (!options?.userVisibleOnly || !options.applicationServerKey)
      throw new TypeError('browsers ask for both');
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
    const auth = text(crypto.getRandomValues(new Uint8Array(16)));
    const endpoint = `http://127.0.0.1:4999/push/${auth}`;
    localStorage.setItem(KEPT, JSON.stringify({ endpoint, keys: { p256dh, auth } }));
    return read() as PushSubscription;
  };
}

/** Scrolls to the notices, which are loaded when they are about to be seen. */
const toNotices = (page: Page) =>
  page.getByRole('heading', { name: 'Notificaciones' }).scrollIntoViewIfNeeded();

/** A message of the push service, decrypted, as the browser hands it to the service worker. */
async function deliver(page: Page, message: object): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await debug.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('a candidate asks for notices on the phone, gets one, and ends them in the account', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await register(context, person);
  await apply(context, person);
  await page.addInitScript(standInForPushService);

  await page.goto('/portal-candidato');
  await toNotices(page);
  await page.getByRole('button', { name: 'Recibir avisos en este móvil' }).click();
  await expect(page.getByText('Recibes avisos en este móvil.')).toBeVisible();
  await expectAccessible(page, 'the portal with notices');
  await page.reload();
  await toNotices(page);
  await expect(page.getByRole('button', { name: 'Dejar de recibir avisos' })).toBeVisible();

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the portal has no service worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (...call) =>
      Promise.resolve(void shown.push(call));
  });
  await deliver(page, { titulo: 'Tu candidatura está en revisión', enlace: PATH });
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toEqual([['Tu candidatura está en revisión', expect.objectContaining({ data: PATH })]]);

  await page.goto('/mi-cuenta');
  await page.getByRole('button', { name: 'Quitar los avisos de Chrome' }).click();
  await expect(page.getByText('No recibes avisos en ningún navegador.')).toBeVisible();
  await expectAccessible(page, 'the account');
  await page.goto('/portal-candidato');
  await toNotices(page);
  await expect(page.getByRole('button', { name: 'Recibir avisos en este móvil' })).toBeVisible();
});

test('without a network a page says so in plain words, and nothing of the person is kept', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await register(context, person);
  await apply(context, person);
  await page.goto('/portal-candidato');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await expectAccessible(page, 'the page without a network');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.content()).not.toContain(person.nombre);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('tab', { name: 'Progreso', selected: true })).toBeVisible();
});
