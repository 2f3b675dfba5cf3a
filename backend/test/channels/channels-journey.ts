import { ChannelWorker } from '../../src/channels/sending/channel-worker.js';
import { verified } from '../auth/security-journey.js';
import { submit } from '../candidates/application-form.js';
import type { Agent, World } from '../world.js';
import { ACCOUNT_ID, newId, notice, NUMBER_ID, type ScriptedServer, sign } from './scripted-servers.js';

export const SECRET = 'the-app-secret';
export const SMS_SECRET = 'the-sms-secret';
export const VERIFY = 'the-verify-token';
const CHANNELS = '/api/config/channels';

export async function channel(admin: Agent, canal: 'whatsapp' | 'sms') {
  const { body } = await admin.get(CHANNELS).expect(200);
  return (body as { canal: string; version: number; enviados_mes: number; coste_mes: number }[]).find(
    (one) => one.canal === canal,
  )!;
}

export async function saveChannel(admin: Agent, canal: 'whatsapp' | 'sms', url: string, values: object = {}) {
  const { version } = await channel(admin, canal);
  const own =
    canal === 'whatsapp'
      ? { numero_id: NUMBER_ID, cuenta_id: ACCOUNT_ID, secreto: SECRET, verificacion: VERIFY }
      : { alias: 'ZARVIA', secreto: SMS_SECRET };
  const body = {
    activo: true,
    url,
    token: `${canal}-token`,
    coste_mensaje: 0.05,
    version,
    ...own,
    ...values,
  };
  return admin.put(`${CHANNELS}/${canal}`).send(body);
}

let people = 0;
/** Somebody with a mobile number of their own who has sent the form. */
export async function givenPerson(world: World, fields: Record<string, string> = {}) {
  const email = `canal${++people}@example.com`;
  const digits = `346${String(12_000_000 + people)}`;
  const { user, browser } = await verified(world, { role: 'candidate', email });
  const { body } = await submit(browser, { fields }).expect(201);
  const me = await browser.get('/api/candidates/me').expect(200);
  const candidate = me.body.candidate.id as string;
  const telefono = `+34 ${digits.slice(2, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`;
  await world.change('UPDATE candidates SET telefono = $2 WHERE id = $1', [candidate, telefono]);
  return { candidate, user, agent: browser, digits, application: body.application.id as string };
}
export type Person = Awaited<ReturnType<typeof givenPerson>>;

const delivering = (path: string, header: string, ownSecret: string) =>
  function deliverNotice(world: World, body: object, secret = ownSecret) {
    const bytes = JSON.stringify(body);
    return world
      .agent()
      .post(path)
      .set('Content-Type', 'application/json')
      .set(header, sign(bytes, secret))
      .send(bytes);
  };

/** Delivers a notice as Meta does. */
export const deliver = delivering('/api/channels/whatsapp/events', 'X-Hub-Signature-256', SECRET);
export const deliverSms = delivering('/api/channels/sms/events', 'X-Signature', SMS_SECRET);

/** A message of the person, now unless `at` says when. */
export function said(world: World, { digits }: { digits: string }, content: object, values: object = {}) {
  const timestamp = String(Math.floor(world.clock.now().getTime() / 1000));
  return notice({
    contacts: [{ profile: { name: 'Núria' }, wa_id: digits }],
    messages: [{ from: digits, id: newId('wamid'), timestamp, ...content, ...values }],
  });
}
export const text = (body: string) => ({ type: 'text', text: { body } });

export const status = (id: string, word: string, values: object = {}) =>
  notice({
    statuses: [{ id, status: word, timestamp: '1790000000', recipient_id: '34600000000', ...values }],
  });

/** The ten seconds of a message that waits are over. */
export async function leave(world: World): Promise<void> {
  await world.change(
    `UPDATE envios_canal SET siguiente_intento = 'epoch' WHERE estado = 'pendiente' AND intentos = 0`,
  );
  await world.change(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'envios_canal' AND state < 'active'`,
  );
}

/** Gives what is due its job, as the interval does. */
export const handOut = (world: World): Promise<void> => world.app.get(ChannelWorker).handOut();

export const sends = (server: ScriptedServer) => server.asked.filter(({ method }) => method === 'POST');
