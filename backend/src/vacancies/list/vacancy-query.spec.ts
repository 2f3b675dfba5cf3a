import { DomainError } from '../../platform/errors/domain-error.js';
import { readVacancyFilter, searchableFilter } from './vacancy-query.js';

describe('the filter of a list of vacancies', () => {
  it.each([
    [undefined, {}],
    ['{}', {}],
    ['{"departamento":"chofer"}', { departamento: ['chofer'] }],
    ['{"departamento":["chofer"," logistica ",""]}', { departamento: ['chofer', 'logistica'] }],
    ['{"ubicacion":"prat"}', { lugar: 'prat' }],
    ['{"ubicacion":["El Prat"]}', { ubicacion: ['El Prat'] }],
    ['{"ubicacion":[]}', {}],
    ['{"q":" conductor "}', { q: 'conductor' }],
    ['{"salario_min":"24000","experiencia_min":2}', { salario_min: 24000, experiencia_min: 2 }],
    ['{"destacada":"true"}', { destacada: true }],
    ['{"destacada":false,"jornada":null,"tags":""}', { destacada: false }],
    ['{"estado":"pausada"}', { estado: ['pausada'] }],
  ])('%s', (text, filter) => {
    expect(readVacancyFilter(text).filter).toEqual(filter);
  });

  it('leaves the ids to the list', () => {
    expect(JSON.parse(readVacancyFilter('{"id":["x"],"q":"y"}').rest)).toEqual({ id: ['x'] });
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"salario":1}',
    '{"q":{"$ne":""}}',
    '{"q":["a","b"]}',
    '{"departamento":[{"a":1}]}',
    '{"departamento":[["chofer"]]}',
    '{"tags":["a\\u0000b"]}',
    '{"salario_min":"mucho"}',
    '{"salario_min":-1}',
    '{"experiencia_min":1.5}',
    '{"experiencia_min":1e99}',
    '{"destacada":"sí"}',
    '{"estado":"abierta"}',
    '{"jornada":["Completa","completa"]}',
    JSON.stringify({ departamento: Array.from({ length: 51 }, (_, n) => `d${n}`) }),
    JSON.stringify({ q: 'x'.repeat(201) }),
  ])('refuses %s', (text) => {
    expect(() => readVacancyFilter(text)).toThrow(DomainError);
  });
});

it('values that an address cannot have are ignored', () => {
  expect(
    searchableFilter({
      q: ' a\0b ',
      departamento: ['', 'chofer'],
      salario_min: Number.NaN,
      experiencia_min: -2,
    }),
  ).toEqual({ q: 'a b', departamento: ['chofer'] });
});
