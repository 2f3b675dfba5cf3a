/**
 * GET /api/candidates with pages of `range`, or words. One round trip: the check of the
 * session, the total of the counters, the ids of the page by the index of its order, and its rows as JSON.
 */
import { read, type Request, type Route } from './route.ts';
import { search } from './search.ts';
import { type Found, headersOf, pageOf } from './sql.ts';

const list = read(
  'list',
  'staff',
  `SELECT ${pageOf('page')}, (SELECT coalesce(sum(value), 0)::int FROM counters WHERE name = 'candidates') AS total`,
  `page AS MATERIALIZED (
    SELECT id, fecha_aplicacion, row_number() OVER () AS place FROM (
      SELECT id, fecha_aplicacion FROM candidates WHERE retirada_at IS NULL AND deleted_at IS NULL
      ORDER BY fecha_aplicacion DESC, id DESC LIMIT $2 OFFSET $3) found)`,
);

const json = (request: Request, name: string) => JSON.parse(request.query.get(name) ?? 'null') as unknown;

export const people: Route = {
  method: 'GET',
  path: /^\/api\/candidates$/,
  answer: async (request) => {
    const { q } = json(request, 'filter') as { q?: string };
    const [first, last] = json(request, 'range') as [number, number];
    const page = { first, limit: last - first + 1 };
    if (q) return search(request, q, page);
    const found = await list<Found>(request, [page.limit, first]);
    return { body: found.body, headers: headersOf(page, found) };
  },
};
