import { DomainError } from '../../errors/domain-error.js';
import { anyText, oneOf } from './filter-rules.js';
import { parseListQuery } from './list-query.js';

const allowed = {
  sort: ['fecha', 'nombre'],
  filter: { q: anyText('Words.'), estado: oneOf(['abierta'], 'State.') },
} as const;
const parse = (query: Record<string, string>): ReturnType<typeof parseListQuery> =>
  parseListQuery(query, allowed);

describe('a list query', () => {
  it('defaults to the first 25, newest first', () => {
    expect(parse({})).toEqual({
      offset: 0,
      limit: 25,
      after: null,
      sort: { field: 'fecha', direction: 'DESC' },
      filter: {},
      ids: null,
    });
  });

  it('can be written as react-admin sends it', () => {
    expect(
      parse({ range: '[25,49]', sort: '["nombre","ASC"]', filter: '{"q":"  ana ","estado":""}' }),
    ).toMatchObject({
      offset: 25,
      limit: 25,
      sort: { field: 'nombre', direction: 'ASC' },
      filter: { q: 'ana' },
    });
  });

  it('gives at most 100 rows', () => {
    expect(parse({ range: '[0,99999]' }).limit).toBe(100);
  });

  it('reads a list of ids', () => {
    const id = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';
    expect(parse({ filter: JSON.stringify({ id: [id] }) }).ids).toEqual([id]);
  });

  it.each([
    { range: '[5,1]' },
    { range: '[-1,5]' },
    { range: '{}' },
    { range: '[0' },
    { range: '["a","b"]' },
    { range: '[0,1e99]' },
    { sort: '["secret","ASC"]' },
    { sort: '["fecha","sideways"]' },
    { sort: '"fecha"' },
    { filter: '[]' },
    { filter: '{"password":"x"}' },
    { filter: '{"q":{"$ne":""}}' },
    { filter: '{"q":"a\\u0000b"}' },
    { filter: '{"id":["1; DROP TABLE users"]}' },
    { filter: JSON.stringify({ q: 'x'.repeat(201) }) },
  ])('refuses %j', (query) => {
    expect(() => parse(query as unknown as Record<string, string>)).toThrow(DomainError);
  });
});
