import { hashRecoveryCode, newRecoveryCode, readCode } from './code.rules.js';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['abcd-efgh-jkmn', 'recovery', 'abcdefghjkmn'],
  ['ABCD EFGH JKMN', 'recovery', 'abcdefghjkmn'],
])('reads %s as a code of the kind %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

it.each(['', '12345', '1234567', 'abcd-efgh', 'abcd-efgh-jkl1', '１２３４５６'])('refuses %s', (typed) => {
  expect(readCode(typed)).toBeNull();
});

it('makes codes that it reads back, each for one account', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  expect(readCode(code)?.kind).toBe('recovery');
  expect(hashRecoveryCode('ana', code)).toBe(hashRecoveryCode('ana', code.replaceAll('-', '')));
  expect(hashRecoveryCode('ana', code)).not.toBe(hashRecoveryCode('eva', code));
});
