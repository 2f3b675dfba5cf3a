import { generate } from 'otplib';
import { issueAccountToken } from '../../src/auth/accounts/account-link.js';
import type { User } from '../../src/auth/user.entity.js';
import { PASSWORD } from './auth-journey.js';
import type { Agent, World } from '../world.js';

/** A verified account with a password, and a browser in which it is signed in. */
export async function verified(
  world: World,
  values: Partial<Pick<User, 'role' | 'email' | 'nombre'>> = {},
): Promise<{ user: User; browser: Agent }> {
  const user = await world.given.user({ ...values, password: PASSWORD, email_verified_at: new Date() });
  return { user, browser: await world.agentOf(user) };
}

/** The code of the app at the clock's time, `steps` later. */
export function codeOf(world: World, secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) + steps * 30 });
}

/** Turns the second factor on, and moves on to the next code. */
export async function enrol(world: World, browser: Agent): Promise<{ secret: string; recovery: string[] }> {
  const { body } = await browser.post('/api/auth/two-factor/start').send({ password: PASSWORD }).expect(200);
  const secret = String(body.secret);
  const code = await codeOf(world, secret);
  const answer = await browser.post('/api/auth/two-factor/confirm').send({ code }).expect(200);
  world.clock.advance(30_000);
  return { secret, recovery: answer.body.recovery_codes as string[] };
}

/** The token of a message about the account's newest change of address. */
export async function changeToken(
  world: World,
  tipo: 'cambio_email' | 'cambio_email_aviso',
  userId: string,
): Promise<string> {
  const [change] = await world.dataSource.query<{ id: string }[]>(
    `SELECT id FROM cambios_email WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [userId],
  );
  const link = await issueAccountToken(world.dataSource.manager, {
    tipo,
    userId,
    sessionId: null,
    emailChangeId: change?.id,
    now: world.clock.now(),
    appUrl: world.environment.appUrl,
  });
  return new URL(link).searchParams.get('token') ?? '';
}

/** The messages of the account, oldest first: template and recipient. */
export async function written(world: World, userId: string): Promise<string[]> {
  const rows = await world.dataSource.query<{ plantilla: string; destinatario: string }[]>(
    `SELECT plantilla, destinatario FROM correos WHERE user_id = $1 ORDER BY created_at, plantilla`,
    [userId],
  );
  return rows.map(({ plantilla, destinatario }) => `${plantilla} ${destinatario}`);
}
