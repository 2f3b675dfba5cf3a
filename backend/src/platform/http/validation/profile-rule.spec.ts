import { LIMITS, postalCodeAsRead, profileTextError } from '@hiring/contract';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['08040', { code: '08040', province: 'Barcelona' }],
  ['28001', { code: '28001', province: 'Madrid' }],
  ['52001', { code: '52001', province: 'Melilla' }],
  ['66000', { code: '66000', province: null }],
  ['ad500', { code: 'AD500', province: null }],
  ['D02 AF30', { code: 'D02 AF30', province: null }],
  ['1050-062', { code: '1050-062', province: null }],
  ['abc', null],
  ['A1', null],
  ['08', null],
  ['<b>08</b>', null],
])('the postal code %s is read as %j', (typed, read) => {
  expect(postalCodeAsRead(typed)).toEqual(read);
});

it.each([
  ['experiencia', 'x'.repeat(LIMITS.longText), null],
  ['experiencia', 'x'.repeat(10_000), 'El campo Experiencia no puede superar los 5000 caracteres'],
  ['habilidades', Array.from({ length: 51 }, (_, n) => `a${n}`).join(), expect.stringContaining('hay 51')],
  ['habilidades', 'x'.repeat(81), expect.stringContaining('80 caracteres')],
  ['habilidades', 'CAP, CAP, tacógrafo', null],
  ['fecha_nacimiento', '2090-01-01', 'La fecha de nacimiento no es válida'],
  ['fecha_nacimiento', '', null],
  ['telefono', 'abc', expect.stringContaining('El teléfono no es válido')],
  ['codigo_postal', 'abc', expect.stringContaining('El código postal no es válido')],
] as const)('the field %s is validated by its rule', (field, text, error) => {
  expect(profileTextError(field, text, NOW)).toEqual(error);
});
