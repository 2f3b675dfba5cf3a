import { API_KEY_PERMISSIONS, API_KEY_PREFIX, SETTING_NAMES } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import { hashToken, randomToken } from '../../src/platform/secrets/secret-token.js';
import { PERMISSIONS } from '../../src/platform/auth/permissions.js';
import { send } from './answers.js';
import { operations } from './document.js';
import { createFullWorld, type FullWorld } from './full-world.js';

jest.setTimeout(180_000);

let full: FullWorld;
let maker: string;
beforeAll(async () => {
  full = await createFullWorld();
  maker = (await full.world.given.user({ role: 'admin' })).id;
});
beforeEach(() => full.world.dataSource.query(`DELETE FROM rate_limits`));
afterAll(() => full.close());

/** A key as in the database, also with permissions that cannot be given. */
async function keyWith(...permisos: readonly string[]): Promise<string> {
  const key = API_KEY_PREFIX + randomToken();
  await full.world.dataSource.query(
    `WITH made AS (
       INSERT INTO claves_api (nombre, permisos, caduca, creada_por)
       VALUES ($1, $2, now() + interval '1 day', $3) RETURNING id)
     INSERT INTO claves_api_secretos (huella, clave_id, prefijo) SELECT $4, id, $5 FROM made`,
    [`Clave ${randomToken()}`, permisos, maker, hashToken(key), key.slice(0, 9)],
  );
  return key;
}

async function ask(key: string, method: string, path: string, body = '{}'): Promise<string> {
  const answer = await send({
    method,
    url: full.origin + path,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body }),
  });
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  return `${answer.status} ${isProblem ? (JSON.parse(answer.text) as { code: string }).code : ''}`.trim();
}

/** The data with which an account or the installation could be taken over. */
const stateOf = async (): Promise<unknown> =>
  full.world.dataSource.query(
    `SELECT (SELECT md5(string_agg(u::text, '' ORDER BY u.id)) FROM users u) AS users,
            (SELECT md5(string_agg(s::text, '' ORDER BY s.id)) FROM sessions s) AS sessions,
            (SELECT md5(string_agg(w::text, '' ORDER BY w.id)) FROM webhooks w) AS webhooks,
            (SELECT count(*)::int FROM claves_api) AS keys,
            (SELECT md5(c::text) FROM system_config c) AS settings`,
  );

const CLOSED = operations().filter(({ peopleOnly }) => peopleOnly);

it.each(PERMISSIONS)('a key with %s can do nothing that is reserved for people', async (permission) => {
  const key = await keyWith(permission);
  const before = await stateOf();
  const answers: Record<string, string> = {};
  for (const operation of CLOSED) {
    const answer = await ask(key, operation.method, full.pathOf(operation));
    // A key whose only permission is not allowed for keys can do nothing. What takes forms only is refused before.
    if (!/^(403 api_key_not_allowed|401 api_key_inactive|415 unsupported_media_type)$/.test(answer))
      answers[operation.name] = answer;
  }
  expect(answers).toEqual({});
  expect(await stateOf()).toEqual(before);
});

it('a key with every permission of keys changes no setting that controls mail or accounts', async () => {
  const key = await keyWith(...API_KEY_PERMISSIONS);
  const { body } = await (await full.world.signedInAs('admin')).get('/api/config').expect(200);
  const other = (name: string): unknown => {
    const value = (body as Record<string, unknown>)[name];
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'number') return name === 'smtp_port' ? 2525 : value + 1;
    if (/email|smtp_from/.test(name)) return 'atacante@evil.example.com';
    return (
      {
        timezone: 'Europe/London',
        language: 'en',
        company_tax_id: 'B99999999',
        company_phone: '+34 600 000 000',
      }[name] ?? 'evil.example.com'
    );
  };
  const changed: string[] = [];
  for (const name of SETTING_NAMES) {
    const order = JSON.stringify({ [name]: other(name), version: 1_000_000 });
    const answer = await ask(key, 'PUT', '/api/config', order);
    if (answer === '200') changed.push(name);
    else expect([name, answer]).toEqual([name, '403 api_key_not_allowed']);
  }
  await full.restore();
  expect(changed.filter((name) => !name.startsWith('company_')).sort()).toEqual([
    'language',
    'rechazo_retraso_horas',
    'solicitud_obligatoria',
    'timezone',
  ]);
  expect(changed.filter((name) => name.includes('email'))).toEqual([]);
});

it('a key with every permission of keys cannot use the webhooks of people and of other programs', async () => {
  const key = await keyWith(...API_KEY_PERMISSIONS);
  const other = await keyWith(...API_KEY_PERMISSIONS);
  const rows = await full.world.dataSource.query<{ id: string }[]>(
    `INSERT INTO webhooks (url, descripcion, eventos, secreto, secreto_clave, clave_id)
     SELECT 'https://example.com/' || coalesce(de::text, 'personas'), '', '{vacancy.closed}', 'cifrado', 'clave', de
     FROM (SELECT NULL::uuid AS de UNION SELECT clave_id FROM claves_api_secretos WHERE huella = $1) owners
     RETURNING id`,
    [hashToken(other)],
  );
  expect(rows).toHaveLength(2);
  const before = await stateOf();
  const order = JSON.stringify({
    url: 'https://example.com/ladron',
    eventos: ['vacancy.closed'],
    activo: true,
    version: 1,
    desde: '2026-01-01T00:00:00Z',
  });
  const answers: Record<string, string> = {};
  for (const { id } of rows) {
    for (const { name, method, path } of operations().filter((one) =>
      one.path.startsWith('/api/webhooks/{id}'),
    )) {
      const address = path.replace('{id}', id).replace(/\{\w+\}/, randomUUID());
      const answer = await ask(key, method, address, order);
      if (answer !== '404 webhook_not_found') answers[`${name} of ${id}`] = answer;
    }
  }
  expect(answers).toEqual({});
  expect(await stateOf()).toEqual(before);
  const list = await send({
    method: 'GET',
    url: `${full.origin}/api/webhooks`,
    headers: { authorization: `Bearer ${key}` },
  });
  expect(JSON.parse(list.text)).toEqual([]);
  await full.restore();
});
