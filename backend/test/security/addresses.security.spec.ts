import { SITE_LANGUAGES } from '@hiring/contract';
import { type BuiltServer, startBuiltServer } from '../built-server.js';
import { verified } from '../auth/security-journey.js';
import { createWorld, type World } from '../world.js';
import { type Operation, operations, resolved, type Schema } from './document.js';
import { rawGet } from './raw-request.js';

jest.setTimeout(120_000);

let world: World;
let server: BuiltServer;
beforeAll(async () => {
  world = await createWorld();
  server = await startBuiltServer(world.environment.databaseUrl, world.environment.dataDir, { pages: true });
});
afterAll(async () => {
  await server.kill();
  await world.close();
});

/** URLs of another site that look like paths of this one. */
const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/%2f/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'http://127.0.0.1@evil.example',
  '/@evil.example',
  '%2f%2fevil.example',
  '/ca//evil.example',
  '/ro//evil.example',
  '/ar///evil.example',
  '/en/\\evil.example',
  '/ca/\t/evil.example',
  '/ro/..//evil.example',
  '/ca/ro//evil.example',
];
const NAMES = [
  'next',
  'redirect',
  'redirect_to',
  'return',
  'returnTo',
  'url',
  'volver',
  'continue',
  'destino',
];

/** A link or form of a page with that target. */
const AWAY = /(?:href|action|src)="(?:https?:)?[\\/]{2,}evil|(?:href|action)="javascript:/i;

/** Whether a browser that follows it stays on this site. */
function staysHere(location: string): boolean {
  const here = new URL(server.url);
  return URL.canParse(location, server.url) && new URL(location, here).host === here.host;
}

describe('a link to this site', () => {
  it.each(['/login', '/portal-candidato', '/verificar', '/entrar', '/mi-cuenta', '/'])(
    'that opens %s sends nobody to another site',
    async (page) => {
      const candidate = await world.given.user();
      const { accessToken } = await world.given.session(candidate);
      const wrong: string[] = [];
      const visitors: Record<string, string>[] = [{}, { cookie: `access_token=${accessToken}` }];
      for (const headers of visitors) {
        for (const address of ELSEWHERE) {
          const query = NAMES.map((name) => `${name}=${encodeURIComponent(address)}`).join('&');
          const { status, headers: answered, body } = await rawGet(server.url, `${page}?${query}`, headers);
          const location = answered.location;
          if (location !== undefined && !staysHere(String(location)))
            wrong.push(`${address} → ${String(location)}`);
          if (answered.refresh !== undefined || status >= 500) wrong.push(`${address} ${status}`);
          if (AWAY.test(body)) wrong.push(`${address} is a link of the page`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(['', ...SITE_LANGUAGES.map((language) => `/${language}`), '/RO', '/ro/.', '/ro/..', '/ca/ro'])(
    'that begins with %j and another site is a page that does not exist',
    async (prefix) => {
      for (const between of [
        '//',
        '///',
        '/\\',
        '\\/',
        '/%2f',
        '/%5c',
        '/%252f',
        '/%255C',
        '/%09/',
        '/.//',
        '/..//',
      ]) {
        for (const rest of ['', '/..', '/x', '/carreras/', '/x?a=1', '/x.data']) {
          const path = `${prefix}${between}evil.example${rest}`;
          const { status, headers, body } = await rawGet(server.url, path);
          expect({ path, status: status < 500, away: AWAY.test(body) }).toEqual({
            path,
            status: true,
            away: false,
          });
          if (headers.location !== undefined)
            expect({ path, here: staysHere(String(headers.location)) }).toEqual({ path, here: true });
        }
      }
    },
  );

  it('leads a person who has signed in without scripts to no other site', async () => {
    const { email } = await world.given.user({ password: 'una-clave-1' });
    for (const next of ELSEWHERE) {
      const response = await fetch(`${server.url}/login?next=${encodeURIComponent(next)}`, {
        method: 'POST',
        body: new URLSearchParams({ email, password: 'una-clave-1' }),
        headers: { origin: server.url },
        redirect: 'manual',
      });
      expect(response.status).toBe(303);
      const location = response.headers.get('location') ?? '';
      expect({ next, here: staysHere(location) }).toEqual({ next, here: true });
    }
  });
});

it('a mailed link leads to this site only', async () => {
  const accepted: string[] = [];
  for (const next of ELSEWHERE) {
    await world.dataSource.query(`DELETE FROM rate_limits`);
    const { status } = await world
      .agent()
      .post('/api/auth/sign-in-link')
      .send({ email: 'alguien@example.com', next });
    if (status < 400 && !staysHere(next)) accepted.push(next);
  }
  expect(accepted).toEqual([]);
});

it('the Host header of a request is in no link, page or message', async () => {
  const { body, headers } = await rawGet(server.url, '/carreras', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  });
  expect(body).not.toContain('evil.example');
  expect(headers.location).toBeUndefined();
  const { email } = await world.given.user({ password: 'una-clave-1' });
  await world
    .agent()
    .post('/api/auth/forgot-password')
    .set({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    .send({ email })
    .expect(202);
  const mails = await world.dataSource.query<object[]>(`SELECT * FROM correos`);
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

describe('a URL that the server requests', () => {
  const looksLikeAddress = /(^|_)(url|uri|host|webhook|endpoint|callback|website|web|direccion_web)$/i;
  /** Each with its protection against requests into the network; a new one must be added here. */
  const DECIDED: Record<string, string> = {
    'PUT /api/config smtp_host': 'administrators only; asked by SMTP, of which only the reply’s kind is told',
    'PUT /api/config smtp_oauth_url': 'administrators only; of the public network only',
    'PUT /api/config/inbound-mail oauth_url': 'administrators only; of the public network only',
    'PUT /api/config website': 'shown, never asked',
    'PUT /api/config/channels/{canal} url': 'administrators only; of the public network only',
    'POST /api/candidates/notify cv_url': 'a field of an older form, read by nobody',
    'POST /api/contact sitio_web': 'a trap for programs that fill in forms, read as that only',
    'POST /api/contact/send sitio_web': 'as above',
    'POST /functions/v1/contact-form sitio_web': 'as above',
    'POST /api/push/subscriptions endpoint': 'of the public network only, also where webhooks may go further',
    'POST /api/webhooks url': 'of the public network only',
    'PUT /api/webhooks/{id} url': 'of the public network only',
    'PATCH /api/webhooks/{id} url': 'of the public network only',
  };

  function addressFields({ name, body }: Operation): string[] {
    const visit = (schema: Schema, depth: number): string[] =>
      Object.entries(resolved(schema).properties ?? {}).flatMap(([key, value]) => [
        ...(looksLikeAddress.test(key) ? [`${name} ${key}`] : []),
        ...(depth < 3 ? visit(value, depth + 1) : []),
      ]);
    return body ? visit(body.schema, 0) : [];
  }

  it('is listed for every field of every operation', () => {
    const found = [...new Set(operations().flatMap(addressFields))];
    expect(found.filter((field) => !(field in DECIDED))).toEqual([]);
  });

  const INSIDE = [
    'http://127.0.0.1:1/',
    'http://localhost/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/',
    'ftp://127.0.0.1/',
    'http://user:password@127.0.0.1/',
  ];

  it('of a webhook is never inside the network', async () => {
    const creating = operations().find(({ name }) => name === 'POST /api/webhooks');
    if (!creating) return;
    const admin = await world.signedInAs('admin');
    const accepted: string[] = [];
    for (const url of INSIDE) {
      const eventos = resolved(resolved(creating.body?.schema ?? {}).properties?.eventos ?? {});
      const words = resolved(eventos.items ?? {}).enum ?? [];
      const { status } = await admin
        .post('/api/webhooks')
        .send({ url, nombre: 'Prueba', descripcion: 'Prueba', eventos: words.slice(0, 1) });
      if (status < 400) accepted.push(url);
    }
    expect(accepted).toEqual([]);
  });

  it('of access tokens is never inside the network, and a name that leads there is not called', async () => {
    const { browser: admin } = await verified(world, { role: 'admin', email: 'tokens@example.com' });
    const accepted: string[] = [];
    for (const url of INSIDE) {
      const { body: settings } = await admin.get('/api/config').expect(200);
      const { body: mailbox } = await admin.get('/api/config/inbound-mail').expect(200);
      const oauth = { smtp_oauth_url: url, smtp_oauth_client: 'c', smtp_oauth_scope: 's' };
      const mail = await admin
        .put('/api/config')
        .send({ ...oauth, smtp_host: '127.0.0.1', smtp_user: 'u', version: settings.version });
      const inbound = await admin.put('/api/config/inbound-mail').send({
        direccion: '',
        servidor: '127.0.0.1',
        puerto: 993,
        usuario: 'u',
        oauth_url: url,
        oauth_cliente: 'c',
        oauth_ambito: 's',
        carpeta: 'INBOX',
        contrasena: 'x',
        activo: false,
        version: mailbox.version,
      });
      if (mail.status < 400 || inbound.status < 400) accepted.push(url);
      expect(mail.status).toBe(inbound.status);
    }
    // Names are looked up when they are called.
    expect(accepted).toEqual(['http://localhost/']);
    const { body: trial } = await admin.post('/api/config/smtp/test').expect(200);
    expect(trial.detail).toContain('(EOAUTH)');
    const { body: opened } = await admin.post('/api/config/inbound-mail/test').expect(200);
    expect(opened.detalle).toContain('No se ha obtenido un token');
  });

  it('of the mail server is tested by administrators only, and never taken from the request', async () => {
    const test = '/api/config/smtp/test';
    for (const role of ['candidate', 'rrhh'] as const) {
      await (await world.signedInAs(role)).post(test).send({ host: '127.0.0.1', port: 22 }).expect(403);
    }
    const trying = operations().find(({ name }) => name === `POST ${test}`);
    expect([trying?.permission, trying?.body]).toEqual(['config:write', null]);
    expect(trying?.parameters).toEqual([]);
  });
});
