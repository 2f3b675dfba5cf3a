import { MailSink } from '../mail/mail-sink.js';
import { verified } from '../auth/security-journey.js';
import { TokenServer } from '../token-server.js';
import { type Agent, createWorld, type World } from '../world.js';

/** Mails that are sent through a server which takes access tokens instead of passwords (Microsoft 365). */
let world: World;
let admin: Agent;
let sink: MailSink;
const tokens = new TokenServer();
beforeAll(async () => {
  sink = await MailSink.reserve();
  sink.token = 'el-pase';
  await sink.up();
  await tokens.open();
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
});
afterAll(async () => {
  await world.close();
  await sink.down();
  tokens.close();
});

// Five trials a minute are allowed.
beforeEach(() => world.dataSource.query('DELETE FROM rate_limits'));

const set = async (values: object) => {
  const { body } = await admin.get('/api/config').expect(200);
  return admin.put('/api/config').send({ ...values, version: body.version });
};
const trial = async () => (await admin.post('/api/config/smtp/test').expect(200)).body;
const client = () => ({
  smtp_oauth_url: tokens.url,
  smtp_oauth_client: 'la-aplicacion',
  smtp_oauth_scope: 'smtp/.default',
});

it('the token is got with the secret, shown to the server, and used again', async () => {
  tokens.gives('el-pase');
  const server = { smtp_host: '127.0.0.1', smtp_port: sink.port, smtp_user: 'empleo@example.com' };
  const { body, status } = await set({ ...server, ...client(), smtp_password: 'el-secreto' });
  expect([status, body.smtp_oauth_client, body.smtp_password_set]).toEqual([200, 'la-aplicacion', true]);
  expect(JSON.stringify(body)).not.toContain('el-secreto');
  expect(await trial()).toMatchObject({ accepted: true });
  expect(await trial()).toMatchObject({ accepted: true });
  // The two, and the notice of the change to administrators.
  await world.until(() => Promise.resolve(sink.received.length === 3));
  expect(new Set(sink.shown)).toEqual(new Set(['el-pase']));
  expect(tokens.asked.map((form) => Object.fromEntries(form))).toEqual([
    {
      grant_type: 'client_credentials',
      client_id: 'la-aplicacion',
      client_secret: 'el-secreto',
      scope: 'smtp/.default',
    },
  ]);
});

it('a token that the server takes no more is asked for anew the next time', async () => {
  sink.token = 'otro';
  tokens.gives('otro');
  expect(await trial()).toEqual({
    accepted: false,
    detail: 'El servidor de correo no aceptó las credenciales (535).',
  });
  expect(await trial()).toMatchObject({ accepted: true });
});

it('without a token the trial says so, without what the server of tokens says', async () => {
  await set({ smtp_oauth_client: 'otra' });
  tokens.refuses();
  const { accepted, detail } = await trial();
  expect([accepted, detail]).toEqual([
    false,
    'No se obtuvo un token para entrar en el servidor de correo: comprueba su dirección, el cliente, el secreto y el ámbito (EOAUTH).',
  ]);
});

it('it needs all parts and an address that may be called', async () => {
  const errors = async (values: object) => (await set(values)).body.errors;
  expect(Object.keys(await errors({ smtp_oauth_client: '', smtp_oauth_scope: '' })).sort()).toEqual([
    'smtp_oauth_client',
    'smtp_oauth_scope',
  ]);
  expect(await errors({ smtp_user: '' })).toHaveProperty('smtp_user');
  expect(await errors({ smtp_oauth_url: 'login.example.com' })).toHaveProperty('smtp_oauth_url');
});

it('the secret goes to no other server of tokens, and to no mail server as a password', async () => {
  const elsewhere = await set({ smtp_oauth_url: 'https://login.example.com/token' });
  expect(elsewhere.body).toMatchObject({ smtp_password_set: false, smtp_oauth_client: 'otra' });
  // Without it there is no token, and the trial says so.
  expect((await trial()).detail).toContain('(EOAUTH)');
  await set({ smtp_password: 'el-secreto' });
  const { body } = await set({ smtp_oauth_url: '' });
  expect(body).toMatchObject({ smtp_password_set: false, smtp_oauth_client: '', smtp_oauth_scope: '' });
});

it('a server that takes only tokens is shown no password, and the trial says what it needs', async () => {
  await set({ smtp_password: 'la-clave' });
  expect(await trial()).toEqual({
    accepted: false,
    detail: 'El servidor de correo no admite contraseñas: hay que entrar con un token de acceso (EAUTH).',
  });
  expect(sink.shown).not.toContain('la-clave');
});
