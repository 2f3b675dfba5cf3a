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

it('a profile is stored as it was read', () => {
  const form = { telefono: '0034 612345678', codigo_postal: 'ad500', habilidades: 'CAP ,, CAP, tacógrafo' };
  expect(profileOf(form as PersonTexts)).toMatchObject({
    telefono: '+34 612 345 678',
    codigo_postal: 'AD500',
    habilidades: ['CAP', 'tacógrafo'],
  });
});
