/** The compared reads: the addresses that are requested. */
import type { Client } from 'pg';
import type { Asked } from './load.ts';
import type { Who } from './compare.ts';

/** Decides which target applies; `changing` has none of the repeating rivals. */
export type Kind = 'list' | 'search' | 'read' | 'write' | 'changing' | 'mixed' | 'bulk';

/** `rows`: changes priorities of people whom the lists show; otherwise only the state of the database. */
export interface Changes {
  perSecond: number;
  rows: boolean;
}

/** Who makes the requests: nobody who is signed in, an administrator, or people, each in turn. */
type By = 'nobody' | 'staff' | 'people';

/** `changes`: made to the database meanwhile; `own`: the servers that know it, besides ours. */
export interface Read {
  name: string;
  kind: Kind;
  by: By;
  asked: Asked[];
  changes?: Changes;
  rivals: Who[];
}

/** Pages or records that are requested in turn. */
const PLACES = 40;
const PER_PAGE = 25;
/** They repeat the recorded statements of the product. */
const REPEATING: Who[] = ['bare', 'express'];

const list = (resource: string, query: Record<string, unknown>) =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
const places = Array.from({ length: PLACES }, (_, place) => place);
const range = (page: number) => [page * PER_PAGE, page * PER_PAGE + PER_PAGE - 1];

async function addressesOf(client: Client) {
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
  const board = vacancies
    .flatMap((vacante) => ['recibida', 'en_revision'].map((etapa) => ({ etapa, vacante })))
    .map((query) => `/api/board/column?${new URLSearchParams(query)}`);
  return { people, vacancies, searches, pages, filtered, counts, columns, shown, board };
}

type Headers = Record<string, string>;

/** @param headers of the administrator and of some people with an account */
function maker(headers: { staff: Headers; people: Headers[] }) {
  const by = (who: Read['by'], paths: string[]): Asked[] =>
    who === 'people'
      ? headers.people.flatMap((one) => paths.map((path) => ({ path, headers: one })))
      : paths.map((path) => ({ path, headers: who === 'staff' ? headers.staff : {} }));
  return (
    name: string,
    kind: Kind,
    paths: string[],
    { rivals = REPEATING, who = 'staff', changes }: { rivals?: Who[]; who?: By; changes?: Changes } = {},
  ): Read => ({ name, kind, by: who, asked: by(who, paths), rivals, ...(changes ? { changes } : {}) });
}

export async function readsOf(
  client: Client,
  headers: { staff: Headers; people: Headers[] },
): Promise<Read[]> {
  const { people, vacancies, searches, pages, filtered, counts, columns, shown, board } =
    await addressesOf(client);
  const read = maker(headers);
  const ten = { perSecond: 10, rows: true };
  const withLean: Who[] = [...REPEATING, 'lean'];
  const public_ = { who: 'nobody' as const };
  return [
    read('list', 'list', pages, { rivals: [...withLean, 'obvious'] }),
    // A cache for one state of the database helps less while somebody makes changes.
    read('list, 10 changes/s', 'changing', pages, { rivals: withLean, changes: ten }),
    read('list, 100 changes/s', 'changing', pages, { changes: { perSecond: 100, rows: false } }),
    read('filtered list', 'read', filtered, { rivals: withLean }),
    read('filtered list, 10 changes/s', 'changing', filtered, { rivals: withLean, changes: ten }),
    read('search', 'search', searches, { rivals: withLean }),
    read('search, 10 changes/s', 'changing', searches, { rivals: withLean, changes: ten }),
    read(
      'one record',
      'read',
      people.map((id) => `/api/candidates/${id}`),
      {
        rivals: withLean,
      },
    ),
    read('portal', 'read', ['/api/candidates/me'], { rivals: ['lean'], who: 'people' }),
    read('me', 'read', ['/api/auth/me'], { rivals: ['lean'], who: 'people' }),
    read('counts', 'read', counts),
    read('board', 'read', columns, { rivals: withLean }),
    read('vacancy board', 'read', board, { rivals: withLean }),
    read('public list', 'read', shown, public_),
    read(
      'vacancy',
      'read',
      vacancies.map((id) => `/api/vacancies/${id}`),
      public_,
    ),
    read(
      'page of a vacancy',
      'read',
      vacancies.map((id) => `/carreras/${id}`),
      public_,
    ),
  ];
}
