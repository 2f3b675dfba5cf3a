import type { Response } from 'supertest';
import { issueAccountToken } from '../../src/auth/accounts/account-link.js';
import type { AccountTokenType } from '../../src/auth/accounts/account-token.entity.js';
import type { User } from '../../src/auth/user.entity.js';
import type { Agent, World } from '../world.js';

export const PASSWORD = 'una-clave-1';

/** The token of a link, as the worker creates it for a message. */
export async function tokenFor(
  world: World,
  tipo: AccountTokenType,
  userId: string,
  sessionId: string | null = null,
): Promise<string> {
  const link = await issueAccountToken(world.dataSource.manager, {
    tipo,
    userId,
    sessionId,
    now: world.clock.now(),
    appUrl: world.environment.appUrl,
  });
  return new URL(link).searchParams.get('token') ?? '';
}

/** Cookies that a response sets, by name, with their attributes. */
export function cookiesOf(response: Response): Record<string, string> {
  const lines = (response.headers as unknown as Record<string, string[] | undefined>)['set-cookie'] ?? [];
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line]));
}

/** The value of a cookie that a response sets. */
export function cookieValue(response: Response, name: string): string {
  return /^[^=]+=([^;]*)/.exec(cookiesOf(response)[name] ?? '')?.[1] ?? '';
}

/** A browser with these cookies. */
export function agentWith(world: World, cookies: Record<string, string>): Agent {
  const agent = world.agent();
  const lines = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  agent.jar.setCookies(lines, '127.0.0.1', '/');
  return agent;
}

export interface SessionRow {
  id: string;
  refresh_hash: string;
  previous_hash: string | null;
  revoked_reason: string | null;
  last_seen_at: Date;
  expires_at: Date;
}

export async function sessionRow(world: World, id: string): Promise<SessionRow> {
  const [row] = await world.dataSource.query<SessionRow[]>(`SELECT * FROM sessions WHERE id = $1`, [id]);
  if (!row) throw new Error('there is no such session');
  return row;
}

/** Actions in the log about this account, oldest first. */
export async function logged(world: World, userId: string): Promise<string[]> {
  const rows = await world.dataSource.query<{ action: string }[]>(
    `SELECT action FROM system_logs WHERE entity_id = $1 ORDER BY id`,
    [userId],
  );
  return rows.map(({ action }) => action);
}

export async function userIdOf(world: World, email: string): Promise<string> {
  const [row] = await world.dataSource.query<{ id: string }[]>(
    `SELECT id FROM users WHERE email_normalizado = $1`,
    [email],
  );
  return row?.id ?? '';
}

/** An unverified account with the session of its registration. */
export async function newcomer(world: World): Promise<{ user: User; sessionId: string; browser: Agent }> {
  const user = await world.given.user({ password: PASSWORD });
  const { sessionId, accessToken, refreshToken } = await world.given.session(user);
  return {
    user,
    sessionId,
    browser: agentWith(world, { access_token: accessToken, refresh_token: refreshToken }),
  };
}
