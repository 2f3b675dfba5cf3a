import { birthDateErrors, profileOf, type PersonTexts } from './submission.rules.js';

describe('the date of birth', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [undefined, null],
    ['1980-05-01', null],
    ['2010-11-20', null],
    ['2010-11-23', 'Debes tener al menos 16 años'],
    ['2090-01-01', 'La fecha de nacimiento no es válida'],
    ['2020-02-31', 'La fecha de nacimiento no es válida'],
    ['abc', 'La fecha de nacimiento no es válida'],
    ['1890-01-01', 'La fecha de nacimiento no es válida'],
  ])('%s', (date, message) => {
    expect(birthDateErrors(date, now)?.fecha_nacimiento?.[0] ?? null).toBe(message);
  });
});

/** What is said at this moment of somebody who was born that day. */
it.each([
  ['the evening before the birthday', '2027-06-10T21:59:00Z', '2011-06-11', 'Debes tener al menos 16 años'],
  ['the birthday in Madrid', '2027-06-10T22:01:00Z', '2011-06-11', null],
  ['28 February', '2028-02-28T22:59:00Z', '2012-02-29', 'Debes tener al menos 16 años'],
  ['29 February', '2028-02-28T23:01:00Z', '2012-02-29', null],
  ['the hundredth birthday', '2027-06-10T12:00:00Z', '1927-06-10', null],
  ['the day after it', '2027-06-11T12:00:00Z', '1927-06-10', 'La fecha de nacimiento no es válida'],
  [
    'a 29 February that does not exist',
    '2027-06-11T12:00:00Z',
    '2011-02-29',
    'La fecha de nacimiento no es válida',
  ],
])('an age counts from midnight in Madrid: %s', (_when, now, date, message) => {
  expect(birthDateErrors(date, new Date(now))?.fecha_nacimiento?.[0] ?? null).toBe(message);
});

it('a profile is stored as it was read', () => {
  const form = { telefono: '0034 612345678', codigo_postal: 'ad500', habilidades: 'CAP ,, CAP, tacógrafo' };
  expect(profileOf(form as PersonTexts)).toMatchObject({
    telefono: '+34 612 345 678',
    codigo_postal: 'AD500',
    habilidades: ['CAP', 'tacógrafo'],
  });
});
