/** Whether the figures that screens show are those of the rows, counted here in another way. */
import assert from 'node:assert/strict';
import type { QueryResultRow } from 'pg';
import { ask } from './measure.ts';

/** Beyond it a total is not counted: the API says null, or `*` in Content-Range. */
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
const SHOWN =
  'NOT EXISTS (SELECT 1 FROM aplicaciones_vacantes x WHERE x.id = c.aplicacion_actual_id AND x.retirada_at IS NOT NULL)';

const SAYS_CARRIER = `(experiencia LIKE '%portavehículos%' OR EXISTS (
  SELECT 1 FROM cv_textos t WHERE t.archivo_id = c.cv_archivo_id AND t.texto LIKE '%portavehículos%'))`;

/** Lists with their conditions in other words. */
const LISTS = {
  '{"stage":"recibida"}': `estado = 'recibida'`,
  '{"stage":"entrevista","departamento":"chofer"}': `estado IN ('entrevista_programada', 'entrevista_realizada') AND departamento = 'chofer'`,
  '{"estado":"entrevista_realizada"}': `estado = 'entrevista_realizada'`,
  '{"prioridad":"baja","stage":"contratada"}': `prioridad = 'baja' AND estado = 'contratada'`,
  '{"ciudad":"girona","stage":"en_revision"}': `ciudad = 'Girona' AND estado = 'en_revision'`,
  '{"con_cv":"false","stage":"entrevista"}': `estado LIKE 'entrevista%' AND NOT EXISTS (SELECT 1 FROM cv_historial v WHERE v.candidato_id = c.id)`,
  '{"verificado":"false","stage":"en_revision"}': `estado = 'en_revision' AND (SELECT email_verified_at FROM users u WHERE u.id = c.user_id) IS NULL`,
  '{"q":"motocicletas"}': `carta_presentacion LIKE '%motocicletas%'`,
  '{"q":"portavehiculos","stage":"entrevista"}': `estado LIKE 'entrevista%' AND ${SAYS_CARRIER}`,
  '{"q":"portavehiculos","ciudad":"girona","departamento":"logistica"}': `ciudad = 'Girona' AND departamento = 'logistica' AND ${SAYS_CARRIER}`,
};

type Cards = Record<(typeof OF_STAGE)[keyof typeof OF_STAGE] | 'total', number> & {
  por_departamento: Record<string, number>;
};

/**
 * @returns how many figures were compared
 * @throws when one differs
 */
export async function checkCounts(
  url: string,
  init: RequestInit,
  rows: <Row extends QueryResultRow>(sql: string) => Promise<Row[]>,
): Promise<number> {
  let compared = 0;
  const same = (what: string, shown: unknown, counted: unknown) => {
    assert.deepEqual(
      shown,
      counted,
      `${what}: the screen shows ${String(shown)}, the rows are ${String(counted)}`,
    );
    compared += 1;
  };
  const get = async <Body = Record<string, number>>(path: string) =>
    (await (await ask(url + path, init)).json()) as Body;
  const capped = (total: number) => (total > CAP ? null : total);

  const people = await rows<{ stage: string; departamento: string; n: number }>(
    `SELECT CASE WHEN estado LIKE 'entrevista%' THEN 'entrevista' ELSE estado END AS stage, departamento, count(*)::int AS n
     FROM candidates c WHERE deleted_at IS NULL AND ${SHOWN} GROUP BY 1, 2`,
  );
  const sum = (of: (row: (typeof people)[number]) => boolean) =>
    people.filter(of).reduce((total, { n }) => total + n, 0);
  const cards = await get<Cards>('/api/stats/candidates');
  same(
    'cards, total',
    cards.total,
    sum(() => true),
  );
  const boardCounts = await get('/api/board/counts');
  for (const [stage, figure] of Object.entries(OF_STAGE)) {
    const total = sum((row) => row.stage === stage);
    same(`card ${stage}`, cards[figure], total);
    // The counters know totals beyond the cap.
    same(`column ${stage}`, boardCounts[stage], total);
  }
  for (const departamento of new Set(people.map((row) => row.departamento))) {
    const own = await get<Cards>(`/api/stats/candidates?filter=${JSON.stringify({ departamento })}`);
    same(
      `cards of ${departamento}`,
      own.total,
      sum((row) => row.departamento === departamento),
    );
    same(`cards by department, ${departamento}`, cards.por_departamento[departamento], own.total);
  }

  const interviews = await rows<{ estado: string; n: number }>(
    `SELECT estado, count(*)::int AS n FROM interviews WHERE deleted_at IS NULL GROUP BY 1`,
  );
  const shown = await get('/api/stats/interviews');
  same(
    'interviews, total',
    shown.total,
    interviews.reduce((total, { n }) => total + n, 0),
  );
  for (const { estado, n } of interviews) {
    const figure = OF_INTERVIEW[estado as keyof typeof OF_INTERVIEW];
    if (figure) same(`interviews ${estado}`, shown[figure], n);
  }

  const [overdue] = await rows<{ n: number }>(
    `SELECT count(DISTINCT c.id)::int AS n FROM candidates c JOIN aplicaciones_vacantes a ON a.candidato_id = c.id
     JOIN tiempos_respuesta t ON t.etapa = CASE WHEN a.estado LIKE 'entrevista%' THEN 'entrevista' ELSE a.estado END
     WHERE c.deleted_at IS NULL AND ${SHOWN} AND a.deleted_at IS NULL AND a.retirada_at IS NULL
       AND now() - a.en_fase_desde > t.dias * interval '1 day'
       AND NOT (a.estado LIKE 'entrevista%' AND a.id IN (SELECT aplicacion_id FROM interviews
         WHERE deleted_at IS NULL AND estado IN ('programada', 'confirmada') AND fin > now()))`,
  );
  same('overdue', (await get('/api/stats/unanswered')).total, capped(overdue?.n ?? 0));

  for (const [filter, condition] of Object.entries(LISTS)) {
    const [{ n } = { n: 0 }] = await rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM candidates c WHERE deleted_at IS NULL AND ${SHOWN} AND ${condition}`,
    );
    const { headers } = await ask(`${url}/api/candidates?filter=${encodeURIComponent(filter)}`, init);
    const total = headers.get('content-range')?.split('/')[1];
    // The counters know some totals beyond the cap.
    if (total !== '*' || n <= CAP) same(`list ${filter}`, total, String(n));
  }
  return compared;
}
