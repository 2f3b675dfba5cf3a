import { verified } from '../auth/security-journey.js';
import { ImapClients } from '../../src/inbound/imap/imap-client.js';
import { MailboxWorker } from '../../src/inbound/imap/mailbox-worker.js';
import { ReadMailbox } from '../../src/inbound/imap/read-mailbox.js';
import { MailboxService } from '../../src/inbound/mailbox/mailbox.service.js';
import { ENVIRONMENT, type Environment } from '../../src/platform/environment/environment.js';
import { Clock } from '../../src/platform/values/clock.js';
import { ReplyAddresses } from '../../src/inbound/reply/reply-addresses.js';
import { TokenServer } from '../token-server.js';
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
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
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

describe('a mailbox that is opened with a token', () => {
  const tokens = new TokenServer();
  let oauth: Record<string, string>;
  beforeAll(async () => {
    await tokens.open();
    oauth = {
      oauth_url: tokens.url,
      oauth_cliente: 'la-aplicacion',
      oauth_ambito: 'imap/.default',
      contrasena: 'el-secreto',
    };
  });
  afterAll(() => tokens.close());
  const given = (values: object) => givenMailbox(admin, { ...settings, puerto: port, ...values });
  const trial = async () => (await admin.post('/api/config/inbound-mail/test').expect(200)).body;

  it('gets it as the application with its secret, and shows it to the server', async () => {
    tokens.gives('el-pase');
    const { body } = await given(oauth);
    expect(body).toMatchObject({ oauth_cliente: 'la-aplicacion', tiene_contrasena: true });
    expect(JSON.stringify(body)).not.toContain('el-secreto');
    expect(await trial()).toMatchObject({ conectado: true });
    expect(Object.fromEntries(tokens.asked.at(-1) ?? [])).toEqual({
      grant_type: 'client_credentials',
      client_id: 'la-aplicacion',
      client_secret: 'el-secreto',
      scope: 'imap/.default',
    });
    expect(imap.shown).toContain('user=respuestas\u0001auth=Bearer el-pase');
  });

  it('says that the server takes none', async () => {
    imap.takesTokens = false;
    expect(await trial()).toEqual({
      conectado: false,
      detalle: 'El servidor no admite un token de acceso: hay que entrar con una contraseña.',
    });
    imap.takesTokens = true;
  });

  it('says that none was given, without what the server says', async () => {
    tokens.refuses();
    await given({ ...oauth, oauth_cliente: 'otra' });
    imap.shown = '';
    const { conectado, detalle } = await trial();
    expect([conectado, detalle, imap.shown]).toEqual([
      false,
      'No se ha obtenido un token para entrar: comprueba su dirección, el cliente, el secreto y el ámbito.',
      '',
    ]);
  });

  it('needs all three parts, an address that may be called, and the secret again for another one', async () => {
    const { contrasena, ...parts } = oauth;
    const errors = async (values: object) => (await given({ activo: true, ...values })).body.errors;
    expect(await errors({ ...oauth, oauth_cliente: '' })).toHaveProperty('oauth_cliente');
    expect(await errors({ ...oauth, oauth_ambito: '' })).toHaveProperty('oauth_ambito');
    expect(await errors({ ...oauth, oauth_url: 'imap.example.com' })).toHaveProperty('oauth_url');
    expect((await given({ ...parts, contrasena })).status).toBe(200);
    const elsewhere = { ...parts, oauth_url: 'https://login.example.com/token', contrasena: undefined };
    expect(await errors(elsewhere)).toHaveProperty('contrasena');
    // Without them the password opens it, and is given anew.
    expect(await errors({ contrasena: undefined })).toHaveProperty('contrasena');
  });
});

describe('a process that reads the mailbox', () => {
  const reader = () =>
    new MailboxWorker(
      world.dataSource,
      world.app.get(MailboxService),
      world.app.get(ImapClients),
      world.app.get(ReadMailbox),
      world.app.get(Clock),
      world.app.get<Environment>(ENVIRONMENT),
    );

  it.each(['AUTHENTICATE', 'UID FETCH'])('stops while the server ignores %s', async (command) => {
    await deliver('Sigo interesado.');
    imap.ignores = command;
    imap.ignored = false;
    await givenMailbox(admin, { ...settings, puerto: port, activo: true });
    const worker = reader();
    worker.tick();
    await world.until(() => Promise.resolve(imap.ignored));
    await worker.beforeApplicationShutdown();
    expect((await mailbox()).fallo).toBeNull();
  });

  it('goes on when the database does not answer', async () => {
    await world.dataSource.query('ALTER TABLE buzon_entrada RENAME TO perdida');
    const worker = reader();
    worker.tick();
    await expect(worker.beforeApplicationShutdown()).resolves.toBeUndefined();
    await world.dataSource.query('ALTER TABLE perdida RENAME TO buzon_entrada');
  });
});
