/** What a route of "lean" is: a pattern, and a prepared statement that also checks the session. */
import type pg from 'pg';

export interface Request {
  pool: pg.Pool;
  params: string[];
  query: URLSearchParams;
  body: unknown;
  /** Session and account of the verified token; null without one. */
  claims: { sub: string; sid: string } | null;
  headers: Record<string, string | string[] | undefined>;
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

/** An answer that is no success. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

const ROLES = {
  'own:read': ['candidate', 'rrhh', 'admin'],
  'own:write': ['candidate', 'rrhh', 'admin'],
} as Record<string, string[]>;
const STAFF = ['rrhh', 'admin'];

/**
 * The session and its account by primary keys, when it still lives: the rules of session.rules.ts. Somebody who must set
 * up a second factor first may do nothing else.
 */
const SESSION = (roles: string[]) => `session AS MATERIALIZED (
  SELECT s.id, s.user_id, u.role, u.nombre, u.apellidos, u.email, s.last_seen_at < now() - interval '1 minute' AS untouched
  FROM sessions s JOIN users u ON u.id = s.user_id CROSS JOIN system_config k
  WHERE s.id = $1::uuid AND s.revoked_at IS NULL AND u.activo AND s.expires_at > now()
    AND (u.role = 'candidate' OR s.created_at > now() - interval '12 hours'
      AND s.last_seen_at >= now() - k.session_timeout * interval '1 minute')
    AND (u.role = 'candidate' OR NOT k.two_factor_auth
      OR EXISTS (SELECT 1 FROM segundo_factor f WHERE f.user_id = u.id AND f.activado_at IS NOT NULL))
    AND u.role IN (${roles.map((role) => `'${role}'`).join(', ')}))`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isUuid = (text: string) => UUID.test(text);

/**
 * @param permission as the product's handler requires it
 * @param select sees the session as `session` ($1 is its id; the values of a request begin with $2)
 * @param ctes earlier parts of the statement, which see the session too
 * @param options `planned`: not prepared, because the best plan depends on the values
 * @returns runs the statement; one row
 */
export function read(
  name: string,
  permission: string,
  select: string,
  ctes = '',
  { planned = false }: { planned?: boolean } = {},
) {
  const text = `WITH ${SESSION(ROLES[permission] ?? STAFF)}${ctes ? `, ${ctes}` : ''}
    SELECT session.user_id AS session_user, session.untouched, x.* FROM session LEFT JOIN LATERAL (${select}) x ON true`;
  return async <Row>(request: Request, values: unknown[]): Promise<Row> => {
    const { claims, pool } = request;
    if (!claims) throw new Refusal(401);
    const { rows } = await pool.query<{ session_user: string; untouched: boolean }>({
      ...(planned ? {} : { name }),
      text,
      values: [claims.sid, ...values],
    });
    const row = rows[0];
    // A refused session is rare: only then it is asked whether it may not, or does not exist.
    if (row?.session_user !== claims.sub) throw new Refusal(await statusOf(request));
    if (row.untouched) await touch(request);
    return row as Row;
  };
}

/** Activity is stored at most once a minute. */
async function touch({ pool, claims }: Request) {
  await pool.query({
    name: 'touch',
    text: `UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - interval '1 minute'`,
    values: [claims?.sid],
  });
}

async function statusOf({ pool, claims }: Request): Promise<number> {
  const { rows } = await pool.query(
    `WITH ${SESSION(['candidate', 'rrhh', 'admin'])} SELECT 1 FROM session WHERE user_id = $2::uuid`,
    [claims?.sid, claims?.sub],
  );
  return rows.length > 0 ? 403 : 401;
}
