/** A route of "lean": a pattern, and a prepared statement that also checks the session. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { ofProduct } from '../product.ts';

const { derivedKey } = await ofProduct<{ derivedKey: (secret: string, purpose: string) => Buffer }>(
  'platform/http/limits/derived-key.js',
);

export interface Request {
  pool: pg.Pool;
  params: string[];
  query: URLSearchParams;
  body: unknown;
  /** Account and session of the verified token. */
  claims: { sub: string; sid: string };
  settings: Settings;
}

/** What the process that starts "lean" tells it. */
export interface Settings {
  token: { secret: string; issuer: string; audience: string };
  sessionSecret: string;
  /** Base URL of the product, for the links in messages. */
  appUrl: string;
}

export interface Answer {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  /** The row's version for the entity tag. */
  version?: string;
}

export interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  answer: (request: Request) => Promise<Answer>;
}

/** No session, or none that may do this. */
export class Refusal extends Error {}

/** The session and its account by primary keys, when it still lives: the rules of session.rules.ts. */
const SESSION = (roles: string) => `session AS MATERIALIZED (
  SELECT s.id, s.user_id, u.role, u.email, s.last_seen_at < now() - interval '1 minute' AS untouched,
    coalesce(nullif(concat_ws(' ', nullif(u.nombre, ''), nullif(u.apellidos, '')), ''), u.email) AS name
  FROM sessions s JOIN users u ON u.id = s.user_id CROSS JOIN system_config k
  WHERE s.id = $1::uuid AND s.revoked_at IS NULL AND u.activo AND s.expires_at > now()
    AND (u.role = 'candidate' OR s.created_at > now() - interval '12 hours'
      AND s.last_seen_at >= now() - k.session_timeout * interval '1 minute')
    AND (u.role = 'candidate' OR NOT k.two_factor_auth
      OR EXISTS (SELECT 1 FROM segundo_factor f WHERE f.user_id = u.id AND f.activado_at IS NOT NULL))
    AND u.role IN (${roles}))`;
const ROLES = { staff: `'rrhh', 'admin'`, everybody: `'candidate', 'rrhh', 'admin'` };

/**
 * @param select sees the session as `session` ($1 is its id; the values of a request begin with $2)
 * @param ctes earlier parts of the statement, which see the session too
 * @param options `planned`: not prepared, because the best plan depends on the values
 * @returns runs the statement; one row
 */
export function read(
  name: string,
  who: keyof typeof ROLES,
  select: string,
  ctes = '',
  { planned = false } = {},
) {
  const text = `WITH ${SESSION(ROLES[who])}${ctes ? `, ${ctes}` : ''}
    SELECT session.user_id AS session_user, session.untouched, x.* FROM session LEFT JOIN LATERAL (${select}) x ON true`;
  return async <Row>({ claims, pool }: Request, values: unknown[]): Promise<Row> => {
    const { rows } = await pool.query<{ session_user: string; untouched: boolean }>({
      ...(planned ? {} : { name }),
      text,
      values: [claims.sid, ...values],
    });
    const row = rows[0];
    if (row?.session_user !== claims.sub) throw new Refusal();
    // Activity is stored at most once a minute.
    if (row.untouched)
      await pool.query('UPDATE sessions SET last_seen_at = now() WHERE id = $1', [claims.sid]);
    return row as Row;
  };
}

/** Begins a transaction, runs the statements and commits, all in one round trip. @returns the rows of each statement */
export async function inOneTrip(
  pool: pg.Pool,
  statements: { name: string; text: string; values: unknown[] }[],
): Promise<unknown[][]> {
  const client = await pool.connect();
  const around = (text: string) => ({ name: text, text, values: [] });
  const all = [around('BEGIN'), ...statements, around('COMMIT')].map((one) => client.query<object>(one));
  // After an error the connection is free only when PostgreSQL has refused the others too.
  const answers = await Promise.allSettled(all);
  client.release();
  return answers.slice(1, -1).map((one): unknown[] => {
    if (one.status === 'rejected') throw one.reason;
    return one.value.rows;
  });
}

export interface Counted {
  points: number;
  expires: string;
}

/**
 * How often an account may write something, counted in the table of the product.
 * @param first the number of the first of three parameters
 * @returns `counted`, a CTE; and of a request the parameters, and the headers that tell of it
 */
export function limit(name: string, points: number, seconds: number, first: number) {
  const [key, until, now] = [`$${first}`, `$${first + 1}::bigint`, `$${first + 2}::bigint`];
  const counted = `counted AS (
    INSERT INTO rate_limits AS r (key, points, expire) SELECT ${key}, 1, ${until} FROM session
    ON CONFLICT (key) DO UPDATE SET points = CASE WHEN r.expire <= ${now} THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= ${now} THEN excluded.expire ELSE r.expire END
    RETURNING points, expire AS expires)`;
  const values = ({ settings, claims }: Request) => {
    const digest = createHmac('sha256', derivedKey(settings.sessionSecret, 'rate-limits')).update(claims.sub);
    return [`${name}:${digest.digest('base64url')}`, Date.now() + seconds * 1000, Date.now()];
  };
  const headers = (found: Counted) => ({
    'ratelimit-policy': `"${name}";q=${points};w=${seconds}`,
    ratelimit: `"${name}";r=${Math.max(0, points - found.points)};t=${Math.ceil((Number(found.expires) - Date.now()) / 1000)}`,
  });
  return { counted, values, headers, isOver: (found: Counted) => found.points > points };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isUuid = (text: string) => UUID.test(text);
