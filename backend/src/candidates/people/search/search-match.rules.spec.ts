import { bestMatch, wordsToStem } from './search-match.rules.js';

const word = (stem: string) => [{ stems: [stem] }];
const stems = new Map([
  ['mecanica', 'mecan'],
  ['mecanizar', 'mecaniz'],
  ['grua', 'gru'],
  ['plataforma', 'plataform'],
  ['jefe', 'jef'],
  ['taller', 'tall'],
]);
const shown = (texts: Parameters<typeof bestMatch>[0], marks: Parameters<typeof bestMatch>[1]) => {
  const match = bestMatch(texts, marks, stems);
  return (
    match && [
      match.lugar,
      match.fragmento.map(({ texto, marcado }) => (marcado ? `[${texto}]` : texto)).join(''),
    ]
  );
};

it('a fragment is in parts, as it was written, and markup in it stays text', () => {
  expect(bestMatch({ carta: '<b>taller</b> de\n mecánica' }, [word('mecan')], stems)?.fragmento).toEqual([
    { texto: '<b>taller</b> de ', marcado: false },
    { texto: 'mecánica', marcado: true },
  ]);
});

it.each([
  ['«Mecánica», S.L.', '«[Mecánica]», S.L.'],
  ['l’mecánica–grúa', 'l’[mecánica]–grúa'],
  ['la meca\u0301nica\u00ADde', 'la meca\u0301nica\u00ADde'],
  ['la mecánica y mecanizar', 'la [mecánica] y mecanizar'],
])('in %j the words are marked between their signs', (text, expected) => {
  expect(shown({ cv: text }, [word('mecan')])?.[1] ?? text).toBe(expected);
});

it('sixteen words are shown, around most of those that were looked for', () => {
  const words = Array.from({ length: 40 }, (_, place) => `p${place}`);
  words[5] = 'grúa';
  words[30] = 'grúa';
  words[32] = 'plataforma';
  expect(shown({ cv: words.join(' ') }, [word('gru'), word('plataform')])?.[1]).toBe(
    words.slice(24, 40).join(' ').replace('grúa', '[grúa]').replace('plataforma', '[plataforma]'),
  );
});

it('words that are looked for together are marked where they are together', () => {
  const together = [[{ stems: ['jef'] }, { stems: [] }, { stems: ['tall'] }]];
  expect(shown({ cv: 'taller: jefe de taller' }, together)?.[1]).toBe('taller: [jefe] de [taller]');
  expect(shown({ cv: 'jefe taller' }, together)).toBeNull();
});

it('the place with most of the words is preferred, then the order of the contract', () => {
  const marks = [word('gru'), word('plataform')];
  expect(bestMatch({ carta: 'x grúa', cv: 'grúa y plataforma' }, marks, stems)?.lugar).toBe('cv');
  expect(bestMatch({ carta: 'x grúa', cv: 'x grúa' }, marks, stems)?.lugar).toBe('carta');
  expect(bestMatch({ carta: 'nada', cv: null }, marks, stems)).toBeNull();
});

it('only words that begin like a stem are given one', () => {
  expect(wordsToStem([{ cv: 'Mecánica de grúas', carta: null }], [word('mecan'), word('ta')])).toEqual([
    'mecanica',
  ]);
});
