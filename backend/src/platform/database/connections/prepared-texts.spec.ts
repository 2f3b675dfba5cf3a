import { PreparedTexts } from './prepared-texts.js';

const BY_KEY = 'SELECT * FROM users WHERE id = $1';
const ask = (texts: PreparedTexts, text: string, times: number, values = 1): (string | null)[] =>
  Array.from({ length: times }, () => texts.nameOf(text, values));

it('a statement is prepared when it is run the third time, and keeps its name', () => {
  expect(ask(new PreparedTexts(), BY_KEY, 4)).toEqual([null, null, 'hot_1', 'hot_1']);
});

it('a query of one row by its key is prepared', () => {
  expect(ask(new PreparedTexts(), 'SELECT * FROM users "User" WHERE id = $1 LIMIT 1', 3)[2]).toBe('hot_1');
});

it.each([
  ['a page of an order', 'SELECT id FROM candidates WHERE etapa = $1 ORDER BY fecha DESC LIMIT 25 OFFSET 0'],
  [
    'a page inside of a query',
    'select "id" from (select "id" from "candidates" where "etapa" = $1 order by "fecha" desc limit 25 offset 0) as "page"',
  ],
  ['words to find', `SELECT id FROM correos WHERE busqueda LIKE $1`],
  ['a count up to a cap', `SELECT count(*) FROM (SELECT 1 FROM correos WHERE estado = $1 LIMIT 1001) capped`],
  ['a search', 'SELECT candidato_id FROM busqueda_candidatos WHERE vector @@ $1::tsquery'],
  ['the beginning of a transaction', 'START TRANSACTION'],
])('%s is planned for its values each time', (_what, text) => {
  expect(ask(new PreparedTexts(), text, 5)).toEqual([null, null, null, null, null]);
});

it('list pages without values are prepared, but no more than a hundred', () => {
  const texts = new PreparedTexts();
  const page = (n: number) => `SELECT id FROM candidates ORDER BY fecha DESC LIMIT 25 OFFSET ${n}`;
  const names = Array.from({ length: 120 }, (_, n) => ask(texts, page(n), 3, 0)[2]);
  expect(names.filter(Boolean)).toHaveLength(100);
  expect(ask(texts, BY_KEY, 3)[2]).toBe('hot_101');
});

it('a prepared statement that has become invalid gets another name', () => {
  const texts = new PreparedTexts();
  ask(texts, BY_KEY, 3);
  texts.forget(BY_KEY);
  expect(ask(texts, BY_KEY, 3)).toEqual([null, null, 'hot_2']);
});

it('a connection has a limited number of prepared statements', () => {
  const texts = new PreparedTexts();
  const names = Array.from({ length: 350 }, (_, n) => ask(texts, `SELECT ${n} WHERE $1`, 3)[2]);
  expect(names.filter(Boolean)).toHaveLength(300);
});
