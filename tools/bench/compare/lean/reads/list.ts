/**
 * GET /api/candidates with pages of `range` and filters of stage and department. One round trip: the check of the
 * session, the total of the counters, the ids of the page by the index of its order, and its rows as JSON.
 */
import { read, type Route } from '../route.ts';
import { pageHeaders, pageOf, rowsOf, SHOWN_PAGE } from './people-page.ts';
import { search } from './search.ts';

const total = (wanted: string) =>
  `(SELECT coalesce(sum(value), 0)::int FROM counters WHERE name = 'candidates' AND ${wanted}) AS total`;

const page = (where: string) => `page AS MATERIALIZED (
    SELECT id, fecha_aplicacion, row_number() OVER () AS place FROM (
      SELECT id, fecha_aplicacion FROM candidates WHERE retirada_at IS NULL AND deleted_at IS NULL ${where}
      ORDER BY fecha_aplicacion DESC, id DESC LIMIT $2 OFFSET $3) found)`;

const listed = (name: string, where: string, counted: string) =>
  read(
    name,
    'candidates:read',
    `SELECT (${rowsOf('page p')}) AS body, ${SHOWN_PAGE}, ${total(counted)}`,
    page(where),
  );
const STATEMENTS = {
  all: listed('list', '', 'true'),
  stage: listed('list of a stage', 'AND etapa = $4', 'k1 = $4'),
  department: listed('list of a department', 'AND departamento = $4', 'k2 = $4'),
  both: listed(
    'list of a stage and department',
    'AND etapa = $4 AND departamento = $5',
    'k1 = $4 AND k2 = $5',
  ),
};

export const list: Route = {
  method: 'GET',
  path: /^\/api\/candidates$/,
  answer: async (request) => {
    const { stage, departamento, q } = JSON.parse(request.query.get('filter') ?? '{}') as Record<
      string,
      string
    >;
    const { first, limit } = pageOf(request);
    if (q) return search(request, q, { first, limit });
    const kind = stage ? (departamento ? 'both' : 'stage') : departamento ? 'department' : 'all';
    const filters = [stage, departamento].filter(Boolean);
    const found = await STATEMENTS[kind]<{ body: string; last: string; shown: number; total: number }>(
      request,
      [limit, first, ...filters],
    );
    return { body: found.body, headers: pageHeaders({ first, limit, ...found }) };
  },
};
