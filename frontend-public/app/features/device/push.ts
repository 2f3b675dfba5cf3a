import type { Schemas } from '@hiring/contract/api';
import { api } from '../../lib/api';
import { isApple, isInstalled, registerWorker, takesWorkers } from './register-worker';

/**
 * What a browser says about web push: it cannot; it could from the home screen (iPhone); the person refused; off; on.
 */
export type PushState = 'impossible' | 'home-screen' | 'refused' | 'off' | 'on';

const canPush = (): boolean => takesWorkers() && 'PushManager' in window && 'Notification' in window;

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  canPush()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null)
    : null;

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as Required<PushSubscriptionJSON>;
  const { p256dh = '', auth = '' } = keys;
  await api.post('/api/push/subscriptions', { body: { endpoint, keys: { p256dh, auth } } });
}

/**
 * Which of the person's subscriptions is that of this browser. It belongs to the current session from then on, so that
 * it stays when the person ends the other ones.
 */
export async function idHere(
  subscriptions: readonly Schemas['PushSubscriptionResponse'][],
): Promise<string | null> {
  const here = await subscriptionHere();
  const own = subscriptions.find(({ endpoint }) => endpoint === here?.endpoint);
  if (here && own && !own.actual) await send(here);
  return own?.id ?? null;
}

/** Asks the server only where the browser has a subscription, which may be another account's or ended elsewhere. */
export async function readPush(): Promise<PushState> {
  if (!canPush()) return isApple() && !isInstalled() ? 'home-screen' : 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  if (!(await subscriptionHere())) return 'off';
  const { suscripciones } = await api.get('/api/push');
  return (await idHere(suscripciones)) ? 'on' : 'off';
}

/** Called by a press: browsers ask the person only then. @throws when the browser or the server refuses */
export async function switchPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
  const { clave_publica } = await api.get('/api/push');
  await registerWorker();
  // One made with an earlier key would be refused.
  await endPushHere();
  const { pushManager } = await navigator.serviceWorker.ready;
  await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: clave_publica }));
  return 'on';
}

export async function switchPushOff(): Promise<PushState> {
  const here = await subscriptionHere();
  const { suscripciones } = await api.get('/api/push');
  const own = suscripciones.find(({ endpoint }) => endpoint === here?.endpoint);
  if (own) await endPush(own);
  return 'off';
}

/** Ends one of the person's subscriptions, of this browser or of another one. */
export async function endPush({ id, endpoint }: { id: string; endpoint: string }): Promise<void> {
  await api.delete('/api/push/subscriptions/{id}', { params: { path: { id } } });
  const here = await subscriptionHere();
  if (here?.endpoint === endpoint) await here.unsubscribe();
}

/** The push service then tells the server at its next message. */
export async function endPushHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
