/** Checks that the rivals answer alike; otherwise there is nothing to compare. */
import { isDeepStrictEqual } from 'node:util';
import { ask } from '../screens/measure.ts';
import { UUID } from './program.ts';
import type { Asked } from './load.ts';
import type { Server } from './processes.ts';

/** A read with the requests that it makes; `rivals`: those that know it. */
export interface CheckedRead {
  name: string;
  asked: Asked[];
  rivals: string[];
}

/**
 * Compares the ids in the answers of the rivals that repeat our statements, and each field of the answers of "lean".
 * @param servers including `ours`
 * @returns how many ids and fields were compared
 * @throws when a rival omits a row of our answer, or "lean" answers anything else
 */
export async function checkAnswers(
  { ours, ...rivals }: Record<string, Server>,
  reads: CheckedRead[],
): Promise<number> {
  let compared = 0;
  for (const { name, asked, rivals: alike } of reads) {
    // A rendered page contains more than its rows.
    const api = asked.filter(({ path }) => path.startsWith('/api/'));
    for (const [kind, rival] of Object.entries(rivals)) {
      // "obvious" has the columns of one table, and another table's ids stand in our rows.
      if (!ours || kind === 'obvious' || !alike.includes(kind)) continue;
      for (const { path, headers = {} } of kind === 'lean' ? api : api.slice(0, 1)) {
        const our = await ask(ours.url + path, { headers });
        const their = await ask(rival.url + path, { headers });
        const [text, theirs] = [await our.text(), await their.text()];
        compared +=
          kind === 'lean'
            ? compareFields(
                name,
                { body: text, headers: our.headers },
                { body: theirs, headers: their.headers },
              )
            : compareIds(`${name}: "${kind}"`, text, theirs);
      }
    }
  }
  return compared;
}

function compareIds(name: string, ours: string, theirs: string): number {
  const ids = new Set(ours.match(UUID));
  const missing = [...ids].filter((id) => !theirs.includes(id));
  if (missing.length > 0) throw new Error(`${name} answers without ${missing.join(', ')}`);
  return ids.size;
}

interface Answered {
  body: string;
  headers: Headers;
}

/** Headers that say something of the rows. A cursor belongs to the server that wrote it. */
const TOLD = ['content-type', 'content-range'];
const PRESENT = ['x-next-cursor', 'link', 'etag'];

function compareFields(name: string, ours: Answered, theirs: Answered): number {
  for (const header of TOLD) {
    const [our, their] = [ours.headers.get(header), theirs.headers.get(header)];
    if (our !== their) throw new Error(`${name}: "lean" says ${header} ${their} instead of ${our}`);
  }
  for (const header of PRESENT) {
    if (ours.headers.has(header) !== theirs.headers.has(header)) {
      throw new Error(`${name}: ${header} is only in one of the answers`);
    }
  }
  const different = firstDifference(JSON.parse(ours.body), JSON.parse(theirs.body));
  if (different) throw new Error(`${name}: "lean" answers otherwise: ${different}`);
  return fieldsOf(JSON.parse(ours.body));
}

/** @returns the place of the first difference and both values; null: they are equal, whatever the order of keys */
export function firstDifference(ours: unknown, theirs: unknown, place = ''): string | null {
  if (isDeepStrictEqual(ours, theirs)) return null;
  if (!isObject(ours) || !isObject(theirs) || Array.isArray(ours) !== Array.isArray(theirs)) {
    return `${place} ${JSON.stringify(theirs)?.slice(0, 200)} instead of ${JSON.stringify(ours)?.slice(0, 200)}`;
  }
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const different = firstDifference(ours[key], theirs[key], `${place}.${key}`);
    if (different) return different;
  }
  return `${place} differs`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce<number>((sum, one) => sum + fieldsOf(one), 0) : 1;
