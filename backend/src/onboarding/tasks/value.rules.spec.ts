import { checkValue, maskValue, type OnboardingValue, sayValue } from './value.rules.js';

const TODAY = '2027-03-01';
const checked = (data: Parameters<typeof checkValue>[0], typed: OnboardingValue) =>
  checkValue(data, typed, TODAY);

describe('an account number', () => {
  it.each([
    ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['es9121000418450200051332', 'ES9121000418450200051332'],
    ['RO49-AAAA-1B31-0075-9384-0000', 'RO49AAAA1B31007593840000'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['IBAN: ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['ES91.2100.0418.4502\u20110005\u20111332', 'ES9121000418450200051332'],
    ['ES٩١ ٢١٠٠ ٠٤١٨ ٤٥٠٢ ٠٠٠٥ ١٣٣٢', 'ES9121000418450200051332'],
  ])('is taken as it is written: %s', (valor, kept) => {
    expect(checked('iban', { valor })).toEqual({ value: { valor: kept } });
  });

  it.each([
    ['', 'Escribe el IBAN'],
    ['21000418450200051332', 'Un IBAN empieza por las dos letras de su país, como ES'],
    ['ES91 2100 0418 4502 0005 133', 'A este IBAN le faltan o le sobran caracteres: en España son 24'],
    ['ES91 2100 0418 4502 0005 13320', 'A este IBAN le faltan o le sobran caracteres: en España son 24'],
    [
      'ES91 2100 0418 4502 0005 1333',
      'Este IBAN no es correcto: hay alguna cifra cambiada. Compáralo con el de tu banco',
    ],
  ])('is refused in words: %j', (valor, message) => {
    expect(checked('iban', { valor })).toEqual({ errors: { valor: [message] } });
  });
});

describe('a Social Security number', () => {
  // 28/12345678: 2812345678 modulo 97 is 40; 28/01234567: below ten million, 1234567 + 280000000 modulo 97.
  const control = (whole: number) => String(whole % 97).padStart(2, '0');
  const long = `2812345678${control(2_812_345_678)}`;
  const short = `2801234567${control(281_234_567)}`;

  it('is taken with and without separators, its control computed by both rules', () => {
    for (const naf of [long, short]) {
      const typed = `${naf.slice(0, 2)}/${naf.slice(2, 10)}-${naf.slice(10)}`;
      expect(checked('naf', { valor: naf })).toEqual({ value: { valor: naf } });
      expect(checked('naf', { valor: typed })).toEqual({ value: { valor: naf } });
    }
    expect(long).toBe('281234567840');
    expect(checked('naf', { valor: '٢٨–١٢٣٤٥٦٧٨–٤٠' })).toEqual({ value: { valor: long } });
  });

  it.each([
    ['', 'Escribe tu número de la Seguridad Social'],
    ['28123456784', 'El número de la Seguridad Social tiene 12 cifras'],
    ['28A234567840', 'El número de la Seguridad Social tiene 12 cifras'],
    ['000000000000', 'Este número no es correcto: hay alguna cifra cambiada. Compáralo con tu tarjeta'],
    ['281234567841', 'Este número no es correcto: hay alguna cifra cambiada. Compáralo con tu tarjeta'],
  ])('is refused in words: %j', (valor, message) => {
    expect(checked('naf', { valor })).toEqual({ errors: { valor: [message] } });
  });
});

it('an emergency contact has a name and a phone', () => {
  expect(checked('emergencia', { valor: 'Ana', telefono: '600 123 456' })).toEqual({
    value: { valor: 'Ana', telefono: expect.stringContaining('600') },
  });
  const refused = checked('emergencia', { valor: ' ', telefono: '12' });
  expect(Object.keys('errors' in refused ? refused.errors : {})).toEqual(['valor', 'telefono']);
});

it('medical fitness is one of three results with a day that has come', () => {
  const value = { valor: 'apto_limitaciones', fecha: TODAY };
  expect(checked('aptitud', value)).toEqual({ value });
  for (const wrong of [
    { valor: 'diagnóstico', fecha: TODAY },
    { valor: 'apto', fecha: '2027-03-02' },
    { valor: 'apto', fecha: '2027-02-30' },
    { valor: 'apto' },
  ])
    expect(checked('aptitud', wrong)).toHaveProperty('errors');
});

it('masked values show the last four characters, and of a medical check nothing', () => {
  expect(maskValue('iban', { valor: 'ES9121000418450200051332' })).toEqual({ valor: '•••• 1332' });
  expect(maskValue('naf', { valor: '281234567840' })).toEqual({ valor: '•••• 7840' });
  expect(maskValue('aptitud', { valor: 'no_apto', fecha: TODAY })).toEqual({ valor: '••••' });
  expect(maskValue('talla', { valor: 'L' })).toEqual({ valor: 'L' });
});

it('values are said as people read them', () => {
  expect(sayValue('iban', { valor: 'ES9121000418450200051332' })).toBe('ES91 2100 0418 4502 0005 1332');
  expect(sayValue('naf', { valor: '281234567840' })).toBe('28/12345678/40');
  expect(sayValue('aptitud', { valor: 'apto', fecha: TODAY })).toBe('Apto, 2027-03-01');
});
