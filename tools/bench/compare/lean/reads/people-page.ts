/** A page of people: its rows, and what its headers say. */
import type { Request } from '../route.ts';
import { PERSON, PERSON_JOINS } from '../sql.ts';

/** @param ids the ids of the page, in order @param match a person's match of the words that were searched */
export const rowsOf = (ids: string, match?: string) => `
  SELECT coalesce(json_agg(row ORDER BY place), '[]'::json)::text FROM (
    SELECT p.place, (SELECT row_to_json(r) FROM (SELECT ${PERSON(match)}) r) AS row
    FROM ${ids} JOIN candidates c ON c.id = p.id AND c.deleted_at IS NULL ${PERSON_JOINS}) listed`;

/** What the headers tell of the rows of `page`. */
export const SHOWN_PAGE = `(SELECT json_build_array(fecha_aplicacion::text, id) FROM page ORDER BY place DESC LIMIT 1)::text AS last,
  (SELECT count(*)::int FROM page) AS shown`;

export interface Page {
  first: number;
  limit: number;
}

export function pageOf(request: Request): Page {
  const [first, last] = JSON.parse(request.query.get('range') ?? '[0,24]') as [number, number];
  return { first, limit: last - first + 1 };
}

/** @param page `last`: the values by which its last row was ordered; `shown`: its rows; `total` null: not counted */
export function pageHeaders({
  first,
  limit,
  last,
  shown,
  total,
}: Page & { last: string | null; shown: number; total: number | null }) {
  const range = {
    'content-range': `candidates ${first}-${first + Math.max(shown - 1, 0)}/${total ?? '*'}`,
  };
  // A full page may have another after it.
  if (!last || shown < limit) return range;
  const cursor = Buffer.from(last).toString('base64url');
  return {
    ...range,
    'x-next-cursor': cursor,
    link: `</api/candidates?limit=${limit}&cursor=${cursor}>; rel="next"`,
  };
}
