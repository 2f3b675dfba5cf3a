/**
 * What triggers add to a move: each of its writes explained with and without them, and rolled back. Medians of many
 * people, each of whom is written twice, so that the first change of a page after a checkpoint is not counted.
 */
import pg from 'pg';
import type { Tools } from '../../scripts/lib/task.mjs';
import { median } from '../figures.ts';
import { loadPeople, startDurable } from './people/loaded.ts';

const PEOPLE = 60;

/** $1: an application of somebody who waits for an answer. */
const WRITES = {
  'the application': `UPDATE aplicaciones_vacantes SET estado = 'en_revision', estado_candidato = 'en_revision',
    en_fase_desde = now(), version = version + 1, updated_at = now() WHERE id = $1`,
  'its event': `INSERT INTO aplicacion_historial (aplicacion_id, tipo, de, a, antes, visible_at)
    VALUES ($1, 'movida', 'recibida', 'en_revision', '{}', now())`,
  'the person': `UPDATE candidates SET estado = 'en_revision', etapa = 'en_revision',
    aplicacion_version = aplicacion_version + 1 WHERE aplicacion_actual_id = $1`,
} as const;

interface Explained {
  'Execution Time': number;
  Plan: { 'Shared Hit Blocks': number };
  Triggers: { 'Trigger Name': string; 'Constraint Name'?: string; Time: number }[];
}

interface Measured {
  ms: number;
  wal: number;
  blocks: number;
  triggers: Map<string, number>;
}

export async function explainTriggers(tools: Tools, people: number): Promise<void> {
  const { phases, shutdown } = tools;
  const server = await phases.run('database', () => startDurable(shutdown));
  const { url } = await loadPeople(tools, { server: server.url, rows: people, checkpoint: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `SELECT a.id FROM aplicaciones_vacantes a JOIN candidates c ON c.aplicacion_actual_id = a.id
     WHERE a.estado = 'recibida' AND a.retirada_at IS NULL AND a.deleted_at IS NULL LIMIT ${PEOPLE}`,
  );
  for (const [name, text] of Object.entries(WRITES)) {
    const measured: Record<'with' | 'without', Measured[]> = { with: [], without: [] };
    for (const { id } of rows) {
      for (const mode of ['with', 'without'] as const) {
        await explain(client, { text, id, mode });
        measured[mode].push(await explain(client, { text, id, mode }));
      }
    }
    const of = (mode: 'with' | 'without', figure: 'ms' | 'wal' | 'blocks') =>
      median(measured[mode].map((one) => one[figure]));
    const pair = (figure: 'ms' | 'wal' | 'blocks', digits: number) =>
      `${of('without', figure).toFixed(digits)} → ${of('with', figure).toFixed(digits)}`;
    phases.print(
      `\n${name}: ${pair('ms', 2)} ms, ${pair('wal', 0)} bytes of WAL, ${pair('blocks', 0)} blocks`,
    );
    for (const trigger of measured.with[0]?.triggers.keys() ?? []) {
      const ms = median(measured.with.map(({ triggers }) => triggers.get(trigger) ?? 0));
      phases.print(`  ${trigger.padEnd(40)}${ms.toFixed(3).padStart(7)} ms`);
    }
  }
  await client.end();
}

/** Writes in a transaction that is rolled back. */
async function explain(
  client: pg.Client,
  { text, id, mode }: { text: string; id: string; mode: 'with' | 'without' },
): Promise<Measured> {
  await client.query('BEGIN');
  if (mode === 'without') await client.query('SET LOCAL session_replication_role = replica');
  const before = await position(client);
  const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
    `EXPLAIN (ANALYZE, WAL, BUFFERS, FORMAT JSON) ${text.replaceAll('$1', `'${id}'::uuid`)}`,
  );
  const wal = (await position(client)) - before;
  await client.query('ROLLBACK');
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('the statement was not explained');
  const triggers = plan.Triggers.map(
    (one) => [one['Constraint Name'] ?? one['Trigger Name'], one.Time] as const,
  );
  const blocks = plan.Plan['Shared Hit Blocks'];
  return { ms: plan['Execution Time'], wal, blocks, triggers: new Map(triggers) };
}

async function position(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: string }>(`SELECT pg_current_wal_insert_lsn() - '0/0' AS at`);
  return Number(rows[0]?.at);
}
