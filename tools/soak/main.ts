/**
 * `npm run test:soak [-- --minutes=10 | --hours=8] [--leak=memory]`: people read, search, apply, write, sign in and are
 * moved on a product of its own, and between the loads its memory, handles, timers, files, connections and tables are
 * sampled. Fails when a figure still rises after the warm-up, or when the product answers wrongly. Uses only loopback
 * and ends only processes that it started.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../scripts/lib/failure.mjs';
import { FaultyPostgres } from '../faults/world/postgres.ts';
import { makeTemplate } from '../faults/world/template.ts';
import { World } from '../faults/world/world.ts';
import { Load } from '../faults/load/load.ts';
import { judge, type Sample, tableOf } from './figures.ts';
import { readOptions } from './options.ts';
import { LEAK, PROBE, sampleDatabase, sampleProcess } from './sampler.ts';
import { Visitors } from './visitors.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

/** Samples of a run: enough for a slope, seldom enough for a load between them. */
const SAMPLES = 40;
const SHORTEST_CYCLE_S = 4;
/** A busy machine takes longer, because fewer would be no verdict. */
const LEAST_SAMPLES = 20;
const FINISH_MS = 45_000;
/** Jobs, mail and CVs of the last load. */
const SETTLE_MS = 30_000;
const PEOPLE_OF_A_CYCLE = 20;

/** @returns the exit code */
export async function run({ phases, shutdown, logDir }: Tools, args: string[]): Promise<number> {
  const { seconds, leak } = readOptions(args);
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-soak-'));
  shutdown.onStop('the temporary folder', () => fs.rmSync(temporary, { recursive: true, force: true }));
  const samplesFile = path.join(temporary, 'samples');
  const ofProduct = path.join(temporary, 'tmp');
  fs.mkdirSync(ofProduct);
  const { postgres, world } = await phases.run('product', async () => {
    const started = await FaultyPostgres.start(shutdown.signal);
    shutdown.onStop('the database', () => started.stop());
    await makeTemplate(started);
    const made = await World.create(started, 'soak', logDir, {
      processes: 1,
      settings: {
        TMPDIR: ofProduct,
        SOAK_SAMPLES: samplesFile,
        ...(leak ? { SOAK_LEAK: leak } : {}),
        NODE_OPTIONS: [PROBE, ...(leak ? [LEAK] : [])].map((module) => `--import=${module}`).join(' '),
      },
    });
    shutdown.onStop('the product', () => made.close());
    return { postgres: started, world: made };
  });
  const [product] = world.processes;
  const pid = product?.pid;
  if (!product || pid === undefined) throw new Failure('The product does not run.', { log: product?.log });

  const samples: Sample[] = [];
  const wrong = new Set<string>();
  let requests = 0;
  const started = performance.now();
  const cycleMs = Math.max(SHORTEST_CYCLE_S, seconds / SAMPLES) * 1000;
  const database = new URL(postgres.superuserUrl());
  database.pathname = `/${world.database}`;
  await phases.run('load', async (tell) => {
    for (let cycle = 0; performance.now() - started < seconds * 1000 || cycle < LEAST_SAMPLES; cycle += 1) {
      shutdown.signal.throwIfAborted();
      const people = { first: cycle * PEOPLE_OF_A_CYCLE + 1, most: PEOPLE_OF_A_CYCLE };
      const load = new Load(() => world.inFront, world.mail, world.vacancies, people);
      const visitors = new Visitors(() => product.url, load);
      const end = performance.now() + cycleMs;
      load.start({ people: 2, staff: 1 });
      visitors.start();
      await sleep(end - performance.now(), undefined, { signal: shutdown.signal });
      await Promise.all([load.finish(FINISH_MS), visitors.finish()]);
      await settle(world);
      requests += load.client.figures.requests + visitors.requests;
      for (const what of [...load.client.wrong, ...load.ledger.contradictions, ...load.ledger.givenUp])
        wrong.add(what);
      for (const what of visitors.wrong.keys()) wrong.add(what);
      world.mail.taken.length = 0;
      samples.push({
        at: (performance.now() - started) / 1000,
        ...(await sampleProcess(pid, samplesFile, [ofProduct, path.join(world.dataDir, 'spool')])),
        ...(await sampleDatabase(database.href)),
      });
      tell(`${Math.round((performance.now() - started) / 1000)} of ${seconds} s, ${requests} requests`);
    }
  });
  fs.writeFileSync(path.join(logDir, 'samples.json'), JSON.stringify(samples, null, 1));

  const verdicts = judge(samples);
  const rising = verdicts.filter(({ leaks }) => leaks).length;
  if (product.deaths > 0) wrong.add(`the product ended ${product.deaths} times`);
  phases.print(
    `\n${requests} requests, ${samples.length} samples in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  phases.print(tableOf(verdicts));
  for (const what of wrong) phases.print(`✗ ${what}`);
  const failed = rising + wrong.size;
  phases.print(`\n${verdicts.length - rising} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Waits until jobs, mail and CVs of the load are done. */
async function settle(world: World) {
  for (const end = performance.now() + SETTLE_MS; performance.now() < end; await sleep(250)) {
    const [row] = await world.query<{ left: number }>(
      `SELECT ((SELECT count(*) FROM correos WHERE estado IN ('pendiente', 'enviando') AND enviar_desde <= now())
         + (SELECT count(*) FROM pgboss.job WHERE state = 'active' OR (state = 'created' AND start_after <= now()))
         + (SELECT count(*) FROM cv_textos WHERE estado = 'pendiente'))::int AS left`,
    );
    if (row?.left === 0) return;
  }
}
