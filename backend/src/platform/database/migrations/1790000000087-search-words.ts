import type { MigrationInterface, QueryRunner } from 'typeorm';

// The collations are named, so that the locale of the database decides nothing: `und-x-icu` knows every letter, `C`
// compares by code point. contract/src/plain-text.ts is the same in TypeScript.
const MARKS =
  '\\u00AD\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0600-\\u0605\\u0610-\\u061A' +
  '\\u061C\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06DD\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u08CA-\\u08FF\\u180E' +
  '\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u20D0-\\u20FF\\u3099\\u309A\\uFE00-\\uFE0F' +
  '\\uFE20-\\uFE2F\\uFEFF';
const ONE = 'łđðøħıς‘’ʻʼʽʾʿˊˋ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const FOR_ONE = `lddohiσ${"''".repeat(9)}01234567890123456789`;
const FOR_TWO = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];
const others = FOR_TWO.reduce(
  (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
  `translate(folded, '${ONE}', '${FOR_ONE}')`,
);

/** Longer words would not fit into a vector. */
const LONGEST = 100;

const SPLITTING = [
  // Few texts have the other letters, and translate() looks at each of them for each character.
  `CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT regexp_replace(
      CASE WHEN folded ~ '[${ONE}${FOR_TWO.map(([letter]) => letter).join('')}]' THEN ${others} ELSE folded END,
      '(?<=l)[.·•‧∙⋅](?=l)', '', 'g')
    FROM (SELECT lower(regexp_replace(normalize($1, NFKD), '[${MARKS}]+', '', 'g') COLLATE "und-x-icu") COLLATE "C"
      AS folded) _
  $$`,
  `CREATE FUNCTION search_words(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT string_to_array(btrim(
      regexp_replace(plain_text($1) COLLATE "und-x-icu", '[^[:alnum:]\\u0900-\\u109F]+', ' ', 'g')), ' ')
  $$`,
  // Without the parser of the server, which takes letters as the locale of the database says. `whole`: the words also as
  // they are, beside their stems.
  `CREATE FUNCTION search_vector(text, whole boolean DEFAULT false) RETURNS tsvector LANGUAGE sql IMMUTABLE
    PARALLEL SAFE AS $$
    SELECT coalesce(string_agg('''' || lexeme || ''':' || place, ' '), '')::tsvector
    FROM unnest(search_words($1)) WITH ORDINALITY AS words (word, place), left(word, ${LONGEST}) AS fitting,
      unnest(ts_lexize('spanish_stem', fitting) || CASE WHEN whole THEN ARRAY[fitting] END) AS lexeme
  $$`,
  `CREATE OR REPLACE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT plain_text(array_to_string(parts, ' ')) $$`,
];

const SKILLS = (row: string) => `array_to_string(${row}.habilidades, '|')`;

const PEOPLE = [
  `CREATE OR REPLACE FUNCTION vector_candidato(c candidates) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(search_vector(concat_ws(' ', c.nombre, c.apellidos,
          translate(split_part(c.email, '@', 1), '._-+', '    ')), true), 'A')
      -- One or two letters would read half of the index as a prefix: the beginnings of names are words of their own.
      || array_to_tsvector(ARRAY(
          SELECT DISTINCT '^' || left(word, letters)
          FROM unnest(search_words(concat_ws(' ', c.nombre, c.apellidos, c.email))) word, generate_series(1, 2) letters
        ))
      -- The whole address, and numbers by their beginnings and, the other way round, by their endings.
      || array_to_tsvector(array_remove(array_remove(ARRAY[
          plain_text(c.email), digits, right(digits, 9), clave_telefono(digits), '$' || reverse(clave_telefono(digits))
        ], ''), NULL))
      || setweight(
        search_vector(concat_ws(' ', replace(c.posicion, '_', ' '), array_to_string(c.habilidades, ' ')), true), 'B')
      || setweight(search_vector(c.ciudad, true) || search_vector(concat_ws(' ', c.experiencia, c.educacion)), 'C')
      || setweight(search_vector(concat_ws(' ', c.carta_presentacion,
        (SELECT t.texto FROM cv_textos t WHERE t.archivo_id = c.cv_archivo_id))), 'D')
    FROM regexp_replace(split_part(plain_text(c.telefono), 'ext', 1), '[^0-9]', '', 'g') AS digits
  $$`,
  `CREATE OR REPLACE FUNCTION candidates_filtros() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.ciudad_busqueda := search_text(NEW.ciudad);
      NEW.habilidades_busqueda := search_text(${SKILLS('NEW')});
      RETURN NEW;
    END $$`,
];

const REWRITTEN = ['candidates', 'users', 'correos', 'vacantes'];

const EXISTING = [
  // What was written before is rewritten while the product serves: see rewrite-searched.ts.
  `CREATE TABLE busquedas_por_rehacer (
     tabla text NOT NULL,
     ultimo_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
     CONSTRAINT busquedas_por_rehacer_pk PRIMARY KEY (tabla),
     CONSTRAINT busquedas_por_rehacer_tabla_ck CHECK (tabla IN (${REWRITTEN.map((table) => `'${table}'`).join(',')})))`,
  `COMMENT ON TABLE busquedas_por_rehacer IS
     'Tables whose searched texts an earlier version wrote; up to which id they have been rewritten'`,
  ...REWRITTEN.map(
    (table) =>
      `INSERT INTO busquedas_por_rehacer (tabla) SELECT '${table}' WHERE EXISTS (SELECT FROM ${table})`,
  ),
  // Two tags that became one name stay as they are: which of them goes is for people to say.
  `UPDATE etiquetas e SET clave = search_text(nombre) WHERE clave <> search_text(nombre)
     AND NOT EXISTS (SELECT FROM etiquetas other WHERE other.id <> e.id AND search_text(other.nombre) = search_text(e.nombre))`,
];

/**
 * One manner to split and to compare texts, whatever the locale of the database: everything but letters and digits
 * separates. The text search configurations stay for the last release.
 */
export class SearchWords1790000000087 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...SPLITTING, ...PEOPLE, ...EXISTING]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const DOWN = [
  `DROP TABLE busquedas_por_rehacer`,
  `CREATE OR REPLACE FUNCTION candidates_filtros() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.ciudad_busqueda := search_text(NEW.ciudad);
      NEW.habilidades_busqueda := lower(unaccent(array_to_string(NEW.habilidades, '|')));
      RETURN NEW;
    END $$`,
  `CREATE OR REPLACE FUNCTION vector_candidato(c candidates) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(
        to_tsvector('simple_sin_acentos', concat_ws(' ', c.nombre, c.apellidos, c.email,
                    translate(split_part(c.email, '@', 1), '._-+', '    ')))
        || to_tsvector('es_sin_acentos', concat_ws(' ', c.nombre, c.apellidos)), 'A')
      -- One or two letters would read half of the index as a prefix: the beginnings of names are words of their own.
      || array_to_tsvector(ARRAY(
          SELECT DISTINCT '^' || left(word, letters)
          FROM regexp_split_to_table(search_text(c.nombre, c.apellidos, c.email), '[^[:alnum:]]+') word,
               generate_series(1, 2) letters
          WHERE word <> ''
        ))
      || array_to_tsvector(array_remove(ARRAY[
          regexp_replace(c.telefono, '\\D', '', 'g'), right(regexp_replace(c.telefono, '\\D', '', 'g'), 9),
          -- The parser takes an address with a plus for two words.
          search_text(c.email)
        ], ''))
      || setweight(
        to_tsvector('es_sin_acentos', concat_ws(' ', replace(c.posicion, '_', ' '), array_to_string(c.habilidades, '. ')))
        || to_tsvector('simple_sin_acentos', concat_ws(' ', replace(c.posicion, '_', ' '), array_to_string(c.habilidades, '. '))),
        'B')
      || setweight(
        to_tsvector('simple_sin_acentos', c.ciudad)
        || to_tsvector('es_sin_acentos', concat_ws(E'.\\n', c.ciudad, c.experiencia, c.educacion)), 'C')
      || setweight(to_tsvector('es_sin_acentos', concat_ws(E'.\\n', c.carta_presentacion,
        (SELECT t.texto FROM cv_textos t WHERE t.archivo_id = c.cv_archivo_id))), 'D')
  $$`,
  `CREATE OR REPLACE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT lower(unaccent(array_to_string(parts, ' '))) $$`,
  `DROP FUNCTION search_vector(text, boolean)`,
  `DROP FUNCTION search_words(text)`,
  `DROP FUNCTION plain_text(text)`,
];
