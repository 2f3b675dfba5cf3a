import { type BuiltServer, startBuiltServer } from '../built-server.js';
import { createWorld, type World } from '../world.js';
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

/** One of each kind of answer. */
const PAGES = ['/', '/carreras', '/login', '/empresa', '/no-existe', '/portal-candidato', '/login.data'];
const BACK_OFFICE = [
  '/sistema-aplicacion',
  '/sistema-aplicacion/candidatos',
  '/sistema-aplicacion/assets/x.js',
];
const FILES = ['/favicon.ico', '/robots.txt', '/sitemap.xml', '/assets/x.js'];
const API = [
  '/api/vacancies',
  '/api/auth/session',
  '/api/auth/me',
  '/api/nothing',
  '/api/vacancies/1',
  '/health',
];
const ALL = [...PAGES, ...BACK_OFFICE, ...FILES, ...API];

const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('every kind of response', () => {
  it.each(ALL)('%s may not be framed, sniffed or read by other sites', async (path) => {
    const { status, headers } = await rawGet(server.url, path);
    expect(status).toBeLessThan(500);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    for (const name of ['x-powered-by', 'server', 'via', 'access-control-allow-origin']) {
      expect([name, headers[name]]).toEqual([name, undefined]);
    }
    // Plain http ignores it, and on a shared host name it would block other sites.
    expect(headers['strict-transport-security']).toBeUndefined();
    const policy = directives(String(headers['content-security-policy']));
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('script-src')).not.toMatch(/unsafe|\*|http:|data:/);
    expect(policy.get('script-src-attr')).toBe("'none'");
  });

  it.each([...PAGES, ...API])('%s allows no inline style either', async (path) => {
    const { headers } = await rawGet(server.url, path);
    expect(directives(String(headers['content-security-policy'])).get('style-src')).not.toContain('unsafe');
  });
});

it('a nonce is used once', async () => {
  const nonces = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { headers, body } = await rawGet(server.url, '/login');
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(body).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(5);
});

it('responses about people are stored by no cache', async () => {
  const candidate = await world.given.user();
  const { accessToken } = await world.given.session(candidate);
  const other = await createWorld({ databaseUrl: world.environment.databaseUrl });
  try {
    const own = (await other.given.session(candidate)).accessToken;
    const ask = (path: string) => other.agent().get(path).set('Authorization', `Bearer ${own}`);
    for (const path of ['/api/auth/me', '/api/auth/sessions', '/api/candidates/me', '/api/notifications']) {
      const { headers } = await ask(path);
      expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
    }
  } finally {
    await other.close();
  }
  for (const path of ['/portal-candidato', '/mi-cuenta', '/completar-candidatura', '/login']) {
    const { headers } = await rawGet(server.url, path, { cookie: `access_token=${accessToken}` });
    expect([path, headers['cache-control']]).toEqual([
      path,
      expect.stringMatching(/^private, no-(?:store|cache)$/),
    ]);
  }
});

it('a page with a link of a mail sends the rules of its own once', async () => {
  const { headers } = await rawGet(server.url, '/restablecer?token=x');
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
    'private, no-store',
    'strict-origin',
  ]);
});

it('browsers are told to stay on https', async () => {
  const secure = await createWorld({ environment: { appUrl: 'https://empleo.example.com' } });
  try {
    for (const path of ['/api/vacancies', '/api/auth/me', '/health']) {
      const { headers } = await secure.agent().get(path);
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/);
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    }
  } finally {
    await secure.close();
  }
});

it('an error page reveals nothing of the program', async () => {
  for (const path of [
    '/%',
    '/%zz',
    '/carreras/%00',
    '/carreras/x',
    '/.data',
    '/a.data',
    '/__manifest?p=%00',
  ]) {
    const { status, body } = await rawGet(server.url, path);
    expect([path, status < 500]).toEqual([path, true]);
    expect(body).not.toMatch(/at \w+ \(|node_modules|\/src\/|\/dist\//);
  }
});
