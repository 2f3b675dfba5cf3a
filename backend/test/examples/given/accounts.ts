import { User } from '../../../src/auth/user.entity.js';
import { tokenFor } from '../../auth/auth-journey.js';
import { changeToken, codeOf } from '../../auth/security-journey.js';
import type { Agent } from '../../world.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

const EMAIL = 'nuria.vidal@example.com';
/** The password of the examples. */
const PASSWORD = 'Una-clave-Larga-2026';

/** The account of the examples. */
async function nuria({ world }: Rows): Promise<User> {
  const found = await world.dataSource.manager.findOneBy(User, { email_normalizado: EMAIL });
  return (
    found ?? world.given.user({ email: EMAIL, password: PASSWORD, email_verified_at: world.clock.now() })
  );
}

const somebody = (rows: Rows, verified = true, password = PASSWORD): Promise<User> =>
  rows.world.given.user({ password, email_verified_at: verified ? rows.world.clock.now() : null });

const asNuria = async (rows: Rows): Promise<Real> => ({ user: await nuria(rows) });
const asSomebody = async (rows: Rows): Promise<Real> => ({ user: await somebody(rows) });

async function enrolling(rows: Rows): Promise<{ user: User; browser: Agent; secret: string }> {
  const user = await somebody(rows);
  const browser = await rows.world.agentOf(user);
  const { body } = await browser.post('/api/auth/two-factor/start').send({ password: PASSWORD }).expect(200);
  return { user, browser, secret: String((body as { secret: string }).secret) };
}

/** A person with a second factor, and the next code. */
async function withSecondFactor(rows: Rows): Promise<{ user: User; code: string }> {
  const { user, browser, secret } = await enrolling(rows);
  const code = await codeOf(rows.world, secret);
  await browser.post('/api/auth/two-factor/confirm').send({ code }).expect(200);
  rows.world.clock.advance(30_000);
  return { user, code: await codeOf(rows.world, secret) };
}

const withCode = async (rows: Rows): Promise<Real> => {
  const { user, code } = await withSecondFactor(rows);
  return { user, body: { code } };
};

/** A person who requested a change of address. */
async function changing(rows: Rows, tipo: 'cambio_email' | 'cambio_email_aviso'): Promise<Real> {
  const user = await somebody(rows);
  const browser = await rows.world.agentOf(user);
  const order = { email: `nueva.${user.id.slice(0, 8)}@example.com`, password: PASSWORD };
  await browser.post('/api/auth/email-change').send(order).expect(202);
  return { body: { token: await changeToken(rows.world, tipo, user.id) } };
}

export const ACCOUNTS: Given = {
  changeMyPassword: async (rows) => ({ user: await somebody(rows, true, 'Una-clave-Larga-2025') }),
  requestEmailChange: async (rows) => ({
    user: await somebody(rows),
    body: { email: 'nuria.nueva@example.com' },
  }),
  confirmEmailChange: (rows) => changing(rows, 'cambio_email'),
  objectToEmailChange: (rows) => changing(rows, 'cambio_email_aviso'),
  signInWithLink: async (rows) => ({
    body: { token: await tokenFor(rows.world, 'acceso', (await nuria(rows)).id) },
  }),
  signIn: async (rows) => {
    await nuria(rows);
    return {};
  },
  createToken: async (rows) => {
    await nuria(rows);
    return {};
  },
  proofAuth: asNuria,
  refreshSession: async (rows) => ({
    body: { refresh_token: (await rows.world.given.session(await nuria(rows))).refreshToken },
  }),
  register: () => ({ body: { email: 'otra.persona@example.com' } }),
  resetPassword: async (rows) => ({
    body: { token: await tokenFor(rows.world, 'restablecer', (await somebody(rows)).id) },
  }),
  verifyEmail: async (rows) => ({
    body: { token: await tokenFor(rows.world, 'verificacion', (await somebody(rows, false)).id) },
  }),
  signInWithSecondFactor: async (rows) => {
    const { user, code } = await withSecondFactor(rows);
    const { body } = await rows.world
      .agent()
      .post('/api/auth/login')
      .send({ email: user.email, password: PASSWORD });
    return { body: { ticket: (body as { ticket: string }).ticket, code } };
  },
  startTwoFactor: asSomebody,
  confirmTwoFactor: async (rows) => {
    const { user, secret } = await enrolling(rows);
    return { user, body: { code: await codeOf(rows.world, secret) } };
  },
  disableTwoFactor: withCode,
  renewRecoveryCodes: withCode,
  requestMyErasure: asSomebody,
  subscribeToPush: async (rows) => ({
    user: await somebody(rows),
    // An address of the internet, so that no name is looked up.
    body: { endpoint: 'https://8.8.8.8/wpush/v2/gAAAAABk' },
  }),
  unsubscribeFromPush: async (rows) => {
    const user = await somebody(rows);
    const { id } = await rows.one(
      `INSERT INTO suscripciones_push (user_id, endpoint, p256dh, auth, dispositivo)
       VALUES ($1, 'https://8.8.8.8/' || $1::uuid, repeat('A', 87), repeat('A', 22), 'Chrome en Android') RETURNING id`,
      [user.id],
    );
    return { user, path: { id } };
  },
  endMySession: async (rows) => {
    const user = await somebody(rows);
    return { user, path: { id: (await rows.world.given.session(user)).sessionId } };
  },
  inviteUser: async (rows) => ({
    path: {
      id: (await rows.one(`SELECT id FROM users WHERE role = 'rrhh' AND email_verified_at IS NULL`)).id,
    },
  }),
  updateUser: async (rows) => ({ path: { id: (await rows.world.given.user({ role: 'rrhh' })).id } }),
  replaceUser: async (rows) => ({ path: { id: (await rows.world.given.user({ role: 'rrhh' })).id } }),
};
