import { randomBytes } from 'node:crypto';
import { MAILBOX_NAME, readReplyToken, replyAddress, replyToken, tokensIn } from './reply-token.js';

const KEY = Buffer.alloc(32, 7);
const ID = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';

it('a token names its person in small letters and digits, and survives another case', () => {
  const token = replyToken(KEY, ID);
  expect(token).toMatch(/^[a-z2-7]{40}$/);
  expect(token).toBe(replyToken(KEY, ID));
  expect(readReplyToken(KEY, token)).toBe(ID);
  expect(readReplyToken(KEY, token.toUpperCase())).toBe(ID);
});

it('a token of another key, a changed one and anything else name nobody', () => {
  const token = replyToken(KEY, ID);
  expect(readReplyToken(randomBytes(32), token)).toBeNull();
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(readReplyToken(KEY, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  for (const text of ['', 'a', token.slice(1), `${token}a`, `${token.slice(1)}1`, '='.repeat(40)])
    expect(readReplyToken(KEY, text)).toBeNull();
});

it('an address with the longest name of a mailbox has a local part that RFC 5321 allows', () => {
  const address = replyAddress(`${'b'.repeat(MAILBOX_NAME)}@example.com`, replyToken(KEY, ID));
  expect(address.indexOf('@')).toBe(64);
  expect(tokensIn([address, 'rrhh@example.com', 'a+b@example.com'])).toEqual([replyToken(KEY, ID)]);
});
