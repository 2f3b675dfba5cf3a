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
import type { ProductProcess } from '../faults/world/processes.ts';
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
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { phases, shutdown, logDir } = tools;
  const { seconds, leak } = readOptions(args);
  const product = await phases.run('product', () => startProduct(tools, leak));
  const soak = new Soak(product);
  const started = performance.now();
  const elapsed = () => Math.round((performance.now() - started) / 1000);
  await phases.run('load', async (tell) => {
    while (elapsed() < seconds || soak.samples.length < LEAST_SAMPLES) {
      await soak.cycle(Math.max(SHORTEST_CYCLE_S, seconds / SAMPLES) * 1000, shutdown.signal);
      tell(`${elapsed()} of ${seconds} s, ${soak.requests} requests`);
    }
  });
  fs.writeFileSync(path.join(logDir, 'samples.json'), JSON.stringify(soak.samples, null, 1));

  const verdicts = judge(soak.samples);
  const rising = verdicts.filter(({ leaks }) => leaks).length;
  const wrong = soak.wrong();
  phases.print(`\n${soak.requests} requests, ${soak.samples.length} samples in ${elapsed()} s\n`);
  phases.print(tableOf(verdicts));
  for (const what of wrong) phases.print(`✗ ${what}`);
  phases.print(`\n${verdicts.length - rising} passed, ${rising + wrong.length} failed`);
  return rising + wrong.length === 0 ? 0 : 1;
}

interface Product {
  world: World;
  process: ProductProcess;
  pid: number;
  /** As a superuser. */
  database: string;
  /** Of the probe. */
  samples: string;
  /** Folders whose files are gone when nothing runs. */
  temporary: string[];
}

async function startProduct({ shutdown, logDir }: Tools, leak: string | undefined): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-soak-'));
  shutdown.onStop('the temporary folder', () => fs.rmSync(folder, { recursive: true, force: true }));
  const samples = path.join(folder, 'samples');
  const temporary = path.join(folder, 'tmp');
  fs.mkdirSync(temporary);
  const postgres = await FaultyPostgres.start(shutdown.signal);
  shutdown.onStop('the database', () => postgres.stop());
  await makeTemplate(postgres);
  const world = await World.create(postgres, 'soak', logDir, {
    processes: 1,
    settings: {
      TMPDIR: temporary,
      SOAK_SAMPLES: samples,
      ...(leak ? { SOAK_LEAK: leak } : {}),
      NODE_OPTIONS: [PROBE, ...(leak ? [LEAK] : [])].map((module) => `--import=${module}`).join(' '),
    },
  });
  shutdown.onStop('the product', () => world.close());
  const [process] = world.processes;
  if (process?.pid === undefined) throw new Failure('The product does not run.', { log: process?.log });
  const database = new URL(postgres.superuserUrl());
  database.pathname = `/${world.database}`;
  const folders = [temporary, path.join(world.dataDir, 'spool')];
  return { world, process, pid: process.pid, database: database.href, samples, temporary: folders };
}

/** Cycles of a load and a sample. */
class Soak {
  readonly samples: Sample[] = [];
  requests = 0;
  #wrong = new Set<string>();
  #started = performance.now();
  readonly product: Product;

  constructor(product: Product) {
    this.product = product;
  }

  async cycle(loadMs: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { world, process, pid, database, samples, temporary } = this.product;
    const people = { first: this.samples.length * PEOPLE_OF_A_CYCLE + 1, most: PEOPLE_OF_A_CYCLE };
    const load = new Load(() => world.inFront, world.mail, world.vacancies, people);
    const visitors = new Visitors(() => process.url, load);
    load.start({ people: 2, staff: 1 });
    visitors.start();
    await sleep(loadMs, undefined, { signal });
    await Promise.all([load.finish(FINISH_MS), visitors.finish()]);
    await settle(world);
    this.requests += load.client.figures.requests + visitors.requests;
    const { client, ledger } = load;
    const wrong = [...client.wrong, ...ledger.contradictions, ...ledger.givenUp, ...visitors.wrong.keys()];
    for (const what of wrong) this.#wrong.add(what);
    world.mail.taken.length = 0;
    this.samples.push({
      at: (performance.now() - this.#started) / 1000,
      ...(await sampleProcess(pid, samples, temporary)),
      ...(await sampleDatabase(database)),
    });
  }

  /** Answers that nothing explains, and a process that ended. */
  wrong(): string[] {
    const { deaths } = this.product.process;
    return [...this.#wrong, ...(deaths > 0 ? [`the product ended ${deaths} times`] : [])];
  }
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
