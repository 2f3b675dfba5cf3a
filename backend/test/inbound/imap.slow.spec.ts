import { verified } from '../auth/security-journey.js';
import { MailboxWorker } from '../../src/inbound/imap/mailbox-worker.js';
import { ReceiveMail } from '../../src/inbound/receiving/receive-mail.js';
import { ReplyAddresses } from '../../src/inbound/reply/reply-addresses.js';
import { type Agent, createWorld, type World } from '../world.js';
import { plain } from './corpus/build.js';
import { Dovecot } from './dovecot.js';
import { CONFIG, givenMailbox, givenWriter, type Writer } from './inbound-journey.js';

let dovecot: Dovecot;
let world: World;
let admin: Agent;
let hr: Agent;
let writer: Writer;
beforeAll(async () => {
  dovecot = await Dovecot.reserve();
  await dovecot.up();
  world = await createWorld();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  hr = await world.signedInAs('rrhh');
}, 120_000);
afterAll(async () => {
  await world?.close();
  await dovecot.down();
});
beforeEach(async () => {
  writer = await givenWriter(world);
});

const on = (values: object = {}) =>
  givenMailbox(admin, {
    servidor: '127.0.0.1',
    puerto: dovecot.port,
    usuario: 'respuestas',
    contrasena: 'secreta',
    activo: true,
    ...values,
  });
const worker = () => world.app.get(MailboxWorker);
/** One session: it ends when the settings change. */
const begin = (pollMs = 200) => worker().session(pollMs);
const end = async (session: Promise<void>) => {
  await on({ activo: false });
  await session;
};
const texts = async (): Promise<string[]> =>
  (await hr.get(`/api/threads/${writer.candidate}`).expect(200)).body.mensajes.map(
    ({ texto }: { texto: string }) => texto,
  );
const comes = (count: number) => world.until(async () => (await texts()).length >= count);
let mails = 0;
const deliver = async (text: string) => {
  const to =
    (await world.app.get(ReplyAddresses).addressOf(world.dataSource.manager, writer.candidate)) ?? '';
  dovecot.deliver(
    plain(text, {
      From: writer.email,
      To: to,
      'Message-ID': `<i${++mails}@mail.example.com>`,
      'In-Reply-To': null,
    }),
  );
};

it('a trial says whether the mailbox opens', async () => {
  await on();
  expect((await admin.post(`${CONFIG}/test`).expect(200)).body).toMatchObject({ conectado: true });
  await on({ contrasena: 'otra' });
  expect((await admin.post(`${CONFIG}/test`).expect(200)).body).toEqual({
    conectado: false,
    detalle: 'El servidor no ha aceptado el usuario, la contraseña o el token.',
  });
});

it('what arrives is stored in its order, also while the mailbox is read', async () => {
  await on();
  await deliver('Uno');
  const session = begin();
  await comes(1);
  await deliver('Dos');
  await deliver('Tres');
  await comes(3);
  await end(session);
  expect(await texts()).toEqual(['Uno', 'Dos', 'Tres']);
  const { leido_at, recibido_at, fallo } = (await admin.get(CONFIG)).body;
  expect([leido_at, recibido_at].includes(null)).toBe(false);
  expect(fallo).toBeNull();
});

it('a server that is killed in the middle loses nothing and doubles nothing', async () => {
  await on();
  const sessions = [begin()];
  for (let n = 1; n <= 6; n++) {
    await deliver(`Mensaje ${n}`);
    if (n % 2 === 0) {
      await dovecot.kill();
      await sessions.at(-1);
      await begin();
      expect((await admin.get(CONFIG)).body.fallo).toMatch(/No se ha podido/);
      await dovecot.up();
      sessions.push(begin());
    }
  }
  await comes(6);
  await end(sessions.at(-1) ?? Promise.resolve());
  expect(await texts()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Mensaje ${n}`));
});

it('of two that read one waits for the other, and the second reads when the first is gone', async () => {
  await on();
  const first = begin();
  await deliver('Primera');
  await comes(1);
  // It returns at once: the other has the lock.
  await begin();
  await end(first);
  expect(await texts()).toEqual(['Primera']);
});

it('a process that ends between storing and counting stores nothing twice', async () => {
  await on();
  await deliver('Una sola vez');
  const receive = world.app.get(ReceiveMail);
  const execute = receive.execute.bind(receive);
  const broken = jest.spyOn(receive, 'execute').mockImplementationOnce(async (raw) => {
    await execute(raw);
    throw new Error('killed');
  });
  await begin();
  broken.mockRestore();
  await deliver('Después');
  const session = begin();
  await comes(2);
  await end(session);
  expect(await texts()).toEqual(['Una sola vez', 'Después']);
});

it('a folder that numbers its messages anew brings none twice', async () => {
  await on();
  await deliver('Antes');
  const session = begin();
  await comes(1);
  await end(session);
  await dovecot.kill();
  dovecot.renumber();
  await dovecot.up();
  await on();
  await deliver('Con otro número');
  const again = begin();
  await comes(2);
  await end(again);
  expect(await texts()).toEqual(['Antes', 'Con otro número']);
});
