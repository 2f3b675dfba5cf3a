import { verified } from '../auth/security-journey.js';
import { MailboxWorker } from '../../src/inbound/imap/mailbox-worker.js';
import { ReplyAddresses } from '../../src/inbound/reply/reply-addresses.js';
import { type Agent, createWorld, type World } from '../world.js';
import { plain } from './corpus/build.js';
import { givenMailbox, givenWriter, type Writer } from './inbound-journey.js';
import { type Manner, ScriptedImap } from './scripted-imap.js';

const imap = new ScriptedImap();
let port: number;
const settings = { servidor: '127.0.0.1', usuario: 'respuestas', contrasena: 'secreta' };
let world: World;
let admin: Agent;
let hr: Agent;
let writer: Writer;
beforeAll(async () => {
  port = await imap.open();
  world = await createWorld();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  hr = await world.signedInAs('rrhh');
  writer = await givenWriter(world);
  await givenMailbox(admin, { ...settings, puerto: port });
});
afterAll(async () => {
  await world.close();
  imap.close();
});

const session = async (manner: Manner): Promise<void> => {
  imap.manner = manner;
  await givenMailbox(admin, { ...settings, puerto: port, activo: true });
  const running = world.app.get(MailboxWorker).session(100);
  await world.until(async () => {
    const { leido_at, fallo } = await mailbox();
    return leido_at !== null || fallo !== null;
  });
  const { fallo } = await mailbox();
  await givenMailbox(admin, { ...settings, puerto: port, activo: false });
  await running;
  expect(fallo === null).toBe(manner !== 'half, then gone');
};
const mailbox = async () => (await admin.get('/api/config/inbound-mail').expect(200)).body;
const texts = async (): Promise<string[]> =>
  (await hr.get(`/api/threads/${writer.candidate}`).expect(200)).body.mensajes.map(
    ({ texto }: { texto: string }) => texto,
  );
const deliver = async (text: string) => {
  const to = await world.app.get(ReplyAddresses).addressOf(world.dataSource.manager, writer.candidate);
  const head = {
    From: writer.email,
    To: to ?? '',
    'Message-ID': '<uno@mail.example.com>',
    'In-Reply-To': null,
  };
  imap.deliver(plain(text, head));
};

it('a message of which half comes is not stored, and comes whole and once when the server does better', async () => {
  const text = `Puedo el martes. ${'Y también el miércoles. '.repeat(40)}`.trim();
  await deliver(text);
  await session('half, then gone');
  expect([await texts(), imap.read]).toEqual([[], 0]);
  await session('in pieces');
  await session('at once');
  expect([await texts(), imap.read]).toEqual([[text], 1]);
});
