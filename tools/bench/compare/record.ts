/** Sends each compared request once to the recording product; returns its database statements. */
import type { Client } from 'pg';
import { ask } from '../screens/measure.ts';
import { RECORD_HEADER } from './headers.mjs';
import type { Asked } from './load.ts';
import type { Server } from './processes.ts';
import { type Program, SESSION_CHECK, toProgram, UUID } from './program.ts';
import type { Step } from './recorder.mjs';
import type { Route } from './rival.ts';
import type { Read } from './routes.ts';
import { askedOf } from './requests.ts';
import { type WriteMaker, type WriteRoute } from './writes.ts';

/** Sent first, so that settings and departments are in memory before a public request is recorded. */
const NOT_COMPARED = '/api/vacancies?range=%5B0%2C0%5D';

/** @param product a recording one */
async function record(
  { url, child }: Server,
  { path, method = 'GET', headers = {}, body }: Asked,
): Promise<Step[]> {
  const name = `${method} ${path}`;
  const recorded = new Promise<Step[]>((resolve, reject) => {
    const listen = (message: { recorded: string; steps: Step[] }) => {
      if (message.recorded !== name) return;
      child.off('message', listen);
      child.off('exit', reject);
      resolve(message.steps);
    };
    child.on('message', listen);
    child.once('exit', reject);
  });
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, [RECORD_HEADER]: name },
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 400)}`);
  return recorded;
}

/** Uses up a transaction id, so that cached answers of the previous database state no longer apply. */
export const change = (client: Client) => client.query('SELECT pg_current_xact_id()');

/** What the product asks of the database for one request. */
export interface Cost {
  statements: number;
  /** Statements that wait for one another: those sent side by side are one round trip. */
  roundTrips: number;
}

export function costOf(steps: Step[]): Cost {
  const depths: number[] = [];
  for (const { from } of steps) {
    const before = depths.filter((_, index) => (steps[index]?.to ?? 0) < from);
    depths.push(1 + Math.max(0, ...before));
  }
  return { statements: steps.length, roundTrips: Math.max(0, ...depths) };
}

export async function recordReads(client: Client, recording: Server, reads: Read[]) {
  const withoutSession: Route[] = [];
  const costs = new Map<string, Cost>();
  let sessionCheck: Program | undefined;
  await ask(recording.url + NOT_COMPARED);
  for (const { name, asked: all, by, rivals } of reads) {
    const repeated = rivals.includes('bare');
    for (const asked of repeated ? all : all.slice(0, 1)) {
      // The first request loads settings that are then cached. Public answers are cached whole from the first request
      // on.
      const first = await record(recording, asked);
      await change(client);
      const steps = by === 'nobody' ? first : await record(recording, asked);
      sessionCheck ??= sessionCheckOf(steps);
      if (!costs.has(name)) costs.set(name, costOf(steps));
      if (repeated) {
        withoutSession.push({ path: asked.path, program: toProgram(steps, null, { session: false }) });
      }
    }
  }
  return { sessionCheck, withoutSession, costs };
}

export async function recordWrites(recording: Server, writes: WriteRoute[], maker: WriteMaker) {
  let sessionCheck: Program | undefined;
  const whole: Route[] = [];
  const withoutSession: Route[] = [];
  const costs = new Map<string, Cost>();
  for (const { name, path } of writes) {
    const [first, second] = await maker(name, 2);
    if (!first || !second) throw new Error(`nothing is left to ${name}`);
    await record(recording, askedOf(first));
    const steps = await record(recording, askedOf(second));
    sessionCheck ??= sessionCheckOf(steps);
    costs.set(name, costOf(steps));
    whole.push({ path, program: toProgram(steps, second.inputs) });
    withoutSession.push({ path, program: toProgram(steps, second.inputs, { session: false }) });
  }
  return { sessionCheck, whole, withoutSession, costs };
}

/** @returns the check that begins every signed-in request, for any session; undefined: nobody was signed in */
function sessionCheckOf(steps: Step[]): Program | undefined {
  const step = steps.find(({ text }) => SESSION_CHECK.test(text));
  const id = step?.values.find((value) => typeof value === 'string' && value.match(UUID)?.[0] === value);
  return step && toProgram([step], { session: String(id) });
}
