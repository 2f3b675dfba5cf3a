import { ANSWER_STAGES, ESTADOS, isEndedEstado, STAGE_OF_ESTADO, STAGES } from '@hiring/contract';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import {
  isEnded,
  isInStage,
  isOpenRow,
  STAGE_BIT,
  stageOf,
} from '../../src/candidates/applications/estados.sql.js';
import { ENTITIES } from '../../src/operations/database/entities.js';
import { dataSourceOptions } from '../../src/platform/database/connections/data-source-options.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { emptyWorld, givenApplication } from '../stats/stats-given.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Every estado, as a row `a` of an application that is neither withdrawn nor removed. */
const ASKED = `(SELECT estado, place, NULL::timestamptz AS retirada_at, NULL::timestamptz AS deleted_at
  FROM unnest($1::text[]) WITH ORDINALITY AS e (estado, place)) a`;

const estadosWhere = async (condition: string): Promise<string[]> => {
  const rows = await dataSource.query<{ estado: string }[]>(
    `SELECT estado FROM ${ASKED} WHERE ${condition} ORDER BY place`,
    [ESTADOS],
  );
  return rows.map(({ estado }) => estado);
};
const stagesBy = async (expression: string): Promise<string[]> => {
  const rows = await dataSource.query<{ stage: string }[]>(
    `SELECT ${expression} AS stage FROM ${ASKED} ORDER BY place`,
    [ESTADOS],
  );
  return rows.map(({ stage }) => stage);
};

const OPEN = ESTADOS.filter((estado) => !isEndedEstado(estado));
const STAGES_IN_ORDER = ESTADOS.map((estado) => STAGE_OF_ESTADO[estado]);

describe('the constraints of the database', () => {
  it.each([
    ['candidates_estado_ck', ESTADOS],
    ['aplicaciones_estado_ck', ESTADOS],
    ['aplicaciones_estado_candidato_ck', ESTADOS],
    ['tiempos_respuesta_etapa_ck', ANSWER_STAGES],
  ])('%s allows exactly the values of the table of stages', async (name, allowed) => {
    const [row] = await dataSource.query<{ definition: string }[]>(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
      [name],
    );
    const words = [...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => word);
    expect(words).toEqual(allowed);
  });

  it('give a person the stage of the estado, and no other', async () => {
    const [row] = await dataSource.query<{ condition: string }[]>(
      `SELECT pg_get_expr(conbin, conrelid) AS condition FROM pg_constraint WHERE conname = 'candidates_etapa_ck'`,
    );
    const pairs = await dataSource.query<{ estado: string; etapa: string }[]>(
      `SELECT estado, etapa FROM unnest($1::text[]) AS e (estado), unnest($2::text[]) AS s (etapa)
       WHERE ${row?.condition ?? ''}`,
      [ESTADOS, STAGES],
    );
    expect(Object.fromEntries(pairs.map(({ estado, etapa }) => [estado, etapa]))).toEqual(STAGE_OF_ESTADO);
    expect(pairs).toHaveLength(ESTADOS.length);
  });

  it.each(['aplicaciones_una_abierta_uq', 'aplicaciones_espera_ix'])(
    '%s lists the open estados',
    async (index) => {
      const [row] = await dataSource.query<{ predicate: string }[]>(
        'SELECT pg_get_expr(indpred, indrelid) AS predicate FROM pg_index WHERE indexrelid = $1::regclass',
        [index],
      );
      expect(await estadosWhere(row?.predicate ?? '')).toEqual(OPEN);
    },
  );

  it('are unique where their name says so; no vacancy counts as one in which a person has one open application', async () => {
    const named = await dataSource.query<{ name: string; is_unique: boolean; nulls_same: boolean }[]>(
      `SELECT c.relname AS name, i.indisunique AS is_unique, i.indnullsnotdistinct AS nulls_same
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relname LIKE '%\\_uq'`,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((index) => !index.is_unique)).toEqual([]);
    expect(named.find(({ name }) => name === 'aplicaciones_una_abierta_uq')).toMatchObject({
      nulls_same: true,
    });
  });

  it('aplicaciones_tablero_ix has the stages, and the query of the board uses it', async () => {
    const [row] = await dataSource.query<{ expression: string }[]>(
      `SELECT pg_get_indexdef('aplicaciones_tablero_ix'::regclass, 2, true) AS expression`,
    );
    expect(await stagesBy(row?.expression ?? '')).toEqual(STAGES_IN_ORDER);
    const plan = await dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query<Record<string, string>[]>(
        `EXPLAIN SELECT id FROM aplicaciones_vacantes t WHERE vacante_id = '00000000-0000-4000-8000-000000000000'
           AND retirada_at IS NULL AND deleted_at IS NULL AND ${stageOf('t.estado')} = 'entrevista'
         ORDER BY fecha_aplicacion DESC, id DESC LIMIT 1`,
      );
    });
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/aplicaciones_tablero_ix[\s\S]+Index Cond: .+CASE/);
  });
});

describe('the statements of the product', () => {
  it('distinguish open estados from final ones', async () => {
    expect(await estadosWhere(isOpenRow('a'))).toEqual(OPEN);
    expect(await estadosWhere(isEnded('a.estado'))).toEqual(ESTADOS.filter(isEndedEstado));
  });

  it('cover the stage of every estado', async () => {
    expect(await stagesBy(stageOf('a.estado'))).toEqual(STAGES_IN_ORDER);
    for (const stage of STAGES) {
      expect(await estadosWhere(isInStage('a.estado', stage))).toEqual(
        ESTADOS.filter((estado) => STAGE_OF_ESTADO[estado] === stage),
      );
    }
  });
});

describe('the triggers of the database', () => {
  const moved = { at: '2026-03-02T09:00:00Z', moves: [] as { a: string; at: string }[] };
  const at = '2026-03-03T09:00:00Z';

  it.each(ESTADOS)('save the stage of an application in %s', async (estado) => {
    await emptyWorld(dataSource);
    const stage = STAGE_OF_ESTADO[estado];
    const listener = new Client({ connectionString: database.url });
    await listener.connect();
    const told: unknown[] = [];
    listener.on('notification', ({ payload }) => told.push(JSON.parse(payload ?? '{}')));
    await listener.query('LISTEN live');
    const id = await givenApplication(dataSource, { ...moved, moves: [{ a: estado, at }] });
    await listener.query('SELECT 1');
    await listener.end();
    expect(told).toContainEqual(expect.objectContaining({ kind: 'application', id, stage }));

    const [application] = await dataSource.query<{ reached: number }[]>(
      'SELECT etapas_alcanzadas AS reached FROM aplicaciones_vacantes WHERE id = $1',
      [id],
    );
    expect(application?.reached).toBe(STAGE_BIT.recibida | STAGE_BIT[stage]);
    const counters = await dataSource.query<{ name: string; k1: string }[]>(
      `SELECT name, k1 FROM counters WHERE name IN ('applications', 'candidates')
       GROUP BY name, k1 HAVING sum(value) <> 0 ORDER BY name`,
    );
    expect(counters).toEqual([
      { name: 'applications', k1: stage },
      { name: 'candidates', k1: stage },
    ]);
  });

  it.each(ESTADOS)('save the stage that a move out of %s leaves', async (estado) => {
    await emptyWorld(dataSource);
    const to = estado === 'rechazada' ? 'contratada' : 'rechazada';
    const id = await givenApplication(dataSource, {
      ...moved,
      moves: [
        { a: estado, at },
        { a: to, at: '2026-03-04T09:00:00Z' },
      ],
    });
    const [stay] = await dataSource.query<{ stage: string }[]>(
      `SELECT estancia_etapa AS stage FROM aplicacion_historial WHERE aplicacion_id = $1 AND a = $2`,
      [id, to],
    );
    expect(stay?.stage).toBe(STAGE_OF_ESTADO[estado]);
  });
});
