import { CHECKED_COMPONENTS, TEXT_CHANNELS } from '@hiring/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckMinutely } from '../../src/operations/system/check-minutely.js';
import { CheckResults } from '../../src/operations/system/check-results.js';
import type { SystemStatus } from '../../src/operations/system/system.dto.js';
import { QueueService } from '../../src/platform/queue/queue.service.js';
import { VERSION } from '../../src/platform/values/version.js';
import { DISK } from '../../src/platform/files/storage/file-storage.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  await world.until(async () => (await status()).comprobado_at !== null);
});
afterAll(() => world.close());

const status = async (): Promise<SystemStatus> =>
  (await hr.get('/api/system/status').expect(200)).body as SystemStatus;
const partOf = async (name: string) =>
  (await status()).componentes.find(({ componente }) => componente === name);

/** As if a minute had passed. */
async function checkAgain(): Promise<void> {
  await world.dataSource.query('UPDATE sistema_comprobaciones SET reclamada_at = NULL');
  await world.app.get(CheckMinutely).tick();
}

describe('the system status', () => {
  it('is measured from the start, each part with its time', async () => {
    await world.until(async () => {
      if ((await status()).componentes.every(({ estado }) => estado !== 'fallo')) return true;
      await checkAgain();
      return false;
    });
    const { componentes, comprobado_at, disponibilidad } = await status();
    expect(componentes.map(({ componente, nombre, estado }) => [componente, nombre, estado])).toEqual([
      // A warning where the machine was too busy to answer soon.
      ['base_de_datos', 'Base de datos', expect.stringMatching(/^(ok|aviso)$/)],
      ['correo', 'Correo', 'aviso'],
      ['correo_entrante', 'Correo entrante', 'ok'],
      ['almacenamiento', 'Archivos', 'ok'],
      ['cola', 'Tareas en segundo plano', 'ok'],
      // There is none yet.
      ['copias', 'Copias de seguridad', 'aviso'],
      ['reloj', 'Reloj', 'ok'],
    ]);
    expect(componentes[0]?.datos.milisegundos).toBeGreaterThan(0);
    expect(componentes[1]?.mensaje).toBe(
      'No hay servidor de correo configurado: los mensajes se guardan y no se envían.',
    );
    expect(Date.now() - Date.parse(comprobado_at ?? '')).toBeLessThan(60_000);
    expect(disponibilidad?.comprobaciones).toBeGreaterThanOrEqual(4);
  });

  it('is measured once a minute, however many processes tick and people ask', async () => {
    const before = await status();
    const tick = () => world.app.get(CheckMinutely).tick();
    await Promise.all([tick(), tick(), status(), status()]);
    expect(await status()).toEqual(before);
    await world.dataSource.query('UPDATE sistema_comprobaciones SET reclamada_at = NULL');
    const results = world.app.get(CheckResults);
    const claims = await Promise.all([results.claim(), results.claim(), results.claim()]);
    const off: readonly string[] = TEXT_CHANNELS;
    expect(claims.flat().sort()).toEqual(CHECKED_COMPONENTS.filter((one) => !off.includes(one)).sort());
  });

  it('names the part that fails, and availability falls', async () => {
    const disk = world.app.get<{ put: unknown }>(DISK);
    const put = disk.put;
    disk.put = () => Promise.reject(new Error('no space left'));
    try {
      await checkAgain();
    } finally {
      disk.put = put;
    }
    const broken = await status();
    expect([broken.estado, broken.mensaje]).toEqual(['fallo', 'Hay una parte del sistema que no funciona']);
    expect(await partOf('almacenamiento')).toMatchObject({
      estado: 'fallo',
      mensaje: 'No se pueden guardar o leer archivos.',
    });
    expect(JSON.stringify(broken)).not.toContain('no space left');
    const share = broken.disponibilidad?.porcentaje ?? 100;
    expect(share).toBeLessThan(100);
    await world.until(async () => {
      await checkAgain();
      return (await partOf('almacenamiento'))?.estado === 'ok';
    });
    expect((await status()).disponibilidad?.porcentaje).toBeGreaterThan(share);
  });

  it('expires when no check repeats it', async () => {
    await world.dataSource.query(
      `UPDATE sistema_comprobaciones SET comprobado_at = now() - interval '6 minutes' WHERE componente = 'cola'`,
    );
    expect(await partOf('cola')).toMatchObject({
      estado: 'aviso',
      mensaje: 'No se ha vuelto a comprobar. Lo último que se vio: Las tareas se ejecutan sin retraso.',
    });
    await checkAgain();
  });

  it('counts the waiting jobs of the queue', async () => {
    // A queue without workers.
    await world.app.get(QueueService).define('sin-nadie', { retryLimit: 0, retryDelay: 1 });
    await world.dataSource.query(
      `INSERT INTO pgboss.job (name, start_after, created_on)
       VALUES ('sin-nadie', now() - interval '40 minutes', now() - interval '40 minutes')`,
    );
    await checkAgain();
    expect(await partOf('cola')).toMatchObject({
      estado: 'fallo',
      mensaje: '1 tarea espera y la más antigua lleva 40 minutos.',
    });
  });
});

it('packages, the API document and the CHANGELOG have the same version', () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const versionOf = (file: string) => (JSON.parse(read(file)) as { version: string }).version;
  const document = JSON.parse(read('contract/openapi.json')) as { info: { version: string } };
  const [, latest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(read('CHANGELOG.md')) ?? [];
  expect([VERSION, versionOf('package-lock.json'), document.info.version, latest]).toEqual(
    Array(4).fill(versionOf('package.json')),
  );
});

it('the configuration and limits are shown to staff, without secrets', async () => {
  const { body: info } = await hr.get('/api/system/info').expect(200);
  expect(info).toMatchObject({ version: VERSION, node: process.versions.node, produccion: false });
  expect((info as { base_de_datos: string }).base_de_datos).toMatch(/^PostgreSQL \d+/);
  expect((info as { esquema: string }).esquema).toMatch(/^\w+\d{13}$/);
  const { body: limits } = await hr.get('/api/system/rate-limit-info').expect(200);
  expect(limits).toContainEqual({
    codigo: 'register',
    descripcion: 'Registros desde una misma conexión',
    intentos: 60,
    segundos: 3600,
  });
  for (const { codigo, descripcion } of limits as { codigo: string; descripcion: string }[]) {
    expect(descripcion).not.toBe(codigo);
  }
  const candidate = await world.signedInAs('candidate');
  for (const path of ['status', 'info', 'rate-limit-info']) {
    await candidate.get(`/api/system/${path}`).expect(403);
    await world.agent().get(`/api/system/${path}`).expect(401);
  }
  const health = await world.agent().get('/health').expect(200);
  expect(health.body).toEqual({ status: 'ok' });
});
