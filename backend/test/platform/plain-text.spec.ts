import { placedWords, plainText, wordsOf } from '@hiring/contract';
import { Client } from 'pg';
import {
  parseSearch,
  searchOf,
  stemmedWords,
} from '../../src/candidates/people/search/search-query.rules.js';
import { migrate } from '../../src/migrate.js';
import { databaseOfLocale, type TestDatabase } from '../database.js';

/** Texts as people type and copy them, and their words: tried here in TypeScript and in databases of several locales. */
const CASES: [text: string, words: string][] = [
  ['L’Hospitalet', 'l hospitalet'],
  [`O'Haraqq O‘Haraqq O´Haraqq O\`Haraqq OʼHaraqq O＇Haraqq`, 'o haraqq '.repeat(6).trim()],
  ['“jefe” ‘de’ «taller» ‹rápido› „x“ "y"', 'jefe de taller rapido x y'],
  ['¿mecánico? ¡sí! •grúa …fin', 'mecanico si grua fin'],
  ['2019–2024 — taller-móvil a‐b a‑b', '2019 2024 taller movil a b a b'],
  ['chofer/conductor C+E B.2 y\\o a_b 50%', 'chofer conductor c e b 2 y o a b 50'],
  ['una\u00A0noche dos\u2009noches tres\u202Fnoches\u3000más', 'una noche dos noches tres noches mas'],
  ['una\ttabla\nde\r\nlíneas', 'una tabla de lineas'],
  ['mecá\u00ADnico cero\u200Bancho con\u2060junto \uFEFFinicio', 'mecanico ceroancho conjunto inicio'],
  ['col·legi COL·LEGI col.legi coŀlegi col•legi col∙legi col‧legi', 'collegi '.repeat(7).trim()],
  ['l.l L.L.L al·l', 'll lll all'],
  ['Straße STRASSE GROẞ', 'strasse strasse gross'],
  ['Muñoz Mun\u0303oz MUÑOZ', 'munoz munoz munoz'],
  [
    'Núria Nu\u0301ria Àngels Ağaoğlu Șerban Şerban Łódź Øystein',
    'nuria nuria angels agaoglu serban serban lodz oystein',
  ],
  ['æro œuvre İstanbul ısı đak þing ŉ', 'aero oeuvre istanbul isi dak thing n'],
  ['ＡＢＣ１２３ ﬁnal 1º 2ª m² ½', 'abc123 final 1o 2a m2 1 2'],
  ['العَرَبِيَّة مـحـمـد أحمد، ٦١٢٣٤٥٦٧٨ ۱۲', 'العربيه محمد احمد 612345678 12'.replace('العربيه', 'العربية')],
  ['机械师，巴塞罗那。《简历》', '机械师 巴塞罗那 简历'],
  ['がくせい カラー 한국어', 'かくせい カラー 한국어'.normalize('NFKD')],
  ['Σίσυφος ΣΊΣΥΦΟΣ Йосип Ёлкин', 'σισυφοσ σισυφοσ иосип елкин'],
  ['हिन्दी, ਪੰਜਾਬੀ।', 'हिन्दी ਪੰਜਾਬੀ।'],
  ['+34 612 345 678 (+34) 612-345-678', '34 612 345 678 34 612 345 678'],
  ['12345678-Z X-1234567-L 12.345.678Z', '12345678 z x 1234567 l 12 345 678z'],
  ['ana.pérez+cv@exa-mple.com raul.lopez@x.es', 'ana perez cv exa mple com raullopez x es'],
  ['1e5 0x1F 12abc a1b2 <b>x</b> &amp; http://x.es/y', '1e5 0x1f 12abc a1b2 b x b amp http x es y'],
  ['😀taller👷🏽‍♀️', 'taller'],
  [' – · ’ ', ''],
  ['', ''],
];

it.each(CASES)('%j has these words', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words);
});

it.each(CASES)('the words of %j stand where they are written', (text) => {
  const placed = [...placedWords(text)];
  expect(placed.map(({ word }) => word)).toEqual(wordsOf(text));
  for (const { word, start, end } of placed) expect(wordsOf(text.slice(start, end))).toContain(word);
});

describe.each([
  ['C', [`LOCALE_PROVIDER libc LOCALE 'C'`]],
  [
    'C.UTF-8',
    [`LOCALE_PROVIDER libc LOCALE 'C.UTF-8'`, `LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'`],
  ],
  // Where the system has no Spanish locale, that of ICU.
  [
    'es_ES',
    [
      `LOCALE_PROVIDER libc LOCALE 'es_ES.UTF-8'`,
      `LOCALE_PROVIDER icu ICU_LOCALE 'es-ES' LOCALE 'C.UTF-8'`,
      `LOCALE_PROVIDER icu ICU_LOCALE 'es-ES' LOCALE 'C'`,
    ],
  ],
  [
    'tr_TR',
    [`LOCALE_PROVIDER libc LOCALE 'tr_TR.UTF-8'`, `LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR' LOCALE 'C'`],
  ],
])('in a database with the locale %s', (_, locales) => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await databaseOfLocale(locales);
    await migrate(database.url);
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('the texts have the same words', async () => {
    const { rows } = await client.query<{ text: string; plain: string; words: string }>(
      `SELECT text, plain_text(text) AS plain, array_to_string(search_words(text), ' ') AS words
       FROM unnest($1::text[]) WITH ORDINALITY AS texts (text, place) ORDER BY place`,
      [CASES.map(([text]) => text)],
    );
    expect(rows).toEqual(CASES.map(([text, words]) => ({ text, plain: plainText(text), words })));
  });

  it.each(CASES.filter(([, words]) => words !== ''))(
    '%j finds the text that it was copied from',
    async (text) => {
      // As a text: quotation marks would make it several terms.
      const terms = parseSearch(text.replace(/["“”„«»]/g, ' ').replace(/(?<=\s)-/g, ''));
      const { rows: stems } = await client.query<{ word: string; stem: string | null }>(
        `SELECT word, (ts_lexize('spanish_stem', word))[1] AS stem FROM unnest($1::text[]) AS word`,
        [stemmedWords(terms)],
      );
      const { todo } = searchOf(terms, new Map(stems.map(({ word, stem }) => [word, stem])));
      const { rows } = await client.query(`SELECT search_vector($1) @@ $2::tsquery AS found`, [text, todo]);
      expect(rows).toEqual([{ found: true }]);
    },
  );

  it('a person is found by name, town, telephone number and address', async () => {
    const { rows } = await client.query<{ found: boolean[] }>(
      `WITH person AS (
         INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
         VALUES ('Íñigo', 'O’Haraqq', 'raul.lopez@example.com', '+34 612 345 678', 'Calle 1', 'L’Hospitalet', 'chofer', 'conductor')
         RETURNING *)
       SELECT array(SELECT vector_candidato(p.*) @@ query::tsquery FROM unnest($1::text[]) query) AS found FROM person p`,
      [
        [
          "'inig':*",
          "'haraqq'",
          "'hospitalet'",
          "'$876543':*",
          "'34612345678'",
          "'raullopez@example.com':*",
          "'lopez'",
          "'^ha'",
        ],
      ],
    );
    expect(rows[0]?.found).toEqual(Array(8).fill(true));
  });
});
