/** Checks that "lean" writes what the product writes: as many rows in each table, and the same content of the new ones. */
import type { Client } from 'pg';
import { firstDifference } from './check-answers.ts';
import type { Asked } from './load.ts';
import type { Server } from './processes.ts';
import { pairOf, twins } from './alike.ts';
import { BULK, type BulkBench, prepareBulk, runBulk } from './bulk.ts';
import type { WriteMaker, WriteRoute } from './writes.ts';

/** Tables whose rows the compared writes add or change, with the instants by which these are found. */
const TABLES = {
  notas_candidato: 'created_at',
  candidates: 'modificado_at',
  aplicaciones_vacantes: 'modificado_at',
  users: 'updated_at',
  hilos: 'ultimo_at',
  interviews: 'created_at',
  mensajes_hilo: 'created_at',
  cv_historial: 'desde',
  plazos_conservacion: 'actividad_at',
  // A refresh changes the row.
  sessions: 'rotated_at',
  system_logs: 'created_at',
  correos: 'created_at',
  notificaciones: 'created_at',
  aplicacion_historial: 'created_at',
  'pgboss.job': 'created_on',
};

/** Tables whose rows have no instant, or go: only their number is compared. */
const COUNTED = ['borradores_candidatura', 'rate_limits', 'busqueda_candidatos', 'cv_textos'];

/** What the product's workers may have changed meanwhile: they send and read at once. */
const OF_WORKERS: Record<string, string[]> = {
  correos: ['estado', 'intentos', 'reclamado_at', 'enviado_at', 'updated_at'],
  'pgboss.job': ['state', 'started_on', 'completed_on', 'retry_count', 'start_after', 'output'],
};

/** What differs in every request. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|\+\d\d(:\d\d)?)?|(?<=:)\d{13}\b|\d{8}T\d{6}Z/g;
/** Where a line of a calendar file goes on. */
const FOLD = /\r\n /g;
const ID = /^(id|orden|.*_hash|access_token|refresh_token)$/;

/** @returns the value without ids, instants and tokens, so that two requests can be compared */
function masked(value: unknown, key = ''): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (ID.test(key)) return '(id)';
  if (typeof value === 'string')
    return value.replace(FOLD, '').replace(UUID, '(id)').replace(INSTANT, '(instant)');
  if (Array.isArray(value)) return value.map((one) => masked(one));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one, name)]));
}

/**
 * Sends the same write to both, for two people who differ in nothing that is compared.
 * @returns how many rows were compared
 * @throws when status, answer or rows differ
 */
export async function checkWrites(
  client: Client,
  { ours, lean }: { ours: Server; lean: Server },
  writes: WriteRoute[],
  maker: WriteMaker,
): Promise<number> {
  let compared = 0;
  for (const { name, rivals } of writes) {
    if (!rivals.includes('lean')) continue;
    const [one, another] = await pairOf(client, ours, name, maker);
    const our = await written(client, () => answerOf(ours, one));
    const their = await written(client, () => answerOf(lean, another));
    // In "lean" a sign-in does not count its attempts.
    if (name === 'sign-in') {
      our.answer.ratelimit = their.answer.ratelimit;
      our.more.rate_limits = their.more.rate_limits ?? 0;
    }
    compared += compareWritten(name, our, their);
  }
  return compared;
}

/** Lets both do the same bulk move, for as many people. @returns how many rows were compared */
export async function checkBulk(bench: BulkBench, maker: WriteMaker): Promise<number> {
  const { client, ours } = bench;
  const pairs = [await twins(client, ours, maker), await twins(client, ours, maker)];
  const done = async (who: 'ours' | 'lean') => {
    const people = pairs.flatMap((pair) => pair[who === 'ours' ? 0 : 1] ?? []);
    const id = await prepareBulk(
      bench,
      people.map(({ application }) => application),
    );
    const act = async () => {
      await runBulk(bench, who, id);
      const { rows } = await client.query(
        `SELECT a.estado, a.ejecutar_at, a.terminada_at, f.orden, f.estado AS fila, f.codigo, f.motivo
         FROM acciones_masivas a JOIN acciones_masivas_filas f ON f.accion_id = a.id WHERE a.id = $1 ORDER BY f.orden`,
        [id],
      );
      return { body: rows };
    };
    const { rows, ...others } = await written(client, act);
    // At a million people it takes so long that the product's schedule writes other messages meanwhile.
    const isAbout = (row: Record<string, unknown>) =>
      people.some(({ candidate }) => candidate === row.candidato_id);
    return { ...others, rows: { ...rows, correos: rows.correos?.filter(isAbout) ?? [] } };
  };
  return compareWritten(BULK, await done('ours'), await done('lean'));
}

interface Written {
  answer: unknown;
  rows: Record<string, unknown[]>;
  more: Record<string, number>;
}

function compareWritten(name: string, our: Written, their: Written): number {
  const different = firstDifference(masked(our), masked(their), name);
  if (different) throw new Error(`"lean" writes otherwise: ${different}`);
  return Object.values(our.rows).flat().length;
}

async function answerOf({ url }: Server, { path, method = 'POST', headers = {}, body }: Asked) {
  const response = await fetch(url + path, { method, headers, ...(body ? { body } : {}) });
  const [location, ratelimit] = ['location', 'ratelimit'].map((header) => response.headers.get(header));
  const answer: unknown = await response.json();
  return { status: response.status, location, ratelimit, body: answer };
}

/** @param act writes. @returns what it answers, and the rows that there are afterwards */
async function written<Answer>(client: Client, act: () => Promise<Answer>) {
  const { rows: began } = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
  // Instants of the product are whole milliseconds.
  const since = began[0]?.now.replace(/(\.\d{3})\d*/, '$1');
  const before = await countRows(client);
  const answer = await act();
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const [table, created] of Object.entries(TABLES)) {
    const added = await client.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${created} >= $1::timestamptz ORDER BY ${created}`,
      [since],
    );
    const ignored = OF_WORKERS[table] ?? [];
    if (added.rows.length === 0) continue;
    rows[table] = added.rows
      .map(({ row }) => Object.fromEntries(Object.entries(row).filter(([key]) => !ignored.includes(key))))
      // The rows of one statement have one instant: their order says nothing.
      .sort((a, b) => (JSON.stringify(masked(a)) < JSON.stringify(masked(b)) ? -1 : 1));
  }
  const after = await countRows(client);
  const more = Object.fromEntries(
    COUNTED.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]),
  );
  return { answer, rows, more };
}

async function countRows(client: Client): Promise<Record<string, number>> {
  const counts = COUNTED.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const { rows } = await client.query<Record<string, number>>(`SELECT ${counts.join(', ')}`);
  return rows[0] ?? {};
}
