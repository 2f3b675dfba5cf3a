import { hashRecoveryCode, newRecoveryCode, readCode } from './code.rules.js';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['١٢٣٤٥٦', 'app', '123456'],
  ['１２３４５６', 'app', '123456'],
  ['abcd-efgh-jkmn', 'recovery', 'abcdefghjkmn'],
  ['ABCD EFGH JKMN', 'recovery', 'abcdefghjkmn'],
])('%s is read as a code of the kind %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

it.each(['', '12345', '1234567', 'abcd-efgh', 'abcd-efgh-jkl1'])('the code %s is refused', (typed) => {
  expect(readCode(typed)).toBeNull();
});

it('a generated code can be read back and belongs to one account', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  expect(readCode(code)?.kind).toBe('recovery');
  expect(hashRecoveryCode('ana', code)).toBe(hashRecoveryCode('ana', code.replaceAll('-', '')));
  expect(hashRecoveryCode('ana', code)).not.toBe(hashRecoveryCode('eva', code));
});
