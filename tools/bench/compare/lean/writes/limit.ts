/** How often an account may write something: counted in the table of the product, in the statement that asks. */
import { createHmac } from 'node:crypto';
import { ofProduct } from '../../product.ts';
import type { Request } from '../route.ts';

const { derivedKey } = await ofProduct<{ derivedKey: (secret: string, purpose: string) => Buffer }>(
  'platform/http/limits/derived-key.js',
);

interface Limit {
  name: string;
  points: number;
  seconds: number;
}

export interface Counted {
  points: number;
  expires: string;
}

/** @returns the CTE `counted`; `first`: the number of the first of its three parameters */
export const countOne = (first: number) => `counted AS (
  INSERT INTO rate_limits AS r (key, points, expire) SELECT $${first}, 1, $${first + 1}::bigint FROM session
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN r.expire <= $${first + 2}::bigint THEN 1 ELSE r.points + 1 END,
    expire = CASE WHEN r.expire <= $${first + 2}::bigint THEN excluded.expire ELSE r.expire END
  RETURNING points, expire AS expires)`;

/** The parameters of `countOne`, and what the answer says of the limit. The digest in the key says nothing of the account. */
export function limitOf({ settings, claims }: Request, { name, points, seconds }: Limit) {
  const now = Date.now();
  const key = derivedKey(settings.sessionSecret, 'rate-limits');
  const digest = createHmac('sha256', key).update(String(claims?.sub)).digest('base64url');
  return {
    values: [`${name}:${digest}`, now + seconds * 1000, now],
    isOver: (counted: Counted) => counted.points > points,
    headers: (counted: Counted) => ({
      'ratelimit-policy': `"${name}";q=${points};w=${seconds}`,
      ratelimit: `"${name}";r=${Math.max(0, points - counted.points)};t=${Math.ceil((Number(counted.expires) - now) / 1000)}`,
    }),
  };
}
