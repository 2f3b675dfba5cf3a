import { mayBePhone, PHONE_MESSAGE, profileTextError, spanishPhone } from '@hiring/contract';
import { phonesIn, readPhone } from './phones.js';

const READ: [typed: string, kept: string | null][] = [
  ['612345678', '+34 612 345 678'],
  [' 93-123.45 67', '+34 931 234 567'],
  ['93-123.45 67 8', null],
  ['93 123 45 67', '+34 931 234 567'],
  ['+34612345678', '+34 612 345 678'],
  ['(+34) 612 345 678', '+34 612 345 678'],
  ['(0034) 612 345 678', '+34 612 345 678'],
  ['+34 (0) 612 345 678', '+34 612 345 678'],
  ['0034 612 34 56 78', '+34 612 345 678'],
  ['34612345678', '+34 612 345 678'],
  ['(612) 345-678', '+34 612 345 678'],
  ['٦١٢٣٤٥٦٧٨', '+34 612 345 678'],
  ['+٢١٢ ٦٦١ ٢٣٤ ٥٦٧', '+212 6 61 23 45 67'],
  ['६१२ ३४५ ६७८', '+34 612 345 678'],
  ['６１２３４５６７８', '+34 612 345 678'],
  ['\u202a+34 612\u202f345\u00a0678\u202c', '+34 612 345 678'],
  ['931 234 567 ext. 12', '+34 931 234 567 ext. 12'],
  ['931234567 extensión 12', '+34 931 234 567 ext. 12'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+40 722 345 678', '+40 722 345 678'],
  ['+44 (0) 20 7946 0958', '+44 20 7946 0958'],
  ['+39 (0)6 698 12345', '+39 06 6981 2345'],
  ['00212612345678', '+212 6 12 34 56 78'],
  ['+61 412 345 678', '+61 412 345 678'],
  ['+7 912 345 67 89', '+7 912 345 67 89'],
  ['+98 912 345 6789', '+98 912 345 6789'],
  ['+1 212 555 0123', '+1 212 555 0123'],
  ['0722 345 678', null],
  ['abc', null],
  ['no tengo', null],
  ['no tengo, 612345678', null],
  ['412345678', null],
  ['61234567', null],
  ['6123456789', null],
  ['+34 412 345 678', null],
  ['+34 61234567', null],
  ['+1 23', null],
  ['612345678 o 931234567', null],
  ['612345678 / 931234567', null],
  ['612345678, 931234567', null],
  ['612345678;931234567', null],
  ['+34 612345678 (mañanas)', null],
  ['612345678 #3', '+34 612 345 678 ext. 3'],
  ['931234567 x 123456', '+34 931 234 567 ext. 123456'],
  ['12345678Z', null],
  ['((((((', null],
];

it.each(READ)('the phone %s is read as %s', (typed, kept) => {
  expect(readPhone(typed)).toBe(kept);
});

it('a kept number is read as the same number again', () => {
  for (const [, kept] of READ) if (kept !== null) expect(readPhone(kept)).toBe(kept);
});

it('the form refuses no number that the server takes, and shows a Spanish one as the server keeps it', () => {
  for (const [typed, kept] of READ) {
    const shown = spanishPhone(typed);
    if (shown !== null) expect(shown).toBe(kept);
    if (kept === null) continue;
    expect(mayBePhone(typed)).toBe(true);
    expect(profileTextError('telefono', typed, new Date(0))).toBeNull();
  }
  expect(profileTextError('telefono', '12345678Z', new Date(0))).toBe(PHONE_MESSAGE);
});

it.each([
  '612345678 / 931234567',
  '612 345 678 y 931 234 567',
  '612345678, 931234567',
  '+34 612345678 (mañanas)',
  '0034 612 34 56 78 WhatsApp',
  '6123456789',
])('the form says at once that %s is more than one number of Spain', (typed) => {
  expect(profileTextError('telefono', typed, new Date(0))).toBe(PHONE_MESSAGE);
  expect(readPhone(typed)).toBeNull();
});

it.each([
  ['Tel. 93 321 45 67 · a@example.com', ['+34 933 214 567']],
  ['+40 722 345 678', ['+40 722 345 678']],
  ['+212 661 234 567 / +34 632 111 222', ['+212 6 61 23 45 67', '+34 632 111 222']],
  ['612345678, 931234567', ['+34 612 345 678', '+34 931 234 567']],
  ['612 345 678 - 931 234 567', ['+34 612 345 678', '+34 931 234 567']],
  ['08028 Barcelona 655 123 456', ['+34 655 123 456']],
  ['(+34) 600\u202f111\u202f222', ['+34 600 111 222']],
  ['الهاتف: ٦١٢٣٤٥٦٧٨', ['+34 612 345 678']],
  ['Nacida el 20/11/1985 612345678', ['+34 612 345 678']],
  ['X1234567L 600111222', ['+34 600 111 222']],
  ['Passport N6542275 08.03.2016', []],
  ['01/02/2019 - 03/04/2021', []],
  ['DNI 61234567Z, 612345678Z', []],
  ['Núm. SS 28/12345678/40, 281234567840', []],
  ['IBAN ES91 2100 0418 4502 0005 1332', []],
  ['Ref. 612345678, expediente 987654321/2020, 2023-612345678, 612345678-A', []],
  ['ISO 9001:2015, presupuesto de 612.345.678 €', []],
  ['0722 345 678', []],
])('the numbers of "%s" are %j', (text, numbers) => {
  expect(phonesIn(text).map(({ number }) => number)).toEqual(numbers);
});

it('a number is found where it stands', () => {
  const text = 'Móvil:\u00a0(+34) 600\u202f111\u202f222 y más';
  const [found] = phonesIn(text);
  expect(text.slice(found?.start, found?.end)).toBe('(+34) 600\u202f111\u202f222');
});
