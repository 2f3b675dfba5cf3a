/** The compared reads: the addresses that are requested. */
import type { Client } from 'pg';

/** Decides which target applies; `changing` has none. */
export type Kind = 'list' | 'search' | 'read' | 'write' | 'changing';

/** `open`: without a sign-in; `changes`: database changes per second meanwhile. */
export interface Read {
  name: string;
  kind: Kind;
  paths: string[];
  open?: boolean;
  changes?: number;
}

/** Pages or records that are requested in turn. */
const PLACES = 40;
const PER_PAGE = 25;

const list = (resource: string, query: Record<string, unknown>) =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
const places = Array.from({ length: PLACES }, (_, place) => place);
const range = (page: number) => [page * PER_PAGE, page * PER_PAGE + PER_PAGE - 1];

export async function readsOf(client: Client): Promise<Read[]> {
  const ids = async (sql: string) => (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  const people = await ids(
    `SELECT id FROM candidates WHERE retirada_at IS NULL ORDER BY fecha_aplicacion DESC, id DESC LIMIT ${PLACES}`,
  );
  const vacancies = await ids(
    `SELECT id FROM vacantes WHERE estado = 'activa' ORDER BY fecha_publicacion DESC, id LIMIT ${PLACES}`,
  );
  const cursors = await ids(
    `SELECT to_char(fecha_aplicacion AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || id AS id FROM (
       SELECT fecha_aplicacion, id, row_number() OVER (ORDER BY fecha_aplicacion DESC, id DESC) AS place
       FROM (SELECT * FROM candidates WHERE etapa = 'rechazada' AND retirada_at IS NULL AND deleted_at IS NULL
             ORDER BY fecha_aplicacion DESC, id DESC LIMIT ${PLACES * PER_PAGE}) first
     ) placed WHERE place % ${PER_PAGE} = 0 ORDER BY place`,
  );
  const words = ['mecanico', 'garcia', 'conductor camion', 'nuria puig', 'puig'];
  const pageOf = (page: number, filter?: object) =>
    list('candidates', { range: range(page), ...(filter ? { filter } : {}) });
  const searches = places.map((place) =>
    pageOf(Math.floor(place / words.length), { q: words[place % words.length] }),
  );
  const pages = places.map((page) => pageOf(page));
  const filtered = places.map((page) => pageOf(page, { stage: 'rechazada', departamento: 'chofer' }));
  const counts = [{}, { departamento: 'chofer' }, { departamento: 'logistica' }].map((filter) =>
    list('stats/candidates', { filter }),
  );
  const columns = [{}, ...cursors.map((cursor) => ({ cursor }))].map(
    (from) => `/api/board/column?${new URLSearchParams({ etapa: 'rechazada', ...from })}`,
  );
  const shown = places.slice(0, 4).map((page) => list('vacancies', { range: [page * 6, page * 6 + 5] }));
  return [
    { name: 'list', kind: 'list', paths: pages },
    // A cache for one state of the database helps less while somebody makes changes.
    { name: 'list, 10 changes/s', kind: 'changing', paths: pages, changes: 10 },
    { name: 'list, 100 changes/s', kind: 'changing', paths: pages, changes: 100 },
    { name: 'filtered list', kind: 'read', paths: filtered },
    { name: 'search', kind: 'search', paths: searches },
    { name: 'search, 10 changes/s', kind: 'changing', paths: searches, changes: 10 },
    { name: 'one record', kind: 'read', paths: people.map((id) => `/api/candidates/${id}`) },
    { name: 'counts', kind: 'read', paths: counts },
    { name: 'board', kind: 'read', paths: columns },
    { name: 'public list', kind: 'read', open: true, paths: shown },
    { name: 'vacancy', kind: 'read', open: true, paths: vacancies.map((id) => `/api/vacancies/${id}`) },
    { name: 'page of a vacancy', kind: 'read', open: true, paths: vacancies.map((id) => `/carreras/${id}`) },
  ];
}
