import supertest from 'supertest';
import { pathIn, SITE_LANGUAGES } from '@hiring/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { type BuiltServer, startBuiltServer } from '../built-server.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { until } from '../until.js';

let database: TestDatabase;
let dataSource: DataSource;
let dataDir: string;
let servers: BuiltServer[] = [];
let complaints = '';

// Two servers have to start first.

beforeAll(async () => {
  database = await createDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pages-'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const start = () =>
    startBuiltServer(database.url, dataDir, { pages: true, onComplaint: (text) => (complaints += text) });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await dataSource.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const fetchPage = (path: string, headers: Record<string, string> = {}, server = servers[0]) =>
  // A new connection: an idle one may be closed after the machine has stalled.
  fetch(`${server?.url}${path}`, { headers: { connection: 'close', ...headers }, redirect: 'manual' });
const textOf = async (path: string, server = servers[0]) => (await fetchPage(path, {}, server)).text();

it('a change of the company or of an opening is shown in every process', async () => {
  const [{ id }] = await dataSource.query<[{ id: string }]>(
    `INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion)
     VALUES ('Chofer de grúa', 'chofer', 'conductor', 'Barcelona', 'Con grúa.') RETURNING id`,
  );
  const shown = (path: string, text: string) =>
    Promise.all(servers.map((server) => until(async () => (await textOf(path, server)).includes(text))));
  await shown('/carreras', 'Chofer de grúa');
  await dataSource.query(`UPDATE vacantes SET titulo = 'Chofer de plataforma' WHERE id = $1`, [id]);
  await shown(`/carreras/${id}`, 'Chofer de plataforma');
  await shown('/carreras', 'Chofer de plataforma');
  await shown('/empresa', 'Zarvia');
  await dataSource.query(
    `UPDATE system_config SET company_info = company_info || '{"name": "Zeta Rodados"}'::jsonb`,
  );
  await shown('/empresa', 'Zeta Rodados');
  await dataSource.query(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [id]);
  await Promise.all(
    servers.map((server) =>
      until(async () => (await fetchPage(`/carreras/${id}`, {}, server)).status === 410),
    ),
  );
});

it('a public page can be cached by proxies, and is revalidated by its tag', async () => {
  const first = await fetchPage('/servicios/transporte');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400');
  expect(first.headers.get('vary')).toBe('Origin, Accept-Encoding');
  expect(first.headers.get('set-cookie')).toBeNull();
  const etag = first.headers.get('etag') ?? '';
  // As a browser revalidates: fetch would add `Cache-Control: no-cache`, which asks for the whole page.
  const again = await supertest(servers[0]?.url ?? '')
    .get('/servicios/transporte')
    .set('If-None-Match', etag);
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
});

it('a public page contains nothing about the visitor, and its policy allows only its own inline code', async () => {
  const forged = { cookie: 'access_token=x; refresh_token=y.z', 'user-agent': 'Somebody' };
  const [anonymous, other] = await Promise.all([fetchPage('/empresa'), fetchPage('/empresa', forged)]);
  expect(await other.text()).toBe(await anonymous.text());
  const policy = other.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(policy).not.toMatch(/unsafe|nonce/);
  for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy']) {
    expect(other.headers.get(name)).not.toBeNull();
  }
});

it('a page with the data of a visitor is never cached', async () => {
  for (const path of [
    '/login',
    '/portal-candidato',
    '/completar-candidatura',
    '/editar-candidatura',
    '/verificar',
    '/mi-cuenta',
    '/entrar',
  ]) {
    const answer = await fetchPage(path);
    expect([path, answer.headers.get('cache-control')]).toEqual([path, expect.stringContaining('private')]);
    expect(answer.headers.get('etag')).toBeNull();
  }
});

it.each(SITE_LANGUAGES)('data of a page come from the page itself in %s', async (language) => {
  for (const path of [
    '/alertas.data?departamento=chofer',
    '/carreras.data',
    '/login.data?tab=registro&_routes=root%2Croutes%2Flogin',
    '/cita/elegir/x.data',
  ]) {
    const answer = await fetchPage(pathIn(language, path));
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      path.startsWith('/cita') ? 410 : 200,
      expect.stringContaining('text/x-script'),
    ]);
  }
  // The router in the browser adds the prefix of its language to this redirect.
  const portal = await fetchPage(pathIn(language, '/portal-candidato.data'));
  expect([portal.status, await portal.text()]).toEqual([
    202,
    expect.stringContaining('"/login?next=%2Fportal-candidato"'),
  ]);
});

it('a request for another host gets a page that does not exist', async () => {
  expect((await fetchPage('//example.org/servicios')).status).toBe(404);
});

it.each([
  '/%E0%A4%A',
  '/carreras/%ff',
  '/servicios/%',
  `/cita/elegir/${'t'.repeat(43)}/%0a`,
  '/login/%0d%0a',
])('the URL %s gets the page for missing pages, and nothing of it is logged', async (path) => {
  const page = await fetchPage(path);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('la página que buscas no existe o ha sido movida');
  expect(complaints).toBe('');
});

it.each([
  ['/ca/%E0%A4%A', 'ca', 'No hem trobat la pàgina'],
  ['/en/carreras/%ff', 'en', 'Page not found'],
  ['/ro/%E0%A4%A', 'ro', 'Pagină negăsită'],
  ['/ar/login/%0d%ff', 'ar', 'الصفحة غير موجودة'],
])('the URL %s gets the page for missing pages in its language', async (path, language, title) => {
  const page = await fetchPage(path);
  const text = await page.text();
  expect([page.status, /<html[^>]* lang="(\w+)"/.exec(text)?.[1]]).toEqual([404, language]);
  expect(text).toContain(title);
});

it('the API answers a URL that cannot be decoded with a problem document', async () => {
  for (const path of ['/api/vacancies/%ff', '/api/%E0%A4%A', '/functions/v1/%ff']) {
    const answer = await fetchPage(path);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status: answer.status,
      detail: expect.stringMatching(/^(La petición no es válida|No se ha encontrado)/),
    });
  }
});

it('a method that pages do not support is refused with the list of those they do', async () => {
  const ask = async (method: string) => {
    const answer = await fetch(`${servers[0]?.url}/`, { method, headers: { connection: 'close' } });
    return [answer.status, answer.headers.get('allow')];
  };
  expect(await ask('OPTIONS')).toEqual([204, 'GET, HEAD, POST']);
  for (const method of ['PURGE', 'DELETE', 'PUT'])
    expect(await ask(method)).toEqual([405, 'GET, HEAD, POST']);
});

it('security.txt says where to report weaknesses, until a future date', async () => {
  const lines = (await textOf('/.well-known/security.txt')).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^Contact: mailto:\S+@\S+$/));
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '';
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

describe('a form of the public site', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const person = { email: 'sin-scripts@example.com', password: 'furgonetas-33' };

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${servers[0]?.url}${path}`, {
      method: 'POST',
      headers: { connection: 'close', 'content-type': FORM, ...headers },
      body,
      redirect: 'manual',
    });
  const signIn = (fields: Record<string, string>, query = '', headers: Record<string, string> = {}) =>
    post(`/login${query}`, new URLSearchParams(fields).toString(), headers);
  const cookiesOf = ({ headers }: Response) => headers.getSetCookie().map((line) => line.split(';')[0] ?? '');

  beforeAll(async () => {
    const body = JSON.stringify({ ...person, confirm_password: person.password });
    const made = await post('/api/auth/register', body, { 'content-type': 'application/json' });
    expect(made.status).toBe(201);
  });

  it('from another site, too large, or not a form is refused', async () => {
    expect((await signIn(person, '', { origin: 'https://example.org' })).status).toBe(403);
    expect((await signIn(person, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/login', `a=${'x'.repeat(70_000)}`)).status).toBe(413);
    expect((await post('/login', '{"a":1}', { 'content-type': 'application/json' })).status).toBe(415);
  });

  it('signs in without scripts, and leads to the page first asked for or to the home page of the role', async () => {
    const answer = await signIn(person);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/portal-candidato']);
    const cookie = cookiesOf(answer).join('; ');
    const portal = await fetchPage('/portal-candidato', { cookie });
    expect([portal.status, await portal.text()]).toEqual([200, expect.stringContaining(person.email)]);

    const to = async (next: string) =>
      (await signIn(person, `?${new URLSearchParams({ next }).toString()}`)).headers.get('location');
    expect(await to('/mi-cuenta?tab=x')).toBe('/mi-cuenta?tab=x');
    expect(await to('https://example.org/')).toBe('/portal-candidato');
    expect(await to('//example.org/')).toBe('/portal-candidato');
  });

  it.each([
    [401, 'Correo o contraseña incorrectos', { ...person, password: 'otra-clave-33' }],
    [422, 'La contraseña es obligatoria', { email: person.email }],
    [422, 'El correo es obligatorio', {}],
  ])('that fails to sign in (%d) is shown again with the reason, without the password', async (...given) => {
    const [status, reason, fields] = given;
    const answer = await signIn(fields);
    const page = await answer.text();
    expect([answer.status, cookiesOf(answer)]).toEqual([status, []]);
    expect(page).toContain(reason);
    if ('email' in fields) expect(page).toContain(`value="${person.email}"`);
    expect(page).not.toContain('clave-33');
  });

  it('for an account with a second factor says that the code needs scripts', async () => {
    await dataSource.query(
      `INSERT INTO segundo_factor (user_id, secreto, clave, activado_at, created_at)
       SELECT id, 'x', 'x', now(), now() FROM users WHERE email = $1`,
      [person.email],
    );
    const answer = await signIn(person);
    expect(await answer.text()).toContain('un código de verificación, y ese paso necesita JavaScript');
    expect([answer.status, cookiesOf(answer)]).toEqual([401, []]);
  });

  it.each(['/portal-candidato', '/mi-cuenta'])('whose buttons need scripts says so at %s', async (path) => {
    const email = `${path.slice(1)}@example.com`;
    const body = JSON.stringify({ ...person, email, confirm_password: person.password });
    const made = await post('/api/auth/register', body, { 'content-type': 'application/json' });
    const page = await fetchPage(path, { cookie: cookiesOf(made).join('; ') });
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<noscript><p[^>]*>Tu navegador tiene JavaScript desactivado/);
  });

  it('shows a signed-in person the contact page with their data, uncached', async () => {
    const other = { ...person, email: 'contacto@example.com', confirm_password: person.password };
    const made = await post('/api/auth/register', JSON.stringify(other), {
      'content-type': 'application/json',
    });
    const answer = await fetchPage('/contacto', { cookie: cookiesOf(made).join('; ') });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await fetchPage('/contacto')).headers.get('cache-control')).toBe('private, no-cache');
  });
});

it('built files are sent compressed and cached for ever, unknown ones are missing', async () => {
  const page = await textOf('/');
  const script = /"(\/assets\/react-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const file = await fetchPage(script, { 'accept-encoding': encoding });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('cache-control')).toContain('immutable');
    await file.arrayBuffer();
  }
  const missing = await fetchPage('/assets/earlier-build.js');
  expect([missing.status, await missing.text()]).toEqual([404, '']);
});
