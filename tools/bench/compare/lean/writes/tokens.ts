/**
 * POST /api/auth/token and /api/auth/refresh of a program. Refresh: one round trip, which rotates the session and reads
 * the account. Sign-in: two, the account before its password is verified (by the same call of argon2) and one statement
 * that opens the session and writes the log entry.
 */
import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { ofProduct } from '../product.ts';
import type { Request, Route } from '../route.ts';
import { ACCESS_SECONDS, sign } from '../token.ts';
import { toUser, userColumns, type UserRow } from '../user.ts';

const { hashToken, newRefreshToken, sessionOfRefreshToken, successorOf, wasIssued } = await ofProduct<{
  hashToken: (token: string) => string;
  newRefreshToken: (session: string, key: Buffer) => string;
  sessionOfRefreshToken: (token: string) => string | null;
  successorOf: (token: string, key: Buffer) => string;
  wasIssued: (token: string, key: Buffer) => boolean;
}>('platform/secrets/secret-token.js');
const { derivedKey } = await ofProduct<{ derivedKey: (secret: string, purpose: string) => Buffer }>(
  'platform/http/limits/derived-key.js',
);

const keyOf = ({ settings }: Request) => derivedKey(settings.sessionSecret, 'refresh-token');

function answer(request: Request, session: string, refresh: string, user: UserRow) {
  const { token } = request.settings;
  return {
    body: JSON.stringify({
      token_type: 'Bearer',
      access_token: sign(token, { sub: user.id, sid: session }),
      refresh_token: refresh,
      expires_in: ACCESS_SECONDS,
      user: toUser(user),
    }),
  };
}

const NOW = `date_trunc('milliseconds', now())`;

const ROTATE = `WITH rotated AS (
  UPDATE sessions s SET refresh_hash = $3, previous_hash = $2, rotated_at = ${NOW},
    last_seen_at = CASE WHEN s.last_seen_at < now() - interval '1 minute' THEN ${NOW} ELSE s.last_seen_at END,
    expires_at = CASE u.role WHEN 'candidate' THEN ${NOW} + interval '30 days' ELSE s.created_at + interval '12 hours' END
  FROM users u CROSS JOIN system_config k
  WHERE s.id = $1 AND s.refresh_hash = $2 AND s.revoked_at IS NULL AND u.id = s.user_id AND u.activo
    AND s.expires_at > now() AND (u.role = 'candidate' OR s.created_at > now() - interval '12 hours'
      AND s.last_seen_at >= now() - k.session_timeout * interval '1 minute')
  RETURNING s.user_id)
SELECT ${userColumns('rotated.user_id')} AS "user" FROM rotated`;

/** A token that was exchanged before ends its session, except in the first seconds. */
const REUSED = `WITH ended AS (
  UPDATE sessions SET revoked_at = ${NOW}, revoked_reason = 'reuse'
  WHERE id = $1 AND revoked_at IS NULL AND refresh_hash <> $2
    AND NOT (previous_hash = $2 AND rotated_at >= now() - interval '30 seconds') RETURNING user_id)
INSERT INTO system_logs (actor_id, action, details, level, entity, entity_id)
SELECT NULL, 'auth.session_reused', 'Sesión cerrada: se presentó un token de renovación ya usado', 'warning', 'user',
  user_id::text FROM ended`;

export const refresh: Route = {
  method: 'POST',
  path: /^\/api\/auth\/refresh$/,
  answer: async (request) => {
    const { refresh_token: token } = request.body as { refresh_token?: string };
    const session = token ? sessionOfRefreshToken(token) : null;
    if (!token || !session) return { status: 401 };
    const key = keyOf(request);
    const next = successorOf(token, key);
    const { rows } = await request.pool.query<{ user: UserRow }>({
      name: 'rotate',
      text: ROTATE,
      values: [session, hashToken(token), hashToken(next)],
    });
    if (rows[0]) return answer(request, session, next, rows[0].user);
    if (wasIssued(token, key)) await request.pool.query(REUSED, [session, hashToken(token)]);
    return { status: 401 };
  },
};

const ACCOUNT = `SELECT a.password_hash, a.activo, EXISTS (SELECT 1 FROM segundo_factor f
    WHERE f.user_id = a.id AND f.activado_at IS NOT NULL) AS factor, ${userColumns('a.id')} AS "user"
  FROM users a WHERE a.email_normalizado = $1`;
/** Only while the account has the password that was verified. */
const OPEN = `WITH account AS (
  UPDATE users SET last_sign_in_at = ${NOW}, updated_at = ${NOW}
  WHERE id = $1 AND activo AND password_hash = $2 RETURNING id, role
), opened AS (
  INSERT INTO sessions (id, user_id, refresh_hash, rotated_at, last_seen_at, proven_at, expires_at, user_agent, created_at)
  SELECT $3, id, $4, ${NOW}, ${NOW}, ${NOW},
    ${NOW} + CASE role WHEN 'candidate' THEN interval '30 days' ELSE interval '12 hours' END, $5, ${NOW} FROM account
) INSERT INTO system_logs (actor_id, action, details, level, entity, entity_id)
SELECT id, 'auth.sign_in', 'Inicio de sesión', 'success', 'user', id::text FROM account RETURNING id`;

export const signIn: Route = {
  method: 'POST',
  path: /^\/api\/auth\/token$/,
  answer: async (request) => {
    const { email, password } = request.body as { email: string; password: string };
    const { rows } = await request.pool.query<{
      password_hash: string | null;
      activo: boolean;
      factor: boolean;
      user: UserRow;
    }>({ name: 'account', text: ACCOUNT, values: [email.trim().toLowerCase()] });
    const account = rows[0];
    const knows =
      account?.activo &&
      account.password_hash &&
      (await verify(account.password_hash, password.normalize('NFKC')));
    if (!account || !knows || account.factor) return { status: 401 };
    const session = randomUUID();
    const token = newRefreshToken(session, keyOf(request));
    const agent = request.headers['user-agent'] ?? null;
    const opened = await request.pool.query({
      name: 'open',
      text: OPEN,
      values: [account.user.id, account.password_hash, session, hashToken(token), agent],
    });
    return opened.rowCount === 1 ? answer(request, session, token, account.user) : { status: 401 };
  },
};
