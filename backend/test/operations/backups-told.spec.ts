import { CheckMinutely } from '../../src/operations/system/check-minutely.js';
import { InstallationMetrics } from '../../src/operations/system/installation-metrics.js';
import type { SystemStatus } from '../../src/operations/system/system.dto.js';
import { BackupRecord } from '../../src/operations/backup/backup-record.js';
import { TellOfBackups } from '../../src/operations/backup/tell-of-backups.js';
import { type Agent, createWorld, type World } from '../world.js';

const METRICS_TOKEN = 'the token of a collector';
const LONG_UP_S = 2 * 60 * 60;

let world: World;
let admin: Agent;
beforeEach(async () => {
  world = await createWorld({ environment: { metricsToken: METRICS_TOKEN }, sendsMail: false });
  const user = await world.given.user({ role: 'admin', email: 'admin@example.com' });
  admin = await world.agentOf(user);
});
afterEach(() => world.close());

const begin = () => BackupRecord.begin(world.environment);
const tell = (uptimeS = LONG_UP_S) => world.app.get(TellOfBackups).run(uptimeS);
/** As if the last good backup, or the installation, were older. */
const age = (hours: number) =>
  world.dataSource.query(
    `UPDATE copias_seguridad SET desde = desde - make_interval(hours => $1), buena_at = buena_at - make_interval(hours => $1)`,
    [hours],
  );

async function state() {
  // The check of the start may still be running, and would be joined.
  await world.app.get(CheckMinutely).tick();
  await world.dataSource.query('UPDATE sistema_comprobaciones SET reclamada_at = NULL');
  await world.app.get(CheckMinutely).tick();
  return shown();
}

async function shown() {
  const { body } = await admin.get('/api/system/status').expect(200);
  const part = (body as SystemStatus).componentes.find(({ componente }) => componente === 'copias');
  return [part?.estado, part?.mensaje];
}

async function metrics(): Promise<Record<string, number>> {
  // Figures are kept for some seconds.
  Object.assign(world.app.get(InstallationMetrics), { readAt: 0 });
  const { text } = await world
    .agent()
    .get('/metrics')
    .set('Authorization', `Bearer ${METRICS_TOKEN}`)
    .expect(200);
  const lines = [...text.matchAll(/^(backup_\w+(?:\{error="\w+"\})?) (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value]) => [name, Number(value)]));
}

async function mails(): Promise<[string, string][]> {
  const rows: { destinatario: string; texto: string }[] = await world.dataSource.query(
    `SELECT destinatario, texto FROM correos WHERE plantilla = 'copia_seguridad' ORDER BY created_at`,
  );
  return rows.map(({ destinatario, texto }) => [destinatario, texto]);
}

it('a good backup reaches the status and the metrics, and nobody is written to', async () => {
  await (await begin()).good({ bytes: 712_000, tried: true });
  expect(await state()).toEqual(['ok', 'La última copia es de hace menos de una hora y se ha probado.']);
  expect(await metrics()).toMatchObject({
    backup_size_bytes: 712_000,
    'backup_failed{error="disco_lleno"}': 0,
    'backup_failed{error="interrumpida"}': 0,
  });
  await tell();
  expect(await mails()).toEqual([]);
});

it('the status tells of a backup as soon as it ends, without another check', async () => {
  expect(await state()).toEqual(['aviso', 'Todavía no se ha hecho ninguna copia de seguridad.']);
  await (await begin()).good({ bytes: 1, tried: true });
  expect(await shown()).toEqual(['ok', 'La última copia es de hace menos de una hora y se ha probado.']);
  await (await begin()).failed('no_vale');
  expect((await shown())[0]).toBe('aviso');
});

it('a backup that fails reaches status, metrics and one mail to each administrator, until there is a good one', async () => {
  const noRoom = new Error('write', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) });
  await (await begin()).failed(noRoom);
  const words = 'La última copia no se hizo: el disco está lleno. Todavía no hay ninguna buena.';
  expect(await state()).toEqual(['aviso', words]);
  expect(await metrics()).toMatchObject({ 'backup_failed{error="disco_lleno"}': 1 });
  await tell();
  await tell();
  await (await begin()).failed(noRoom);
  await tell();
  expect(await mails()).toEqual([['admin@example.com', expect.stringContaining(words)]]);

  await (await begin()).good({ bytes: 1, tried: true });
  expect((await state())[0]).toBe('ok');
  expect(await metrics()).toMatchObject({ 'backup_failed{error="disco_lleno"}': 0 });
  await (await begin()).failed('no_vale');
  await tell();
  expect(await mails()).toHaveLength(2);
  expect((await mails())[1]?.[1]).toContain('al probarla no se pudo restaurar igual');
});

it('a backup that is killed reaches status, metrics and a mail, and one that runs is no trouble', async () => {
  const record = await begin();
  expect((await state())[0]).toBe('ok');
  await expect(begin()).rejects.toThrow('Another backup of this installation is being taken');
  await tell();
  expect(await mails()).toEqual([]);
  // What the kernel does with a process that is killed.
  const { client } = record as unknown as { client: { end(): Promise<void> } };
  await client.end();
  expect(await state()).toEqual(['aviso', 'La última copia se interrumpió. Todavía no hay ninguna buena.']);
  expect(await metrics()).toMatchObject({ 'backup_failed{error="interrumpida"}': 1 });
  await tell();
  expect(await mails()).toEqual([['admin@example.com', expect.stringContaining('se interrumpió')]]);
});

it('a backup that is two days old, or was never made, reaches status, metrics and a mail', async () => {
  expect(await state()).toEqual(['aviso', 'Todavía no se ha hecho ninguna copia de seguridad.']);
  await age(49);
  expect(await state()).toEqual(['aviso', 'No hay ninguna copia de seguridad.']);
  await (await begin()).good({ bytes: 1, tried: true });
  await age(47);
  expect((await state())[0]).toBe('ok');
  await age(2);
  expect(await state()).toEqual(['aviso', 'La última buena es de hace 2 días.']);
  expect((await metrics()).backup_age_seconds).toBeGreaterThan(49 * 3600 - 60);
  // A start after some days makes a backup first.
  await tell(10);
  expect(await mails()).toEqual([]);
  await tell();
  expect(await mails()).toEqual([
    ['admin@example.com', expect.stringContaining('La última buena es de hace 2 días.')],
  ]);
});
