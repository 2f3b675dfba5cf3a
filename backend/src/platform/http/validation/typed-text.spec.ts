import {
  decimalDigits,
  isFarAhead,
  isFarBack,
  normalLine,
  normalText,
  readNumber,
  withoutRepetitions,
  writtenUnits,
} from '@hiring/contract';

it.each([
  ['٦٢٢٣٣٣٤٤٤', '622333444'],
  ['۶۲۲', '622'],
  ['३ años', '3 años'],
  ['２０２６', '2026'],
  ['𝟘𝟙𝟗', '019'],
  ['Ⅳ ½ ³ 7', 'Ⅳ ½ ³ 7'],
])('the digits of %s are read as %s', (typed, read) => {
  expect(decimalDigits(typed)).toBe(read);
});

it.each([
  ['24.000', 24_000],
  ['24.000,50', 24_000.5],
  ['24 000 €', 24_000],
  ['24\u00a0000 euros', 24_000],
  ['24\u202f000', 24_000],
  ['24,000', 24_000],
  ['24,000.50', 24_000.5],
  ['24000', 24_000],
  ['24000€', 24_000],
  ['24k', 24_000],
  ['24,5 K', 24_500],
  ['24 mil', 24_000],
  ['1.250.000', 1_250_000],
  ['٢٤٬٠٠٠', 24_000],
  ['٢٫٥', 2.5],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0,125', 0.125],
  ['5 años', 5],
  ['٢', 2],
  ['1.50.000', null],
  ['24.000 - 26.000', null],
  ['unos 24.000', null],
  ['-5', null],
  ['1e5', null],
  ['', null],
  ['k', null],
])('the number %s is read as %s', (typed, read) => {
  expect(readNumber(typed, ['años'])).toBe(read);
});

it.each([
  ['1 año', 'años', 1],
  ['12 ANOS', 'años', 12],
  ['5 anys', 'años', 5],
  ['1 any', 'años', 1],
  ['5 years', 'años', 5],
  ['5 ani', 'años', 5],
  ['20 de ani', 'años', 20],
  ['٥ سنوات', 'años', 5],
  ['6 luni', 'meses', 6],
  ['1 dia', 'días', 1],
  ['40 ore', 'horas', 40],
  ['12.000 KM', 'km', 12_000],
  ['1 camión', 'Camiones', 1],
  ['2 camiones', 'Camiones', 2],
  ['3 palés', 'palés', 3],
  ['6 meses', 'años', null],
  ['años', 'años', null],
])('the number %s of %s may be followed by its unit in the languages of the site', (typed, unit, read) => {
  expect(readNumber(typed, writtenUnits(unit))).toBe(read);
});

it('a text is counted as it is kept: one line break, composed letters, nothing blank around it', () => {
  expect(normalText('  Jose\u0301\r\nRuiz\r \n')).toBe('José\nRuiz');
});

it('soft hyphens and other invisible characters vanish from a line, and breaks become blanks', () => {
  expect(normalLine(' Porta\u00ADvehícu\u00ADlos\u200B\nde\tBarcelona\uFEFF ')).toBe(
    'Portavehículos de Barcelona',
  );
});

it('a text that differs in case, accents or blanks only is a repetition', () => {
  expect(withoutRepetitions(['Tacógrafo', 'TACOGRAFO', 'tacógrafo ', 'CAP', 'ADR'])).toEqual([
    'Tacógrafo',
    'CAP',
    'ADR',
  ]);
});

it('a day of the next two years is planned, one beyond them is a slip', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(['2026-11-28', '2028-11-28', '2028-11-29', '2126-12-01'].map((day) => isFarAhead(day, now))).toEqual(
    [false, false, true, true],
  );
});

it('a day of the last year is written down late, one before it is a slip', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(['2026-11-28', '2025-11-28', '2025-11-27', '1900-01-01'].map((day) => isFarBack(day, now))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
