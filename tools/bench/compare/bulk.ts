/**
 * A move of a hundred applications: the product prepares it for both, then the worker of each does it. Timed from its
 * beginning to its end, without the seconds in which it may be undone and without the wait for the queue's next look.
 */
import type { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../figures.ts';
import type { Round } from './load.ts';
import type { Server } from './processes.ts';

export const BULK = 'bulk move of 100';
export const BULK_SIZE = 100;
const LOOK_MS = 5;
const LONGEST_MS = 60_000;

export interface BulkBench {
  client: Client;
  ours: Server;
  lean: Server;
  /** The Authorization header of its author. */
  token: string;
}

/** @returns the id of the action, which waits for its confirmation */
export async function prepareBulk({ ours, token }: BulkBench, ids: string[]): Promise<string> {
  const { id } = await post(`${ours.url}/api/bulk-actions`, token, {
    ...{ tipo: 'mover', ids, mover: { estado: 'entrevista', notificar: true } },
  });
  if (typeof id !== 'string') throw new Error('the product prepares no bulk action');
  return id;
}

/** @returns how many milliseconds it took */
export async function runBulk(bench: BulkBench, who: 'ours' | 'lean', id: string): Promise<number> {
  const { client, ours, lean, token } = bench;
  await post(`${ours.url}/api/bulk-actions/${id}/confirm`, token);
  await client.query(`UPDATE acciones_masivas SET ejecutar_at = now() WHERE id = $1`, [id]);
  // No worker of the product may take that of "lean".
  await client.query(
    `UPDATE pgboss.job SET start_after = now() + $2::interval WHERE name = 'acciones_masivas' AND singleton_key = $1`,
    [id, who === 'ours' ? '0' : '1 day'],
  );
  if (who === 'ours') await until(client, id, ['en_curso', 'terminada']);
  const began = performance.now();
  if (who === 'lean') await post(`${lean.url}/worker/bulk-actions/${id}`, token);
  await until(client, id, ['terminada']);
  return performance.now() - began;
}

/** Runs actions one after the other; the rate is that of their applications. */
export async function bulkRound(bench: BulkBench, who: 'ours' | 'lean', actions: string[]): Promise<Round> {
  const taken: number[] = [];
  for (const id of actions) taken.push(await runBulk(bench, who, id));
  const answers = actions.length * BULK_SIZE;
  const seconds = taken.reduce((sum, ms) => sum + ms, 0) / 1000;
  return { rate: answers / seconds, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), answers };
}

async function until(client: Client, id: string, states: string[]) {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(LOOK_MS)) {
    const { rows } = await client.query<{ estado: string }>({
      name: 'bulk state',
      text: `SELECT estado FROM acciones_masivas WHERE id = $1`,
      values: [id],
    });
    if (states.includes(rows[0]?.estado ?? '')) return;
  }
  throw new Error(`the bulk action ${id} does not become ${states.join(' or ')}`);
}

async function post(url: string, authorization: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
