/**
 * GET /api/candidates with words to search. The matches are read once, for their number and the page; with many of them
 * the first people of the list are looked at instead. Another round trip asks for the stems of words that may be marked.
 */
import { ofProduct } from '../product.ts';
import { read, type Answer, type Request } from './route.ts';
import { type Found, headersOf, type Page, pageOf } from './sql.ts';

type Texts = Record<string, string | null>;
type Stems = Map<string, string | null>;
const { parseSearch, searchOf, stemmedWords } = await ofProduct<{
  parseSearch: (text: string) => object[];
  stemmedWords: (terms: object[]) => string[];
  searchOf: (terms: object[], stems: Stems) => { todo: string; marks: object[] };
}>('candidates/people/search/search-query.rules.js');
const { bestMatch, wordsToStem } = await ofProduct<{
  bestMatch: (texts: Texts, marks: object[], stems: Stems) => object | null;
  wordsToStem: (texts: Texts[], marks: object[]) => string[];
}>('candidates/people/search/search-match.rules.js');

/** As in candidate-search.ts. */
const COUNT_CAP = 1000;
/** With more matches the first of the list are looked at. */
const FEW = 3000;
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

const searched = (name: string, found: string, matches: string) =>
  read(
    name,
    'staff',
    `SELECT ${pageOf('page', MATCH)}, (SELECT count(*)::int FROM found) AS total, ${matches} AS matches`,
    `${found}, page AS MATERIALIZED (SELECT *, row_number() OVER (${ORDER}) AS place FROM (
      SELECT id, fecha_aplicacion FROM found ${ORDER} LIMIT $2 OFFSET $3) f)`,
    { planned: true },
  );
const among = (most: string) => `first AS MATERIALIZED (
    SELECT candidato_id FROM busqueda_candidatos WHERE vector @@ $4::tsquery ${most}),
  found AS MATERIALIZED (SELECT n.* FROM first CROSS JOIN LATERAL (
    SELECT id, fecha_aplicacion FROM candidates WHERE id = first.candidato_id AND ${LISTED} OFFSET 0) n)`;
const few = searched('few', among(`LIMIT ${FEW + 1}`), '(SELECT count(*)::int FROM first)');
const every = searched('every', among(''), '0');
const walked = searched(
  'walked',
  `found AS MATERIALIZED (
    SELECT n.id, n.fecha_aplicacion FROM (SELECT id, fecha_aplicacion FROM candidates WHERE ${LISTED} ${ORDER} LIMIT ${WALKED}) n
    CROSS JOIN LATERAL (SELECT 1 FROM busqueda_candidatos b WHERE b.candidato_id = n.id AND b.vector @@ $4::tsquery OFFSET 0) hit
    ORDER BY n.fecha_aplicacion DESC, n.id DESC LIMIT ${COUNT_CAP + 1})`,
  '0',
);

/** Words of which more people than `FEW` were found: a cache for the life of this process, of a few words. */
const frequent = new Set<string>();
/** Stems of words, which do not change; null: Spanish leaves the word out. */
const known: Stems = new Map();

async function stemsOf({ pool }: Request, words: string[]): Promise<Stems> {
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length === 0) return known;
  const { rows } = await pool.query<{ word: string; stem: string | null }>(
    `SELECT word, (ts_lexize('spanish_stem', word))[1] AS stem FROM unnest($1::text[]) AS word`,
    [unknown],
  );
  for (const { word, stem } of rows) known.set(word, stem);
  return known;
}

export async function search(request: Request, words: string, page: Page): Promise<Answer> {
  const terms = parseSearch(words);
  const { todo, marks } = searchOf(terms, await stemsOf(request, stemmedWords(terms)));
  const found = await find(request, todo, page);
  const total = found.total > COUNT_CAP ? null : found.total;
  return {
    body: await withMatches(request, found.body, marks),
    headers: headersOf(page, { ...found, total }),
  };
}

type Counted = Found & { total: number; matches: number };

async function find(request: Request, todo: string, { first, limit }: Page): Promise<Counted> {
  const values = [limit, first, todo];
  if (!frequent.has(todo)) {
    const found = await few<Counted>(request, values);
    if (found.matches <= FEW) return found;
    frequent.add(todo);
  }
  const found = await walked<Counted>(request, values);
  return found.total > COUNT_CAP && first + limit <= found.total ? found : every<Counted>(request, values);
}

/** Only the best place of each row is told. */
async function withMatches(request: Request, body: string, marks: object[]): Promise<string> {
  if (!body.includes('"coincidencia":{')) return body;
  const rows = JSON.parse(body) as { coincidencia: Texts | null }[];
  const texts = rows.flatMap(({ coincidencia }) => (coincidencia ? [coincidencia] : []));
  const stems = await stemsOf(request, wordsToStem(texts, marks));
  const told = (texts: Texts | null) => texts && bestMatch(texts, marks, stems);
  return JSON.stringify(rows.map((row) => ({ ...row, coincidencia: told(row.coincidencia) })));
}
