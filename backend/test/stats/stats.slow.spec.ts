import { estadosOf } from '@hiring/contract';
import type { ChartsResponse as Charts } from '../../src/stats/charts/charts.dto.js';
import type { DashboardResponse as Dashboard } from '../../src/stats/dashboard.dto.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { generateRows } from './stats-rows.js';
import { type Agent, createWorld, type World } from '../world.js';

const PEOPLE = 100_000;

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
  await generateRows(world.dataSource, PEOPLE);
}, 900_000);
afterAll(() => world.close());

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const PERIODS: [name: string, desde: string, hasta: string][] = [
  ['the last 30 days', day(30), day(1)],
  ['a week over a change of the clock', '2026-03-27', '2026-04-02'],
  ['a year over New Year', day(500), day(136)],
  ['five years', day(1800), day(0)],
];

/** Written apart from the product: text of days, no shared conditions, no columns kept by triggers. */
const LOCAL = (column: string): string => `to_char(${column} AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD')`;
const IN = (column: string): string => `${LOCAL(column)} >= $1 AND ${LOCAL(column)} <= $2`;

const INTERVIEW = estadosOf('entrevista')
  .map((estado) => `'${estado}'`)
  .join(', ');
const STAGE = (estado: string): string =>
  `CASE WHEN ${estado} IN (${INTERVIEW}) THEN 'entrevista' ELSE ${estado} END`;

async function number(sql: string, params: unknown[]): Promise<number> {
  const [row] = await world.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    return manager.query<{ n: string | null }[]>(sql, params);
  });
  return Number(row?.n ?? Number.NaN);
}

async function rows<T>(sql: string, params: unknown[]): Promise<T[]> {
  return world.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    return manager.query<T[]>(sql, params);
  });
}

async function read<T>(path: string, desde: string, hasta: string): Promise<T> {
  const { body } = await admin.get(`/api/stats/${path}`).query({ desde, hasta }).expect(200);
  return body as T;
}

/** As the screen shows it. */
const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

it('the counters and the columns kept by triggers are correct', async () => {
  const all = await findInvariantViolations(world.dataSource);
  // The rows have no messages and no events: other invariants check those.
  expect(all.filter((rule) => /^(counters|stays|an application has reached)/.test(rule))).toEqual([]);
});

describe.each(PERIODS)('the figures of %s', (_name, desde, hasta) => {
  it('on the cards are those of independent SQL', async () => {
    const body = await read<Dashboard>('dashboard', desde, hasta);
    const { tarjetas, tiempos, anterior } = body;
    const days = (Date.parse(hasta) - Date.parse(desde)) / 86_400_000 + 1;
    expect((Date.parse(anterior.hasta) - Date.parse(anterior.desde)) / 86_400_000 + 1).toBe(days);
    const now = [desde, hasta];
    const before = [anterior.desde, anterior.hasta];
    const received = `SELECT count(*) AS n FROM aplicaciones_vacantes WHERE deleted_at IS NULL AND ${IN('fecha_aplicacion')}`;
    const people = `SELECT count(*) AS n FROM candidates
      WHERE deleted_at IS NULL AND retirada_at IS NULL AND ${IN('created_at')}`;
    const hires = `SELECT count(*) AS n FROM aplicaciones_vacantes
      WHERE estado = 'contratada' AND deleted_at IS NULL AND ${IN('fecha_contratacion')}`;
    for (const [figure, sql] of [
      [tarjetas.candidaturas, received],
      [tarjetas.candidatos, people],
      [tarjetas.contrataciones, hires],
    ] as const) {
      const [value, old] = [await number(sql, now), await number(sql, before)];
      expect([figure.valor, figure.anterior]).toEqual([value, old]);
      if (old === 0) expect(figure.cambio).toBeNull();
      else expect(figure.cambio).toBeCloseTo((100 * (value - old)) / old, 2);
    }
    const answered = await number(
      `SELECT avg(extract(epoch FROM fecha_respuesta) - extract(epoch FROM fecha_aplicacion)) / 86400 AS n
       FROM aplicaciones_vacantes WHERE deleted_at IS NULL AND ${IN('fecha_respuesta')}`,
      now,
    );
    expect(tiempos.respuesta.dias).toBe(oneDecimal(answered));
    const hiredOfReceived = await number(`${received} AND estado = 'contratada'`, now);
    expect(tiempos.conversion.contratadas).toBe(hiredOfReceived);
    expect(tiempos.conversion.valor).toBeCloseTo((100 * hiredOfReceived) / tarjetas.candidaturas.valor, 2);
    const persons = await number(
      'SELECT count(*) AS n FROM candidates WHERE deleted_at IS NULL AND retirada_at IS NULL',
      [],
    );
    expect(tarjetas.candidatos.total).toBe(persons);
  });

  it('in the charts are those of independent SQL', async () => {
    const body = await read<Charts>('charts', desde, hasta);
    const now = [desde, hasta];
    const weeks = await rows<{ week: string; n: number }>(
      `SELECT to_char(fecha_aplicacion AT TIME ZONE 'Europe/Madrid', 'IYYY"-W"IW') AS week, count(*)::int AS n
       FROM aplicaciones_vacantes WHERE deleted_at IS NULL AND ${IN('fecha_aplicacion')} GROUP BY 1`,
      now,
    );
    const perWeek = new Map(weeks.map(({ week, n }) => [week, n]));
    expect(new Set(body.semanas.map(({ semana }) => semana)).size).toBe(body.semanas.length);
    expect(body.semanas.map(({ semana, total }) => [semana, total])).toEqual(
      body.semanas.map(({ semana }) => [semana, perWeek.get(semana) ?? 0]),
    );
    expect(body.semanas.reduce((sum, { total }) => sum + total, 0)).toBe(body.recibidas);
    for (const [groups, column] of [
      [body.departamentos, 'departamento'],
      [body.canales, 'canal'],
    ] as const) {
      const real = await rows<{ code: string; n: number }>(
        `SELECT ${column} AS code, count(*)::int AS n FROM aplicaciones_vacantes
         WHERE deleted_at IS NULL AND ${IN('fecha_aplicacion')} GROUP BY 1`,
        now,
      );
      expect(Object.fromEntries(groups.map(({ codigo, total }) => [codigo, total]))).toEqual(
        Object.fromEntries(real.map(({ code, n }) => [code, n])),
      );
    }
    // From the history, not from the column that triggers keep.
    const reached = await rows<{ stage: string; n: number }>(
      `SELECT stage, count(*)::int AS n FROM (
         SELECT DISTINCT a.id, ${STAGE('e.estado')} AS stage
         FROM aplicaciones_vacantes a CROSS JOIN LATERAL (
           SELECT 'recibida' AS estado
           UNION ALL SELECT h.a FROM aplicacion_historial h
             WHERE h.aplicacion_id = a.id AND h.tipo = 'movida' AND h.deshecha_at IS NULL) e
         WHERE a.deleted_at IS NULL AND ${IN('a.fecha_aplicacion')}) seen GROUP BY 1`,
      now,
    );
    const perStage = new Map(reached.map(({ stage, n }) => [stage, n]));
    expect(body.embudo.map(({ total }) => total)).toEqual(
      body.embudo.map(({ etapa }) => perStage.get(etapa) ?? 0),
    );
    expect(body.retiradas).toBe(
      await number(
        `SELECT count(*) AS n FROM aplicaciones_vacantes
         WHERE deleted_at IS NULL AND retirada_at IS NOT NULL AND ${IN('fecha_aplicacion')}`,
        now,
      ),
    );
    // Stays by a window over the moves that stand, again without the columns of the triggers.
    const stays = await rows<{ stage: string; n: number; median: number; p90: number }>(
      `WITH moves AS (
         SELECT h.id, h.aplicacion_id, h.created_at,
           ${STAGE('h.a')} AS a,
           lag(${STAGE('h.a')}, 1, 'recibida') OVER w AS de
         FROM aplicacion_historial h WHERE h.tipo = 'movida' AND h.deshecha_at IS NULL
         WINDOW w AS (PARTITION BY h.aplicacion_id ORDER BY h.created_at, h.id)),
       ended AS (
         SELECT m.de AS stage, m.created_at, m.created_at - lag(m.created_at, 1, a.fecha_aplicacion)
             OVER (PARTITION BY m.aplicacion_id ORDER BY m.created_at, m.id) AS took
         FROM (SELECT * FROM moves WHERE a <> de) m JOIN aplicaciones_vacantes a ON a.id = m.aplicacion_id
         WHERE a.deleted_at IS NULL)
       SELECT stage, count(*)::int AS n,
         extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY took))::float8 / 86400 AS median,
         extract(epoch FROM percentile_cont(0.9) WITHIN GROUP (ORDER BY took))::float8 / 86400 AS p90
       FROM ended WHERE stage IN ('recibida', 'en_revision', 'entrevista') AND ${IN('created_at')} GROUP BY 1`,
      now,
    );
    for (const { etapa, casos, mediana, p90 } of body.estancias) {
      const real = stays.find(({ stage }) => stage === etapa);
      expect([etapa, casos, mediana, p90]).toEqual([
        etapa,
        real?.n ?? 0,
        oneDecimal(real?.median ?? null),
        oneDecimal(real?.p90 ?? null),
      ]);
    }
    const hires = await rows<{ n: number; median: number | null }>(
      `SELECT count(*)::int AS n, extract(epoch FROM percentile_cont(0.5)
           WITHIN GROUP (ORDER BY fecha_contratacion - fecha_aplicacion))::float8 / 86400 AS median
       FROM aplicaciones_vacantes WHERE estado = 'contratada' AND deleted_at IS NULL AND ${IN('fecha_contratacion')}`,
      now,
    );
    expect([body.contratacion.casos, body.contratacion.mediana]).toEqual([
      hires[0]?.n,
      oneDecimal(hires[0]?.median ?? null),
    ]);
    expect(body.contratacion.tramos.reduce((sum, { total }) => sum + total, 0)).toBe(body.contratacion.casos);
  });
});

it('the overall statistics are those of independent SQL', async () => {
  const { body } = await admin.get('/api/stats/applications').expect(200);
  const [real] = await rows<Record<string, number>>(
    `SELECT count(*)::int AS total,
       count(*) FILTER (WHERE retirada_at IS NOT NULL)::int AS withdrawn,
       count(*) FILTER (WHERE retirada_at IS NULL AND estado = 'recibida')::int AS new,
       count(*) FILTER (WHERE retirada_at IS NULL AND estado = 'en_revision')::int AS in_review,
       count(*) FILTER (WHERE retirada_at IS NULL AND estado IN (${INTERVIEW}))::int AS interviewed,
       count(*) FILTER (WHERE retirada_at IS NULL AND estado = 'contratada')::int AS hired,
       count(*) FILTER (WHERE retirada_at IS NULL AND estado = 'rechazada')::int AS rejected
     FROM aplicaciones_vacantes WHERE deleted_at IS NULL`,
    [],
  );
  expect(body).toEqual(real);
});
