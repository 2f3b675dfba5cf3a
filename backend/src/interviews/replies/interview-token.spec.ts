import { makeAnswerToken, readAnswerToken } from './interview-token.js';

const KEY = Buffer.alloc(32, 1);
const SUBJECT = {
  interviewId: '0b3ad4f2-5d1c-4a5e-9f6b-2f1f0c6f7a11',
  inicio: new Date('2026-12-01T08:00:00Z'),
};

it('a signed token gives back its contents', () => {
  expect(readAnswerToken(KEY, makeAnswerToken(KEY, SUBJECT))).toEqual(SUBJECT);
});

it('a token with another key, a changed character or any other text is refused', () => {
  const token = makeAnswerToken(KEY, SUBJECT);
  expect(readAnswerToken(Buffer.alloc(32, 2), token)).toBeNull();
  expect(readAnswerToken(KEY, (token.startsWith('A') ? 'B' : 'A') + token.slice(1))).toBeNull();
  expect(readAnswerToken(KEY, '')).toBeNull();
  expect(readAnswerToken(KEY, `${token}x`)).toBeNull();
});
