import type { VacancyCriteria } from '@hiring/contract/web';
import { canonical, hashOf, inOneLine, inWords, listPath, MAX_VALUES } from './criteria.rules.js';

const name = (code: string): string => (code === 'chofer' ? 'Chofer' : code);

describe('canonical criteria', () => {
  it('are the same for the same search, however it was written', () => {
    const one: VacancyCriteria = {
      tags: ['b', 'a'],
      departamento: ['taller', 'chofer'],
      q: ' frío  y   hielo ',
    };
    const other: VacancyCriteria = {
      q: 'frío y hielo',
      departamento: ['chofer', 'taller', 'chofer', ' '],
      tags: ['a', 'b'],
      ubicacion: [],
    };
    expect(canonical(one)).toEqual({
      q: 'frío y hielo',
      departamento: ['chofer', 'taller'],
      tags: ['a', 'b'],
    });
    expect(hashOf(canonical(one))).toBe(hashOf(canonical(other)));
  });

  it('are different for different searches', () => {
    const searches: VacancyCriteria[] = [
      {},
      { q: 'a' },
      { departamento: ['a'] },
      { ubicacion: ['a'] },
      { tags: ['a'] },
      { experiencia_min: 2 },
      { salario_min: 2 },
      { destacada: true },
    ];
    expect(new Set(searches.map((search) => hashOf(canonical(search)))).size).toBe(searches.length);
  });

  it('leave out values that are not filters', () => {
    expect(canonical({ q: ' ', departamento: [''], salario_min: -1, experiencia_min: 1.5 })).toEqual({});
  });

  it('have no more values than the list allows', () => {
    const many = Array.from({ length: 60 }, (_, n) => `lugar ${n}`);
    expect(canonical({ ubicacion: many }).ubicacion).toHaveLength(MAX_VALUES);
  });
});

it.each<[VacancyCriteria, string]>([
  [{}, '/carreras'],
  [{ q: 'c+e & adr' }, '/carreras?q=c%2Be+%26+adr'],
  [
    { tags: ['adr'], destacada: true, salario_min: 24000, departamento: ['taller', 'chofer'] },
    '/carreras?departamento=chofer&departamento=taller&salario_min=24000&destacada=true&tags=adr',
  ],
])('the list of %j is %s', (search, path) => {
  expect(listPath(canonical(search))).toBe(path);
});

it.each<[VacancyCriteria, string]>([
  [{}, 'todas las ofertas'],
  [{ q: 'noche' }, 'Palabras: «noche»'],
  [{ departamento: ['chofer'], ubicacion: ['Vic', 'Reus'] }, 'Departamento: Chofer; Ubicación: Reus o Vic'],
  [
    { salario_min: 24000, experiencia_min: 1 },
    'Experiencia: 1 año o más; Salario bruto anual: desde 24.000\u00a0€',
  ],
  [{ destacada: true }, 'Destacadas: solo las destacadas'],
])('the search %j is described as %s', (search, words) => {
  expect(inOneLine(inWords(canonical(search), name))).toBe(words);
});
