import { derivedKey } from './derived-key.js';
import { hashToken, newRefreshToken, sessionOfRefreshToken, successorOf } from './secret-token.js';

const SESSION = '7f1d9c1e-3a52-4c7e-9a61-0c2f4de1b3aa';

describe('a refresh token', () => {
  it('names its session and carries 256 bits', () => {
    const token = newRefreshToken(SESSION);
    expect(sessionOfRefreshToken(token)).toBe(SESSION);
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    expect(newRefreshToken(SESSION)).not.toBe(token);
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
    const token = newRefreshToken(SESSION);
    const key = derivedKey('a secret', 'refresh-token');
    const next = successorOf(token, key);
    expect(sessionOfRefreshToken(next)).toBe(SESSION);
    expect(next).not.toBe(token);
    expect(successorOf(token, key)).toBe(next);
    expect(successorOf(token, derivedKey('a secret', 'another purpose'))).not.toBe(next);
  });

  it('is stored as a digest', () => {
    expect(hashToken('token')).toMatch(/^[0-9a-f]{64}$/);
  });
});
