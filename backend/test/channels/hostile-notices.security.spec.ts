import { GraphClient } from '../../src/channels/providers/graph-client.js';
import { Destinations } from '../../src/platform/outbound/destinations.js';
import { verified } from '../auth/security-journey.js';
import { createWorld, type World } from '../world.js';
import { deliver, deliverSms, givenPerson, said, saveChannel, status, text } from './channels-journey.js';
import { newId, notice, ScriptedServer } from './scripted-servers.js';

/* Notices and answers of a provider that are not as its documentation says, and what they may not reach. */

let world: World;
let graph: ScriptedServer;
let elsewhere: ScriptedServer;
beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  [graph, elsewhere] = [await ScriptedServer.start(), await ScriptedServer.start()];
  const { browser } = await verified(world, { role: 'admin', email: 'jefa@example.com' });
  for (const canal of ['whatsapp', 'sms'] as const)
    expect((await saveChannel(browser, canal, graph.url)).status).toBe(200);
});
afterAll(async () => {
  await Promise.all([graph.close(), elsewhere.close()]);
  await world.close();
});

const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await world.dataSource.query(`SELECT count(*) AS n FROM ${sql}`, values))[0].n);
const message = (values: object) =>
  notice({ messages: [{ id: newId('wamid'), ...text('Hola'), ...values }] });

it.each([undefined, '', '+34', '34', 'ZARVIA', '9'.repeat(5000)])(
  'a message from %j is nobody’s, also where somebody has no phone',
  async (from) => {
    const { candidate } = await givenPerson(world);
    await world.change(`UPDATE candidates SET telefono = '' WHERE id = $1`, [candidate]);
    const waiting = await count('correos_sin_asignar');
    await deliver(world, message({ from })).expect(200);
    await deliver(world, message({ from, ...text('BAJA') })).expect(200);
    await deliverSms(world, { type: 'message', id: newId('sms'), from, text: 'STOP' }).expect(200);
    expect(await count('correos_sin_asignar')).toBe(waiting + 3);
    expect(await count('mensajes_hilo WHERE candidato_id = $1', [candidate])).toBe(0);
    expect(await count('consentimientos_canal WHERE candidato_id = $1', [candidate])).toBe(0);
  },
);

it('what cannot be stored is left out, and the rest of its notice is taken', async () => {
  const person = await givenPerson(world);
  const long = Array.from({ length: 9000 }, (_, n) => ((n * 7919) % 36).toString(36)).join('');
  const { digits: from } = person;
  const messages = [
    ...['a\0b', long].map((id) => ({ id, from, ...text('no') })),
    ...['__proto__', 'constructor', 'toString'].map((type) => ({ id: newId('wamid'), from, type })),
    ...['a\0b', long].map((id) => ({ id: newId('wamid'), from, type: 'image', image: { id } })),
    { id: newId('wamid'), from, ...text('sí') },
  ];
  await deliver(world, notice({ messages })).expect(200);
  expect(await count('mensajes_hilo WHERE candidato_id = $1', [person.candidate])).toBe(6);
  expect(await count('medios_canal')).toBe(0);
  for (const id of ['a\0b', long]) {
    await deliver(world, status(id, 'sent')).expect(200);
    await deliverSms(world, { type: 'status', id, status: 'sent' }).expect(400);
  }
  await deliver(world, said(world, person, text('después'))).expect(200);
});

it('a notice of more parts than WhatsApp puts in one is refused: each would hold a lock', async () => {
  const states = (length: number) =>
    notice({ statuses: Array.from({ length }, (_, n) => ({ id: `many.${n}`, status: 'sent' })) });
  const refused = await deliver(world, states(1001));
  expect([refused.status, refused.body.code]).toEqual([413, 'payload_too_large']);
  expect(await count(`estados_canal WHERE proveedor_id LIKE 'many.%'`)).toBe(0);
  await deliver(world, states(1000)).expect(200);
});

it('a file is not fetched from the installation’s own network, whatever WhatsApp answers', async () => {
  const destinations = world.app.get(Destinations);
  const before = { ...destinations };
  Object.assign(destinations, { environment: { production: true } });
  const fetched = (url: string) => {
    graph.script = ({ path }) => (path === '/own' ? { body: 'file' } : { body: { url } });
    return world.app.get(GraphClient).media('1', 1000);
  };
  try {
    expect((await fetched(`${graph.url}/own`)).toString()).toBe('"file"');
    for (const url of [`${elsewhere.url}/x`, 'http://169.254.169.254/latest', 'file:///etc/passwd', ''])
      expect([url, await fetched(url).catch((error: Error) => error.constructor.name)]).toEqual([
        url,
        'RefusedDestination',
      ]);
    graph.script = ({ path }) =>
      path === '/moved'
        ? { status: 302, headers: { location: `${elsewhere.url}/x` } }
        : { body: { url: `${graph.url}/moved` } };
    await expect(world.app.get(GraphClient).media('1', 1000)).rejects.toThrow('http_302');
    expect(elsewhere.asked).toEqual([]);
  } finally {
    Object.assign(destinations, before);
  }
});
