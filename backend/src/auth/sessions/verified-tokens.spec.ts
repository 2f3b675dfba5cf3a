import { VerifiedTokens } from './verified-tokens.js';

const claims = (expiresAt: number) => ({ userId: 'u', sessionId: 's', expiresAt });

it('knows a token until it expires', () => {
  const tokens = new VerifiedTokens();
  tokens.keep('good', claims(Date.now() + 60_000));
  tokens.keep('old', claims(Date.now() - 1));
  expect(tokens.find('good')).toMatchObject({ userId: 'u', sessionId: 's' });
  expect(tokens.find('old')).toBeNull();
  expect(tokens.find('good ')).toBeNull();
});

it('forgets the oldest when there are many', () => {
  const tokens = new VerifiedTokens();
  for (let place = 0; place <= 2000; place += 1) tokens.keep(`t${place}`, claims(Date.now() + 60_000));
  expect(tokens.find('t0')).toBeNull();
  expect(tokens.find('t1')).not.toBeNull();
  expect(tokens.find('t2000')).not.toBeNull();
});
