/**
 * `npm run test:soak [-- --minutes=10]`: people read, search, apply, write, sign in and are moved on a product of its own,
 * and between the loads its memory, handles, timers, files, connections and tables are sampled. Fails when a figure still
 * rises after the warm-up, or when the product answers wrongly. Uses only loopback and ends only processes that it started.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { Load } from '../faults/load.ts';
import { makeTemplate, World } from '../faults/world.ts';
import { DurablePostgres } from '../postgres.ts';
import { type ProductProcess, temporaryFolder, until } from '../product.ts';
import { judge, type Sample, tableOf } from './figures.ts';
import { PROBE, sampleDatabase, sampleProcess } from './sampler.ts';
import { Visitors } from './visitors.ts';

/** Samples of a run: enough for a slope, seldom enough for a load between them. */
const SAMPLES = 40;
const SHORTEST_CYCLE_S = 4;
/** Below it there are too few samples. */
const SHORTEST_S = 120;
/** A busy machine takes longer, because fewer would be no verdict. */
const LEAST_SAMPLES = 20;
const FINISH_MS = 45_000;
/** Jobs, mail and CVs of the last load. */
const SETTLE_MS = 30_000;
const PEOPLE_OF_A_CYCLE = 20;

/** @returns the exit code */
export async function run(tools: Tools, args: string[]): Promise<number> {
  const { phases, shutdown, logDir } = tools;
  const { minutes } = parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } }).values;
  const seconds = Number(minutes) * 60;
  if (!(seconds >= SHORTEST_S)) throw new Failure(`--minutes must be at least ${SHORTEST_S / 60}.`);
  const product = await phases.run('product', () => startProduct(tools));
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
  database: string;
  /** Of the probe. */
  samples: string;
  /** Folders whose files are gone when nothing runs. */
  temporary: string[];
}

async function startProduct(tools: Tools): Promise<Product> {
  const folder = temporaryFolder('soak', tools.shutdown);
  const samples = path.join(folder, 'samples');
  const temporary = path.join(folder, 'tmp');
  fs.mkdirSync(temporary);
  const postgres = await DurablePostgres.start(tools.shutdown);
  await makeTemplate(postgres);
  const settings = { TMPDIR: temporary, SOAK_SAMPLES: samples, NODE_OPTIONS: `--import=${PROBE}` };
  const world = await World.create(postgres, 'soak', tools, { processes: 1, settings });
  const [process] = world.processes;
  if (!process) throw new Error('the product does not run');
  const { DATABASE_URL: database = '', DATA_DIR: dataDir = '' } = world.settings;
  return { world, process, database, samples, temporary: [temporary, path.join(dataDir, 'spool')] };
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
    const { world, process, database, samples, temporary } = this.product;
    const people = { first: this.samples.length * PEOPLE_OF_A_CYCLE + 1, most: PEOPLE_OF_A_CYCLE };
    const load = new Load(() => world.inFront, world.mail, world.vacancies, people);
    const visitors = new Visitors(() => process.url, load);
    load.start({ people: 2, staff: 1 });
    visitors.start();
    await sleep(loadMs, undefined, { signal });
    await Promise.all([load.finish(FINISH_MS), visitors.finish()]);
    await settle(world);
    this.requests += load.client.figures.requests + visitors.requests;
    for (const what of [...load.client.wrong, ...load.contradictions, ...load.givenUp, ...visitors.wrong]) {
      this.#wrong.add(what);
    }
    world.mail.taken.length = 0;
    this.samples.push({
      at: (performance.now() - this.#started) / 1000,
      ...(await sampleProcess(process.pid, samples, temporary)),
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
  const isDone = async () => {
    const [row] = await world.query<{ left: number }>(
      `SELECT ((SELECT count(*) FROM correos WHERE estado IN ('pendiente', 'enviando') AND enviar_desde <= now())
         + (SELECT count(*) FROM pgboss.job WHERE state = 'active' OR (state = 'created' AND start_after <= now()))
         + (SELECT count(*) FROM cv_textos WHERE estado = 'pendiente'))::int AS left`,
    );
    return row?.left === 0;
  };
  await until(isDone, SETTLE_MS, 250);
}
