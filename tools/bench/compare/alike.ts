/** Two requests of one kind that differ in nothing that is compared: one for the product, one for "lean". */
import type { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from './load.ts';
import type { Server } from './processes.ts';
import type { Movable } from './visitors.ts';
import { askedOf } from './requests.ts';
import { type WriteMaker, type WriteName } from './writes.ts';

/** They can be made twice for the same person, with the same answer and rows. */
const REPEATABLE: WriteName[] = ['note', 'sign-in'];
/** They make their own people, who are alike. */
const OF_NOBODY: WriteName[] = ['refresh', 'create'];
const RECEIPT_MS = 20_000;

export async function pairOf(
  client: Client,
  ours: Server,
  name: WriteName,
  maker: WriteMaker,
): Promise<[Asked, Asked]> {
  const again = REPEATABLE.includes(name);
  const people = again || OF_NOBODY.includes(name) ? undefined : await twins(client, ours, maker);
  const [one, another] = await maker(name, again ? 1 : 2, people);
  const second = again ? one : another;
  if (!one || !second) throw new Error(`nothing is left to ${name}`);
  return [askedOf(one), askedOf(second)];
}

/** Two people with the same data, whose applications the product has just received and confirmed. */
export async function twins(client: Client, ours: Server, maker: WriteMaker): Promise<Movable[]> {
  const ids: string[] = [];
  for (const { path, method = 'POST', headers = {}, body = '' } of (await maker('create', 2)).map(askedOf)) {
    const response = await fetch(ours.url + path, { method, headers, body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    ids.push(((await response.json()) as { application: { id: string } }).application.id);
  }
  // A confirmation that has been sent looks the same in both answers; one that waits may be sent between them.
  for (const until = performance.now() + RECEIPT_MS; ; await sleep(100)) {
    const { rows } = await client.query(
      `SELECT 1 FROM correos WHERE aplicacion_id = ANY ($1) AND estado IN ('pendiente', 'enviando')`,
      [ids],
    );
    if (rows.length === 0) break;
    if (performance.now() > until) throw new Error('the product sends no confirmations');
  }
  const { rows } = await client.query<Movable>(
    `SELECT id AS application, candidato_id AS candidate, version FROM aplicaciones_vacantes WHERE id = ANY ($1)`,
    [ids],
  );
  return rows;
}
