import { derivedKey } from '../http/limits/derived-key.js';
import { hashToken, newRefreshToken, sessionOfRefreshToken, successorOf, wasIssued } from './secret-token.js';

const SESSION = '7f1d9c1e-3a52-4c7e-9a61-0c2f4de1b3aa';
const OTHER = '7f1d9c1e-3a52-4c7e-9a61-0c2f4de1b3ab';
const KEY = derivedKey('a secret', 'refresh-token');

describe('a refresh token', () => {
  it('names its session and carries 256 bits, half of them secret', () => {
    const token = newRefreshToken(SESSION, KEY);
    expect(sessionOfRefreshToken(token)).toBe(SESSION);
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    expect(newRefreshToken(SESSION, KEY)).not.toBe(token);
  });

  it.each([
    '',
    'x',
    SESSION,
    `${SESSION}.`,
    `${SESSION}.short`,
    `not-a-uuid.${'a'.repeat(43)}`,
    `x${SESSION}.${'a'.repeat(43)}`,
  ])('is not %j', (token) => {
    expect(sessionOfRefreshToken(token)).toBeNull();
  });

  it('has one successor for one key, of the same session', () => {
    const token = newRefreshToken(SESSION, KEY);
    const next = successorOf(token, KEY);
    expect(sessionOfRefreshToken(next)).toBe(SESSION);
    expect(next).not.toBe(token);
    expect(successorOf(token, KEY)).toBe(next);
    expect(successorOf(token, derivedKey('a secret', 'another purpose'))).not.toBe(next);
  });

  it('and its successors prove that they were issued for their session, by this key', () => {
    const token = newRefreshToken(SESSION, KEY);
    const later = successorOf(successorOf(token, KEY), KEY);
    expect([wasIssued(token, KEY), wasIssued(later, KEY)]).toEqual([true, true]);
    const last = token.at(-2) === 'A' ? 'B' : 'A';
    const changed = `${token.slice(0, -2)}${last}${token.at(-1)}`;
    for (const made of [`${SESSION}.${'a'.repeat(43)}`, token.replace(SESSION, OTHER), changed, SESSION]) {
      expect([made, wasIssued(made, KEY)]).toEqual([made, false]);
    }
    expect(wasIssued(token, derivedKey('another secret', 'refresh-token'))).toBe(false);
  });

  it('is stored as a digest', () => {
    expect(hashToken('token')).toMatch(/^[0-9a-f]{64}$/);
  });
});
