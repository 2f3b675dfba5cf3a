/**
 * GET /api/candidates with pages of `range`, or words. One round trip: the check of the
 * session, the total of the counters, the ids of the page by the index of its order, and its rows as JSON.
 */
import { read, type Request, type Route } from './route.ts';
import { search } from './search.ts';
import { PERSON, PERSON_JOINS } from './sql.ts';

/** @param ids the ids of the page, in order @param match a person's match of the words that were searched */
export const pageOf = (
  ids: string,
  match?: string,
) => `(SELECT coalesce(json_agg(row ORDER BY place), '[]'::json)::text FROM (
    SELECT p.place, (SELECT row_to_json(r) FROM (SELECT ${PERSON(match)}) r) AS row
    FROM ${ids} p JOIN candidates c ON c.id = p.id AND c.deleted_at IS NULL ${PERSON_JOINS}) listed) AS body,
  (SELECT json_build_array(fecha_aplicacion::text, id) FROM page ORDER BY place DESC LIMIT 1)::text AS last,
  (SELECT count(*)::int FROM page) AS shown`;

export interface Page {
  first: number;
  limit: number;
}
/** `last`: the values by which its last row was ordered; `shown`: its rows; `total` null: not counted. */
export interface Found {
  body: string;
  last: string | null;
  shown: number;
  total: number | null;
}

export function headersOf({ first, limit }: Page, { last, shown, total }: Found) {
  const range = { 'content-range': `candidates ${first}-${first + Math.max(shown - 1, 0)}/${total ?? '*'}` };
  // A full page may have another after it.
  if (!last || shown < limit) return range;
  const cursor = Buffer.from(last).toString('base64url');
  return {
    ...range,
    'x-next-cursor': cursor,
    link: `</api/candidates?limit=${limit}&cursor=${cursor}>; rel="next"`,
  };
}

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
