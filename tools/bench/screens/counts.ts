/** Checks the figures of the screens against the rows, counted here in another way. */
import assert from 'node:assert/strict';
import { estadosOf } from '@hiring/contract';
import type { QueryResultRow } from 'pg';
import { ask } from './measure.ts';

/** Totals above it are not counted: the API answers null, or `*` in Content-Range. */
const CAP = 1000;
const OF_STAGE = {
  recibida: 'recibidas',
  en_revision: 'enRevision',
  entrevista: 'entrevista',
  contratada: 'contratadas',
  rechazada: 'rechazadas',
} as const;
const OF_INTERVIEW = {
  programada: 'programadas',
  confirmada: 'confirmadas',
  realizada: 'realizadas',
  cancelada: 'canceladas',
};
/** The estados of the stage, as a list of SQL. */
const INTERVIEW = `(${estadosOf('entrevista')
  .map((estado) => `'${estado}'`)
  .join()})`;
const SHOWN =
  'NOT EXISTS (SELECT 1 FROM aplicaciones_vacantes x WHERE x.id = c.aplicacion_actual_id AND x.retirada_at IS NOT NULL)';

const SAYS_CARRIER = `(experiencia LIKE '%portavehículos%' OR EXISTS (
  SELECT 1 FROM cv_textos t WHERE t.archivo_id = c.cv_archivo_id AND t.texto LIKE '%portavehículos%'))`;

/** The lists with their conditions written differently. */
const LISTS = {
  '{"stage":"recibida"}': `estado = 'recibida'`,
  '{"stage":"entrevista","departamento":"chofer"}': `estado IN ${INTERVIEW} AND departamento = 'chofer'`,
  '{"estado":"entrevista_realizada"}': `estado = 'entrevista_realizada'`,
  '{"prioridad":"baja","stage":"contratada"}': `prioridad = 'baja' AND estado = 'contratada'`,
  '{"ciudad":"girona","stage":"en_revision"}': `ciudad = 'Girona' AND estado = 'en_revision'`,
  '{"con_cv":"false","stage":"entrevista"}': `estado IN ${INTERVIEW} AND NOT EXISTS (SELECT 1 FROM cv_historial v WHERE v.candidato_id = c.id)`,
  '{"verificado":"false","stage":"en_revision"}': `estado = 'en_revision' AND (SELECT email_verified_at FROM users u WHERE u.id = c.user_id) IS NULL`,
  '{"q":"motocicletas"}': `carta_presentacion LIKE '%motocicletas%'`,
  '{"q":"portavehiculos","stage":"entrevista"}': `estado IN ${INTERVIEW} AND ${SAYS_CARRIER}`,
  '{"q":"portavehiculos","ciudad":"girona","departamento":"logistica"}': `ciudad = 'Girona' AND departamento = 'logistica' AND ${SAYS_CARRIER}`,
};

type Cards = Record<(typeof OF_STAGE)[keyof typeof OF_STAGE] | 'total', number> & {
  por_departamento: Record<string, number>;
};

interface Database {
  rows: <Row extends QueryResultRow>(sql: string) => Promise<Row[]>;
  ask: (path: string) => Promise<Response>;
}

type Figures = AsyncGenerator<[what: string, shown: unknown, counted: unknown]>;

/**
 * @returns how many figures were compared
 * @throws when one differs
 */
export async function checkCounts(url: string, init: RequestInit, rows: Database['rows']): Promise<number> {
  let compared = 0;
  const from = { rows, ask: (path: string) => ask(url + path, init) };
  for (const figures of [cards, interviews, overdue, lists]) {
    for await (const [what, shown, counted] of figures(from)) {
      const message = `${what}: the screen shows ${String(shown)}, the rows are ${String(counted)}`;
      assert.deepEqual(shown, counted, message);
      compared += 1;
    }
  }
  return compared;
}

async function read<Body = Record<string, number>>(from: Database, path: string) {
  return (await (await from.ask(path)).json()) as Body;
}

const total = (counted: { n: number }[]) => counted.reduce((sum, { n }) => sum + n, 0);

async function* cards(from: Database): Figures {
  const people = await from.rows<{ stage: string; departamento: string; n: number }>(
    `SELECT CASE WHEN estado IN ${INTERVIEW} THEN 'entrevista' ELSE estado END AS stage, departamento, count(*)::int AS n
     FROM candidates c WHERE deleted_at IS NULL AND ${SHOWN} GROUP BY 1, 2`,
  );
  const all = await read<Cards>(from, '/api/stats/candidates');
  yield ['cards, total', all.total, total(people)];
  const board = await read(from, '/api/board/counts');
  for (const [stage, figure] of Object.entries(OF_STAGE)) {
    const counted = total(people.filter((row) => row.stage === stage));
    yield [`card ${stage}`, all[figure], counted];
    // The counters know totals above the cap.
    yield [`column ${stage}`, board[stage], counted];
  }
  for (const departamento of new Set(people.map((row) => row.departamento))) {
    const own = await read<Cards>(from, `/api/stats/candidates?filter=${JSON.stringify({ departamento })}`);
    const counted = total(people.filter((row) => row.departamento === departamento));
    yield [`cards of ${departamento}`, own.total, counted];
    yield [`cards by department, ${departamento}`, all.por_departamento[departamento], own.total];
  }
}

async function* interviews(from: Database): Figures {
  const counted = await from.rows<{ estado: string; n: number }>(
    `SELECT estado, count(*)::int AS n FROM interviews WHERE deleted_at IS NULL GROUP BY 1`,
  );
  const shown = await read(from, '/api/stats/interviews');
  yield ['interviews, total', shown.total, total(counted)];
  for (const { estado, n } of counted) {
    const figure = OF_INTERVIEW[estado as keyof typeof OF_INTERVIEW];
    if (figure) yield [`interviews ${estado}`, shown[figure], n];
  }
}

async function* overdue(from: Database): Figures {
  const counted = total(
    await from.rows<{ n: number }>(
      `SELECT count(DISTINCT c.id)::int AS n FROM candidates c JOIN aplicaciones_vacantes a ON a.candidato_id = c.id
       JOIN tiempos_respuesta t ON t.etapa = CASE WHEN a.estado IN ${INTERVIEW} THEN 'entrevista' ELSE a.estado END
       WHERE c.deleted_at IS NULL AND ${SHOWN} AND a.deleted_at IS NULL AND a.retirada_at IS NULL
         AND now() - a.en_fase_desde > t.dias * interval '1 day'
         AND NOT (a.estado IN ${INTERVIEW} AND a.id IN (SELECT aplicacion_id FROM interviews
           WHERE deleted_at IS NULL AND estado IN ('programada', 'confirmada') AND fin > now()))`,
    ),
  );
  yield ['overdue', (await read(from, '/api/stats/unanswered')).total, counted > CAP ? null : counted];
}

async function* lists(from: Database): Figures {
  for (const [filter, condition] of Object.entries(LISTS)) {
    const counted = total(
      await from.rows<{ n: number }>(
        `SELECT count(*)::int AS n FROM candidates c WHERE deleted_at IS NULL AND ${SHOWN} AND ${condition}`,
      ),
    );
    const { headers } = await from.ask(`/api/candidates?filter=${encodeURIComponent(filter)}`);
    const shown = headers.get('content-range')?.split('/')[1];
    // The counters know some totals above the cap.
    if (shown !== '*' || counted <= CAP) yield [`list ${filter}`, shown, String(counted)];
  }
}
