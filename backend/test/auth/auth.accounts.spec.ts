import { MailHooks } from '../../src/mail/mail-hooks.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import { hashToken } from '../../src/platform/secrets/secret-token.js';
import { cookiesOf, logged, PASSWORD, userIdOf } from './auth-journey.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const register = (body: object, agent = world.agent()) => agent.post('/api/auth/register').send(body);
const form = (email: string) => ({ email, password: PASSWORD, confirm_password: PASSWORD });

describe('a registration', () => {
  it('creates a session at once and sends the verification message', async () => {
    const agent = world.agent();
    const response = await register(form(' Nuria.Puig@Example.com '), agent);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      user: {
        id: await userIdOf(world, 'nuria.puig@example.com'),
        email: 'Nuria.Puig@Example.com',
        nombre: null,
        apellidos: null,
        display_name: 'Nuria.Puig',
        role: 'candidate',
        email_verified: false,
        application_status: null,
        unread_notifications: 0,
        home: '/portal-candidato',
        permissions: ['own:read', 'own:write'],
        second_factor_setup: false,
        language: 'es',
        timezone: 'Europe/Madrid',
      },
    });
    const cookies = cookiesOf(response);
    expect(cookies.access_token).toMatch(/; Max-Age=300; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(cookies.refresh_token).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(cookies.refresh_token).not.toContain('Secure');
    expect((await agent.get('/api/auth/me')).body).toEqual(response.body);

    const id = response.body.user.id as string;
    const email = await world.dataSource.manager.findOneByOrFail(Email, { user_id: id });
    expect(email).toMatchObject({ plantilla: 'verificacion', de_cuenta: true });
    expect(email.session_id).not.toBeNull();
    expect(await logged(world, id)).toEqual(['auth.registered']);
  });

  it('takes an address that was copied with invisible characters, and finds the account by it', async () => {
    const copied = '\u202acopiada@example.com\u202c\u200b';
    const response = await register(form(copied)).expect(201);
    expect(response.body.user.email).toBe('copiada@example.com');
    await register(form('copiada@example.com')).expect(409);
    const login = { email: copied, password: PASSWORD };
    await world.agent().post('/api/auth/login').send(login).expect(200);
  });

  it('stores no link in any row: only the worker gets it', async () => {
    await register(form('enlace@example.com')).expect(201);
    const id = await userIdOf(world, 'enlace@example.com');
    const { manager } = world.dataSource;
    const email = await manager.findOneByOrFail(Email, { user_id: id });
    const link = await world.app.get(MailHooks).makeLink(manager, email);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(link).toBe(`${world.environment.appUrl}/verificar?token=${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await manager.query<unknown[]>(
      `SELECT row_to_json(c)::text FROM correos c UNION ALL SELECT row_to_json(t)::text FROM account_tokens t
       UNION ALL SELECT row_to_json(l)::text FROM system_logs l`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toContain(hashToken(token));
  });

  it.each([
    [{}, { email: ['El correo es obligatorio'], password: ['La contraseña es obligatoria'] }],
    [
      { email: 'ana', password: '12345', confirm_password: '123456' },
      {
        email: ['El correo no es válido'],
        password: ['La contraseña debe tener al menos 6 caracteres'],
        confirm_password: ['Las contraseñas no coinciden'],
      },
    ],
    [{ ...form('a\u0001b@example.com') }, { email: ['El correo no es válido'] }],
    [{ ...form('a\u3164b@example.com') }, { email: ['El correo no es válido'] }],
    [{ ...form('a\ud800b@example.com') }, { email: ['El correo no es válido'] }],
    [{ ...form('a@example..com') }, { email: ['El correo no es válido'] }],
    [{ ...form('ana@example.com'), email: 7 }, { email: ['El correo no es válido'] }],
    [
      { email: 'ana@example.com', password: 'x'.repeat(201), confirm_password: 'x'.repeat(201) },
      { password: ['La contraseña no puede tener más de 200 caracteres'] },
    ],
  ])('with %j is refused by field', async (body, errors) => {
    const response = await register(body);
    expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
    expect(response.body.errors).toEqual(errors);
  });

  it('never takes a role from the request', async () => {
    const response = await register({ ...form('rol@example.com'), role: 'admin', activo: false });
    expect(response.body.user.role).toBe('candidate');
  });

  it('sent five times at once with the same e-mail makes one account, one message and one session', async () => {
    const answers = await Promise.all(
      [
        'Cinco@example.com',
        'cinco@example.com',
        'CINCO@example.com',
        'cinco@EXAMPLE.com',
        ' cinco@example.com',
      ].map((email) => register(form(email))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409) {
        expect(body).toMatchObject({
          code: 'email_taken',
          detail: 'Este correo ya está registrado. ¿Ya tienes cuenta?',
        });
      }
    }
    const id = await userIdOf(world, 'cinco@example.com');
    const [counts] = await world.dataSource.query<object[]>(
      `SELECT (SELECT count(*)::int FROM users WHERE email_normalizado = 'cinco@example.com') AS users,
              (SELECT count(*)::int FROM correos WHERE user_id = $1) AS messages,
              (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions`,
      [id],
    );
    expect(counts).toEqual({ users: 1, messages: 1, sessions: 1 });
  });
});

describe('the check for duplicates', () => {
  const exists = (email: unknown) => world.agent().post('/api/auth/email-exists').send({ email });

  it('answers a boolean, also for half an address', async () => {
    await world.given.user({ email: 'ocupado@example.com' });
    expect((await exists(' OCUPADO@example.com')).body).toEqual({ exists: true });
    expect((await exists('libre@example.com')).body).toEqual({ exists: false });
    expect((await exists('ocup')).body).toEqual({ exists: false });
    expect((await exists('')).status).toBe(422);
    expect((await exists('a\u0001')).status).toBe(422);
  });
});

describe('the current user', () => {
  it.each([
    ['admin', '/sistema-aplicacion', 'emails:read_account'],
    ['rrhh', '/sistema-aplicacion/admin', 'applications:move'],
    ['candidate', '/portal-candidato', 'own:write'],
  ] as const)('%s is sent to %s and may %s', async (role, home, permission) => {
    const agent = await world.agentOf(await world.given.user({ role, nombre: 'Ana' }));
    const { user } = (await agent.get('/api/auth/me')).body;
    expect(user).toMatchObject({ role, home, display_name: 'Ana' });
    expect(user.permissions).toContain(permission);
  });

  it('is nobody without a session', async () => {
    const response = await world.agent().get('/api/auth/me');
    expect([response.status, response.body.code]).toEqual([401, 'unauthenticated']);
    expect((await world.agent().post('/api/auth/resend-verification')).status).toBe(401);
    expect((await world.agent().post('/api/auth/change-password').send({})).status).toBe(401);
  });
});
