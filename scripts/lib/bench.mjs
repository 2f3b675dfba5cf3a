/**
 * How fast HR's reads and a move are over many people: the built server in this process, one client after another
 * request, times over HTTP. It measures and asserts nothing.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from './backend.mjs';
import { execute, useMigratedScratchDatabase } from './scratch-database.mjs';
import { freePort } from './port.mjs';
import { prepare } from './prepare.mjs';

const STAFF = { email: 'bench@example.com', password: 'Bench-2026' };
const TIMES = 200;

/**
 * @param {import('./task.mjs').Tools} tools
 * @param {{ rows: number }} options
 */
export async function bench({ phases, shutdown, logDir }, { rows }) {
  await prepare({ phases, logDir, signal: shutdown.signal });
  await phases.run(`load ${rows.toLocaleString('en')} people`, async () => {
    await useMigratedScratchDatabase(shutdown);
    await load(process.env.DATABASE_URL ?? '', rows);
  });
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  shutdown.onStop('the bench folder', async () => fs.rmSync(dataDir, { recursive: true, force: true }));
  process.env.DATA_DIR = dataDir;
  process.env.PORT = String(await freePort());
  process.env.APP_URL = `http://127.0.0.1:${process.env.PORT}`;
  const server = await phases.run('serve', serve);
  shutdown.onStop('the server', server.close);

  const headers = { cookie: await signIn(server.url) };
  phases.print(`\n${'request'.padEnd(44)}${'median ms'.padStart(10)}${'p99 ms'.padStart(10)}`);
  for (const [name, address] of reads(rows)) {
    const times = await measure(() => fetch(server.url + address, { headers }).then(ok));
    phases.print(line(name, times));
  }
  phases.print(line('move, another application each time', await measureMoves(server.url, headers)));
}

/** @param {number} rows @returns {[string, string][]} name and address */
function reads(rows) {
  const list = (/** @type {Record<string, unknown>} */ query) =>
    `/api/candidates?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)]))}`;
  const deep = Math.floor(rows / 2);
  return [
    ['list, newest 25 with total', list({})],
    ['list, one stage', list({ filter: { stage: 'en_revision' } })],
    ['list, stage and department', list({ filter: { stage: 'recibida', departamento: 'chofer' } })],
    ['list, priority (count capped)', list({ filter: { prioridad: 'alta' } })],
    ['list, by surname', list({ sort: ['apellidos', 'ASC'] })],
    [`list, from row ${deep.toLocaleString('en')}`, list({ range: [deep, deep + 24] })],
    ['search, a common word', list({ filter: { q: 'mecanico' } })],
    ['search, one old person', list({ filter: { q: `persona${rows}@` } })],
    ['search, nobody', list({ filter: { q: 'zzzyyy' } })],
    ['figures of the cards', '/api/stats/candidates'],
    ['public vacancies', '/api/vacancies'],
    ['careers page, rendered', '/carreras'],
  ];
}

/** @param {() => Promise<unknown>} request @returns {Promise<number[]>} milliseconds, ascending */
async function measure(request) {
  for (let i = 0; i < 20; i += 1) await request();
  const times = [];
  for (let i = 0; i < TIMES; i += 1) {
    const start = performance.now();
    await request();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** @param {string} url @param {{ cookie: string }} headers */
async function measureMoves(url, headers) {
  const pages = await Promise.all(
    [0, 1, 2].map((page) =>
      fetch(`${url}/api/candidates?range=[${page * 100},${page * 100 + 99}]&filter={"stage":"recibida"}`, {
        headers,
      })
        .then(ok)
        .then((response) => response.json()),
    ),
  );
  const people = pages.flat();
  return measure(async () => {
    const { aplicacion_id, aplicacion_version } = people.pop();
    const response = await fetch(`${url}/api/applications/${aplicacion_id}/move`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ estado: 'en_revision', version: aplicacion_version }),
    }).then(ok);
    await response.arrayBuffer();
  });
}

/** @param {string} name @param {number[]} times */
function line(name, times) {
  const at = (/** @type {number} */ share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `${name.padEnd(44)}${at(0.5).padStart(10)}${at(0.99).padStart(10)}`;
}

/** @param {Response} response */
async function ok(response) {
  if (!response.ok)
    throw new Error(`${response.status} ${new URL(response.url).pathname}: ${await response.text()}`);
  return response.bodyUsed ? response : new Response(await response.arrayBuffer());
}

/** @param {string} url @returns {Promise<string>} the cookies of a member of staff */
async function signIn(url) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!response.ok || cookies.length === 0) throw new Error(`sign-in failed: ${response.status}`);
  return cookies.join('; ');
}

/** @param {string} url @param {number} rows */
async function load(url, rows) {
  const { hash } = await import('@node-rs/argon2');
  const password = await hash(STAFF.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await execute(
    url,
    `INSERT INTO users (email, email_normalizado, password_hash, role, email_verified_at)
     VALUES ('${STAFF.email}', '${STAFF.email}', '${password}', 'rrhh', now());
     INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion)
     SELECT 'Conductor/a ' || n, 'chofer', 'conductor', 'Barcelona', repeat('Traslado de vehículos. ', 40)
     FROM generate_series(1, 10) n;
     INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion, estado, etapa,
                             prioridad, fecha_aplicacion, experiencia, carta_presentacion)
     SELECT (ARRAY['Núria','Jordi','Ahmed','Lucía','Pau','Íñigo','Fátima','Marc'])[1 + n % 8],
            (ARRAY['Puig','García','Ñíguez','Álvarez','Serra','Benali','López'])[1 + n % 7] || ' ' || n,
            'persona' || n || '@example.com', '600 000 000', 'Carrer de l’Exemple, ' || n % 200, 'Barcelona',
            (ARRAY['chofer','mantenimiento','logistica','administracion'])[1 + n % 4],
            (ARRAY['conductor','mecanico','coordinador','contador'])[1 + n % 4],
            s.estado, s.estado, (ARRAY['alta','media','media','baja'])[1 + n % 4], now() - n * interval '37 seconds',
            repeat('Cinco años de experiencia en el sector. ', 12), repeat('Me gustaría trabajar con vosotros. ', 15)
     FROM generate_series(1, ${rows}) n,
          LATERAL (SELECT (ARRAY['recibida','recibida','recibida','en_revision','en_revision','contratada','rechazada'])
                          [1 + (n * 7919) % 7] AS estado) s;
     INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion, estado, estado_candidato, fecha_aplicacion,
                                        fecha_contratacion)
     SELECT id, departamento, posicion, estado, estado, fecha_aplicacion, CASE WHEN estado = 'contratada' THEN now() END
     FROM candidates;
     UPDATE candidates c SET aplicacion_actual_id = a.id, aplicacion_version = 1
     FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id;`,
  );
  await execute(url, 'VACUUM (ANALYZE) candidates');
  await execute(url, 'VACUUM (ANALYZE) aplicaciones_vacantes');
}
