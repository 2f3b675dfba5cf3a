import { SchedulerRegistry } from '@nestjs/schedule';
import type { SystemStatus } from '../../src/operations/system/system.dto.js';
import { CheckMinutely } from '../../src/operations/system/check-minutely.js';
import { QueueService } from '../../src/platform/queue/queue.service.js';
import { ClockWatch } from '../../src/platform/schedule/clock-watch.js';
import { Rounds } from '../../src/platform/schedule/rounds.js';
import { createWorld, type World } from '../world.js';

const DAY_MS = 86_400_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(async () => {
  world.clock.reset();
  await world.dataSource.query('DELETE FROM sistema_reloj');
  expect(await watch().isRight()).toBe(true);
});
afterAll(() => world.close());

const watch = (): ClockWatch => world.app.get(ClockWatch);

async function stateOfClock() {
  const [{ since }]: [{ since: Date }] = await world.dataSource.query('SELECT clock_timestamp() AS since');
  // The check of the start may still be running: a tick then only waits for it.
  await world.until(async () => {
    await world.dataSource.query('UPDATE sistema_comprobaciones SET reclamada_at = NULL');
    await world.app.get(CheckMinutely).tick();
    const newer: unknown[] = await world.dataSource.query(
      `SELECT 1 FROM sistema_comprobaciones WHERE componente = 'reloj' AND comprobado_at > $1`,
      [since],
    );
    return newer.length > 0;
  });
  // A session of before is over by then.
  const admin = await world.signedInAs('admin');
  const { body } = await admin.get('/api/system/status').expect(200);
  return (body as SystemStatus).componentes.find(({ componente }) => componente === 'reloj');
}

/** One tick of the schedule of this work; whether it began. */
async function ticks(method: string): Promise<boolean> {
  let begun = false;
  await world.app.get(Rounds).begin(method, () => {
    begun = true;
  });
  return begun;
}

it('with a clock three years ahead of the database nothing begins that cannot be taken back, and the status says why', async () => {
  expect(await ticks('x')).toBe(true);
  world.clock.advance(1100 * DAY_MS);
  expect(await ticks('x')).toBe(false);
  // A check that began before the clock was set may still write what it saw.
  await world.until(async () => (await stateOfClock())?.estado === 'fallo');
  expect(await stateOfClock()).toMatchObject({
    nombre: 'Reloj',
    estado: 'fallo',
    mensaje: expect.stringContaining('se llevan 1.100 días'),
  });
  world.clock.reset();
  expect(await ticks('x')).toBe(true);
  expect(await stateOfClock()).toMatchObject({ estado: 'ok' });
});

it('a jump of the whole machine is seen by the last time that was right', async () => {
  expect(await watch().isRight()).toBe(true);
  await world.dataSource.query(`UPDATE sistema_reloj SET visto_at = visto_at - interval '20 days'`);
  expect(await ticks('x')).toBe(false);
  expect(await stateOfClock()).toMatchObject({
    estado: 'fallo',
    mensaje: expect.stringContaining('El reloj ha saltado 20 días hacia delante.'),
  });
});

it('a machine that was off for a week goes on at once, one that was off for a month waits a day', async () => {
  const off = (days: number) =>
    world.dataSource.query(
      `UPDATE sistema_reloj SET equipo = 'an earlier start', visto_at = now() - make_interval(days => $1)`,
      [days],
    );
  await off(6);
  expect(await watch().isRight()).toBe(true);
  await off(31);
  expect(await watch().isRight()).toBe(false);
  const { held } = watch() as unknown as { held: { sinceMs: number } };
  held.sinceMs -= DAY_MS;
  expect(await watch().isRight()).toBe(true);
  expect(
    await world.dataSource.query(`SELECT 1 FROM sistema_reloj WHERE visto_at > now() - interval '1 minute'`),
  ).toHaveLength(1);
});

it('a mark of the future stops nothing for longer than a day', async () => {
  await world.dataSource.query(`UPDATE sistema_reloj SET visto_at = now() + interval '3 years'`);
  expect(await watch().isRight()).toBe(false);
  const { held } = watch() as unknown as { held: { sinceMs: number } };
  held.sinceMs -= DAY_MS;
  expect(await watch().isRight()).toBe(true);
});

it('jobs that cannot be taken back stay in the queue until the time is right', async () => {
  const queue = world.app.get(QueueService);
  const done: string[] = [];
  const run = (name: string) => () => Promise.resolve(done.push(name));
  const options = { retryLimit: 0, retryDelay: 1, concurrency: 1, pollMs: 5 };
  for (const name of ['ordinaria', 'irrevocable']) await queue.define(name, options);
  queue.work('ordinaria', run('ordinaria'), options);
  queue.work('irrevocable', run('irrevocable'), { ...options, irrevocable: true });
  world.clock.advance(1100 * DAY_MS);
  expect(await watch().isRight()).toBe(false);
  const { manager } = world.dataSource;
  for (const name of ['irrevocable', 'ordinaria'])
    await queue.enqueue(manager, name, {}, { singletonKey: 'one' });
  await world.until(() => Promise.resolve(done.includes('ordinaria')));
  expect(done).toEqual(['ordinaria']);
  expect(
    await world.dataSource.query(`SELECT state::text FROM pgboss.job WHERE name = 'irrevocable'`),
  ).toEqual([{ state: 'created' }]);
  world.clock.reset();
  expect(await watch().isRight()).toBe(true);
  await world.until(() => Promise.resolve(done.includes('irrevocable')));
});

it('retention, reminders, closings, alerts and removals are rounds', async () => {
  const again = await createWorld({ databaseUrl: world.environment.databaseUrl });
  const registry = again.app.get(SchedulerRegistry);
  const names: string[] = [];
  registry.addInterval = (name, timer: unknown) => {
    names.push(name);
    clearInterval(timer as NodeJS.Timeout);
  };
  again.app.get(Rounds).onApplicationBootstrap();
  await again.close();
  expect(names.sort()).toEqual([
    'AbsorbedRecords.removeOld',
    'AlertEditions.begin',
    'BlockOffers.run',
    'CloseDueVacancies.run',
    'EndOffer.expire',
    'EndWebhooksOfKeys.tick',
    'FileStorage.sweep',
    'MailboxWorker.tick',
    'RemindApprovers.run',
    'RemindCandidates.run',
    'RemindManagers.run',
    'RemindOnboardings.run',
    'RemoveOldImports.run',
    'RemoveOldRows.run',
    'RetentionRounds.begin',
    'RunRules.run',
    'SealOffers.run',
    'SealOffers.stamp',
    'TellOfBackups.run',
    'TellOfTasks.run',
    'TellRuleTimes.run',
    'WarnOfExpiry.run',
    'WarnOfLicences.run',
  ]);
});
