import { bestMatch, MARK, partsOf } from './search-match.rules.js';

const marked = (word: string): string => `${MARK.start}${word}${MARK.stop}`;

it('a fragment is split at its marks, and markup in it stays text', () => {
  expect(partsOf(`<b>taller</b> de\n ${marked('mecánica')} rápida`)).toEqual([
    { texto: '<b>taller</b> de ', marcado: false },
    { texto: 'mecánica', marcado: true },
    { texto: ' rápida', marcado: false },
  ]);
});

it('the source with most of the words is preferred, then the shorter text', () => {
  const one = `x ${marked('grúa')}`;
  const two = `${marked('grúa')} y ${marked('plataforma')}`;
  expect(bestMatch({ carta: one, cv: two })?.lugar).toBe('cv');
  expect(bestMatch({ carta: one, cv: one })?.lugar).toBe('carta');
  expect(bestMatch({ carta: 'nada', cv: null })).toBeNull();
});
