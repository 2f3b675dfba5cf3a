/** POST /api/auth/refresh of a program. One round trip, which rotates the session and reads the account. */
import { ofProduct } from '../../product.ts';
import type { Route } from '../route.ts';
import { ACCESS_SECONDS, sign } from '../token.ts';
import { toUser, userColumns, type UserRow } from '../user.ts';

const { hashToken, sessionOfRefreshToken, successorOf, wasIssued } = await ofProduct<{
  hashToken: (token: string) => string;
  sessionOfRefreshToken: (token: string) => string | null;
  successorOf: (token: string, key: Buffer) => string;
  wasIssued: (token: string, key: Buffer) => boolean;
}>('platform/secrets/secret-token.js');
const { derivedKey } = await ofProduct<{ derivedKey: (secret: string, purpose: string) => Buffer }>(
  'platform/http/limits/derived-key.js',
);

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
    const key = derivedKey(request.settings.sessionSecret, 'refresh-token');
    const next = successorOf(token, key);
    const { rows } = await request.pool.query<{ user: UserRow }>({
      name: 'rotate',
      text: ROTATE,
      values: [session, hashToken(token), hashToken(next)],
    });
    const user = rows[0]?.user;
    if (user) {
      return {
        body: JSON.stringify({
          token_type: 'Bearer',
          access_token: sign(request.settings.token, { sub: user.id, sid: session }),
          refresh_token: next,
          expires_in: ACCESS_SECONDS,
          user: toUser(user),
        }),
      };
    }
    if (wasIssued(token, key)) await request.pool.query(REUSED, [session, hashToken(token)]);
    return { status: 401 };
  },
};
