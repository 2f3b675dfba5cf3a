import { SendChannelMessage } from '../../src/channels/sending/send-channel-message.js';
import { verified } from '../auth/security-journey.js';
import { pdf } from '../candidates/application-form.js';
import { jpegOf } from '../candidates/files/bad-files.js';
import { type Agent, createWorld, type World } from '../world.js';
import {
  channel,
  deliver,
  givenPerson,
  handOut,
  leave,
  type Person,
  said,
  saveChannel,
  sends,
  status,
  text,
} from './channels-journey.js';
import { accepted, type Answer, type Asked, graphError, newId, ScriptedServer } from './scripted-servers.js';

let world: World;
let admin: Agent;
let hr: Agent;
let graph: ScriptedServer;
let person: Person;
/** WhatsApp's id of each message, by the type of the message. */
let ids: Record<string, string>;

beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  graph = await ScriptedServer.start();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  expect((await saveChannel(admin, 'whatsapp', graph.url)).status).toBe(200);
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await graph.close();
  await world.close();
});
beforeEach(async () => {
  person = await givenPerson(world);
  ids = { text: newId('wamid'), document: newId('wamid'), image: newId('wamid') };
  graph.script = takes;
  await deliver(world, said(world, person, text('Hola'))).expect(200);
  graph.asked.length = 0;
});
afterEach(() => world.clock.reset());

const isUpload = ({ path }: Asked) => path.endsWith('/media');
const typeOf = ({ body }: Asked) => String(body.type);
const takes = (asked: Asked): Answer =>
  isUpload(asked)
    ? { body: { id: `media-${asked.form.includes('.pdf') ? 1 : 2}` } }
    : accepted(asked, ids[typeOf(asked)]);
/** What WhatsApp was asked to send, in order. */
const types = () =>
  sends(graph)
    .filter((asked) => !isUpload(asked))
    .map(typeOf);
const write = () =>
  hr
    .post(`/api/threads/${person.candidate}`)
    .field('texto', 'Tu contrato y el plano')
    .field('canal', 'whatsapp')
    .attach('adjuntos', pdf('contrato'), 'Contrato Núria.pdf')
    .attach('adjuntos', jpegOf(40), 'plano.jpg');
const sent = async (): Promise<string> => {
  const { body } = await write().expect(201);
  expect(body.adjuntos).toHaveLength(2);
  await leave(world);
  return body.id as string;
};
const shown = async () =>
  (await hr.get(`/api/threads/${person.candidate}`).expect(200)).body.mensajes.at(-1).envio;
const settled = (estado: string) => world.until(async () => (await shown()).estado === estado);

it('a message with files goes as its text, a document and a picture, and is one with the state of its worst part', async () => {
  const { enviados_mes } = await channel(admin, 'whatsapp');
  const id = await sent();
  await settled('enviado');
  const [words, upload, document, picture, image, ...more] = sends(graph);
  expect(more).toEqual([]);
  expect(words?.body).toMatchObject({
    type: 'text',
    text: { body: 'Tu contrato y el plano' },
    biz_opaque_callback_data: `${id}.0`,
  });
  expect(upload).toMatchObject({ path: '/106540352242922/media', token: 'whatsapp-token' });
  expect(upload?.form).toMatch(/name="messaging_product"\s+whatsapp/);
  expect(upload?.form).toMatch(/filename="Contrato Núria.pdf"\s+Content-Type: application\/pdf\s+%PDF-/i);
  expect(document?.body).toMatchObject({
    to: person.digits,
    type: 'document',
    document: { id: 'media-1', filename: 'Contrato Núria.pdf' },
    biz_opaque_callback_data: `${id}.1`,
  });
  expect(picture?.form).toContain('Content-Type: image/jpeg');
  expect(image?.body).toMatchObject({ type: 'image', image: { id: 'media-2' } });

  const tell = async (part: number, type: string, word: string) => {
    const own = { biz_opaque_callback_data: `${id}.${part}`, errors: [{ code: 131026 }] };
    for (const _twice of [1, 2]) await deliver(world, status(ids[type] ?? '', word, own)).expect(200);
    return (await shown()).estado as string;
  };
  expect(await tell(2, 'image', 'read')).toBe('enviado');
  expect(await tell(0, 'text', 'delivered')).toBe('enviado');
  expect(await tell(1, 'document', 'failed')).toBe('fallido');
  expect((await shown()).codigo).toBe('131026');
  expect(await tell(1, 'document', 'delivered')).toBe('entregado');
  expect(await tell(1, 'document', 'failed')).toBe('entregado');
  // A notice of another message does not speak of this part.
  expect(await tell(0, 'image', 'read')).toBe('entregado');
  expect(await tell(0, 'text', 'read')).toBe('entregado');
  expect(await tell(1, 'document', 'read')).toBe('leido');
  expect((await channel(admin, 'whatsapp')).enviados_mes).toBe(enviados_mes + 1);
});

it('after a crash a part that has been taken is not sent twice, and the rest goes', async () => {
  graph.script = (asked) => (typeOf(asked) === 'document' ? null : takes(asked));
  const id = await sent();
  await world.until(() => Promise.resolve(types().includes('document')));
  await deliver(
    world,
    status(ids.document ?? '', 'delivered', { biz_opaque_callback_data: `${id}.1` }),
  ).expect(200);
  expect((await shown()).estado).toBe('pendiente');
  world.clock.advance(600_000);
  await handOut(world);
  await settled('enviado');
  expect(types()).toEqual(['text', 'document', 'image']);
});

it('several workers at once, and attempts that fail, send each part once', async () => {
  let busy = true;
  graph.script = (asked) => (busy && isUpload(asked) ? { status: 503 } : takes(asked));
  const id = await sent();
  await world.until(() => Promise.resolve(sends(graph).some(isUpload)));
  busy = false;
  world.clock.advance(600_000);
  const worker = world.app.get(SendChannelMessage);
  await Promise.all([1, 2, 3].map(() => worker.execute(id)));
  await settled('enviado');
  expect(types()).toEqual(['text', 'document', 'image']);
});

it('after a part that WhatsApp refuses nothing more goes, and the conversation says why', async () => {
  graph.script = (asked) => (isUpload(asked) ? graphError(131053) : takes(asked));
  await sent();
  await settled('fallido');
  expect(await shown()).toMatchObject({
    codigo: '131053',
    fallo: 'WhatsApp no admite un archivo del mensaje.',
  });
  world.clock.advance(600_000);
  await handOut(world);
  expect(types()).toEqual(['text']);
});

it('files go within the 24 hours only, and nothing of a refused message is kept', async () => {
  const files = async () =>
    (await world.dataSource.query(`SELECT count(*)::int AS n FROM archivos WHERE estado <> 'borrar'`))[0]
      .n as number;
  const before = await files();
  world.clock.advance(25 * 3_600_000);
  hr = await world.signedInAs('rrhh');
  const { body } = await write().expect(409);
  expect(body.code).toBe('channel_window_closed');
  expect(await files()).toBe(before);
});
