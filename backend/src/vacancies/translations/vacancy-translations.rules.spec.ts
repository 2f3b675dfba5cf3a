import { VACANCY_TEXTS } from '@hiring/contract';
import { NO_WORDS, shownTexts, textsOf } from './vacancy-translations.rules.js';
import type { VacancyTranslations } from './vacancy-translations.entity.js';

const SPANISH = {
  ...NO_WORDS,
  titulo: 'Mecánico',
  descripcion: 'Taller',
  requisitos: ['Carné'],
  horario: '8 a 15',
};

it('texts are the columns that are translated, empty at first', () => {
  expect(textsOf({ ...SPANISH, id: 'x' } as never)).toEqual(SPANISH);
  expect(Object.keys(NO_WORDS).sort()).toEqual([...VACANCY_TEXTS].sort());
  expect(Object.values(NO_WORDS).flat().join('')).toBe('');
});

it('without words in a language everything is Spanish', () => {
  expect(shownTexts(SPANISH, undefined)).toEqual({ ...SPANISH, idioma: 'es', sin_traducir: [] });
});

it('what is not translated stays Spanish and is named', () => {
  const words = {
    ...NO_WORDS,
    titulo: 'Mecànic',
    requisitos: ['Carnet'],
    idioma: 'ca',
  } as unknown as VacancyTranslations;
  const shown = shownTexts(SPANISH, words);
  expect(shown).toMatchObject({
    titulo: 'Mecànic',
    requisitos: ['Carnet'],
    descripcion: 'Taller',
    horario: '8 a 15',
  });
  expect(shown.idioma).toBe('ca');
  expect([...shown.sin_traducir].sort()).toEqual(['descripcion', 'horario']);
});
