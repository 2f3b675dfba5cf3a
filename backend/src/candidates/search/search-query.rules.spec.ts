import { textOf } from '../../platform/database/sql/db.js';
import { parseSearch, plainWords, tsqueriesOf } from './search-query.rules.js';

it.each([
  ['mecánico barcelona', ['mecánico', 'barcelona']],
  ['"carnet C" -moto', ['"carnet C"', '-moto']],
  ['-"sin experiencia" jefe', ['-"sin experiencia"', 'jefe']],
  ['«jefe de taller»', ['"jefe de taller"']],
  ['"sin cerrar', ['"sin cerrar"']],
  [' - "" \u0000 ', []],
  ['+34 600 123 456', ['34600123456']],
])('the search text %j is read', (text, expected) => {
  const terms = parseSearch(text).map(
    ({ text, phrase, excluded }) => `${excluded ? '-' : ''}${phrase ? `"${text}"` : text}`,
  );
  expect(terms).toEqual(expected);
});

it('search words have no accents and are in lower case', () => {
  expect(plainWords("L'Hospitalet, Ñoño")).toEqual(['l', 'hospitalet', 'nono']);
});

it('a search has at most ten terms, and all of them must match', () => {
  expect(parseSearch('a '.repeat(40))).toHaveLength(10);
  const { sql, params } = textOf(
    tsqueriesOf(parseSearch(`x'); DROP TABLE candidates; -- juan@exa'mple`)).todo,
  );
  expect(sql).not.toMatch(/DROP|juan/);
  expect(params).toContain(`'juan@exa''mple':*`);
});
