/**
 * GET /api/candidates with words to search. One round trip when few match: the check of the session, the matches (read
 * once, for their number and the page), the rows and their texts; a second one for the stems of words that may be marked.
 * The same for words of many people, where the first people of the list are looked at instead; between these, a page that
 * stays empty takes one more.
 */
import { ofProduct } from '../../product.ts';
import { read, type Answer, type Request } from '../route.ts';
import { compiledOf, stemsOf, type Compiled, type Stems } from './compiled-search.ts';
import { pageHeaders, rowsOf, SHOWN_PAGE, type Page } from './people-page.ts';

type Texts = Record<string, string | null>;
const { bestMatch, wordsToStem } = await ofProduct<{
  bestMatch: (texts: Texts, marks: object[], stems: Stems) => object | null;
  wordsToStem: (texts: Texts[], marks: object[]) => string[];
}>('candidates/people/search/search-match.rules.js');

/** As in candidate-search.ts. */
const COUNT_CAP = 1000;
const FEW = 3000;
const SEVERAL = 20_000;
const NEWEST = 5000;
const WALKED = 20_000;

const SHOWN = `search_vector(concat_ws(' ', c.nombre, c.apellidos, c.email, replace(c.posicion, '_', ' ')), true)
  || array_to_tsvector(ARRAY[plain_text(c.email)])`;
/** Where the words may stand, for a row that does not show them itself. */
const MATCH = `CASE WHEN NOT (${SHOWN}) @@ $4::tsquery
  THEN (SELECT json_build_object('habilidades', array_to_string(c.habilidades, ', '), 'ciudad', c.ciudad,
    'carta', c.carta_presentacion, 'experiencia', c.experiencia, 'educacion', c.educacion, 'cv', t.texto)
    FROM (SELECT 1) one LEFT JOIN cv_textos t ON t.archivo_id = c.cv_archivo_id) END`;

const LISTED = 'retirada_at IS NULL AND deleted_at IS NULL';
const ORDER = 'ORDER BY fecha_aplicacion DESC, id DESC';

/** Matches in the order of the list among so many people. */
const walk = (people: number, most: string) => `found AS MATERIALIZED (
  SELECT n.id, n.fecha_aplicacion FROM (SELECT id, fecha_aplicacion FROM candidates WHERE ${LISTED} ${ORDER} LIMIT ${people}) n
  CROSS JOIN LATERAL (SELECT 1 FROM busqueda_candidatos b WHERE b.candidato_id = n.id AND b.vector @@ $4::tsquery OFFSET 0) hit
  ORDER BY n.fecha_aplicacion DESC, n.id DESC LIMIT ${most})`;
/** Every match, with at most so many. */
const matches = (most: string) => `first AS MATERIALIZED (
  SELECT candidato_id FROM busqueda_candidatos WHERE vector @@ $4::tsquery ${most}),
found AS MATERIALIZED (SELECT n.* FROM first CROSS JOIN LATERAL (
  SELECT id, fecha_aplicacion FROM candidates WHERE id = first.candidato_id AND ${LISTED} OFFSET 0) n)`;
const PAGE = `page AS MATERIALIZED (SELECT *, row_number() OVER (${ORDER}) AS place FROM (
  SELECT id, fecha_aplicacion FROM found ${ORDER} LIMIT $2 OFFSET $3) f)`;

const searched = (name: string, found: string, figures: string) =>
  read(
    name,
    'candidates:read',
    `SELECT (${rowsOf('page p', MATCH)}) AS body, ${SHOWN_PAGE}, ${figures}`,
    `${found}, ${PAGE}`,
    { planned: true },
  );

const FOUND = '(SELECT count(*)::int FROM found) AS total';
const among = searched(
  'few',
  matches(`LIMIT ${FEW + 1}`),
  `${FOUND}, (SELECT count(*)::int FROM first) AS matches`,
);
const walked = searched('walked', walk(WALKED, String(COUNT_CAP + 1)), `${FOUND}, 0 AS matches`);
const counted = searched(
  'counted',
  walk(NEWEST, '$2::bigint + $3::bigint'),
  `(SELECT count(*)::int FROM (SELECT 1 FROM busqueda_candidatos b CROSS JOIN LATERAL (
     SELECT 1 FROM candidates WHERE id = b.candidato_id AND ${LISTED} OFFSET 0) n
     WHERE vector @@ $4::tsquery LIMIT ${COUNT_CAP + 1}) capped) AS total, 0 AS matches`,
);
const newest = searched(
  'newest',
  walk(NEWEST, '$2::bigint + $3::bigint'),
  `${COUNT_CAP + 1} AS total, 0 AS matches`,
);
const all = searched('all', matches(''), `${FOUND}, 0 AS matches`);

interface Found {
  body: string;
  last: string | null;
  shown: number;
  total: number;
  matches: number;
}

export async function search(request: Request, words: string, page: Page): Promise<Answer> {
  const compiled = await compiledOf(request.pool, words);
  const { body, last, shown, total } = await find(request, compiled, page);
  const headers = pageHeaders({ ...page, last, shown, total: total > COUNT_CAP ? null : total });
  return { body: await withMatches(request, body, compiled.marks), headers };
}

async function find(request: Request, compiled: Compiled, { first, limit }: Page): Promise<Found> {
  const { todo, expected, people } = compiled;
  const values = [limit, first, todo];
  if (expected < SEVERAL && !compiled.many) {
    const found = await among<Found>(request, values);
    if (found.matches <= FEW) return found;
  }
  // Fills the count among the first of all.
  if (!compiled.many && (expected / people) * WALKED > 1.5 * COUNT_CAP) {
    const found = await walked<Found>(request, values);
    compiled.many = found.total > COUNT_CAP;
    if (compiled.many && first + limit <= found.total) return found;
  }
  const found = await (compiled.many ? newest : counted)<Found>(request, values);
  compiled.many ||= found.total > COUNT_CAP;
  const full = found.shown === limit || (!compiled.many && found.shown === Math.max(0, found.total - first));
  return full ? found : { ...(await all<Found>(request, values)), total: found.total };
}

/** Only the best place of each row is told. */
async function withMatches({ pool }: Request, body: string, marks: object[]): Promise<string> {
  if (!body.includes('"coincidencia":{')) return body;
  const rows = JSON.parse(body) as { coincidencia: Texts | null }[];
  const texts = rows.flatMap(({ coincidencia }) => (coincidencia ? [coincidencia] : []));
  const stems = await stemsOf(pool, wordsToStem(texts, marks));
  return JSON.stringify(
    rows.map((row) => ({
      ...row,
      coincidencia: row.coincidencia && bestMatch(row.coincidencia, marks, stems),
    })),
  );
}
