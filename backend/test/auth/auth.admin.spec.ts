import { createAdmin } from '../../src/operations/commands/create-admin.js';
import { logged, PASSWORD, userIdOf } from './auth-journey.js';
import { createWorld, type World } from '../world.js';

const ADMIN = 'jefa@example.com';
const STAFF_PASSWORD = 'Clave-2026';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const invitations = (email: string) =>
  world.dataSource.query<object[]>(
    `SELECT u.role, u.activo, u.password_hash IS NULL AS invited, c.plantilla
     FROM users u JOIN correos c ON c.user_id = u.id WHERE u.email_normalizado = $1`,
    [email],
  );
const boot = (adminEmail: string) =>
  createWorld({ databaseUrl: world.environment.databaseUrl, environment: { adminEmail } });

describe('the administrator of ADMIN_EMAIL', () => {
  it('is invited once, however many processes start', async () => {
    const processes = await Promise.all([boot(ADMIN), boot(ADMIN), boot(ADMIN)]);
    processes.push(await boot('otra@example.com'));
    await Promise.all(processes.map((process) => process.close()));
    expect(await invitations(ADMIN)).toEqual([
      { role: 'admin', activo: true, invited: true, plantilla: 'invitacion' },
    ]);
    expect(await invitations('otra@example.com')).toEqual([]);
    expect(await logged(world, await userIdOf(world, ADMIN))).toEqual(['auth.admin_created']);
  });

  it('is not created while another administrator exists', async () => {
    await world.given.user({ role: 'admin' });
    await (await boot(ADMIN)).close();
    expect(await invitations(ADMIN)).toEqual([]);
  });

  it('is taken from a stranger who registered the address before', async () => {
    const user = await world.given.user({ email: ADMIN, password: PASSWORD });
    const stranger = await world.agentOf(user);
    await (await boot(ADMIN)).close();
    expect(await invitations(ADMIN)).toMatchObject([{ role: 'admin', invited: true }]);
    await stranger.get('/api/auth/me').expect(401);
    const login = await world.agent().post('/api/auth/login').send({ email: ADMIN, password: PASSWORD });
    expect(login.status).toBe(401);
    expect(await logged(world, user.id)).toContain('auth.role_changed');
  });
});

describe('admin:create', () => {
  const create = async (): Promise<string> => {
    const before = { ...process.env };
    const { databaseUrl, appUrl } = world.environment;
    Object.assign(process.env, { DATABASE_URL: databaseUrl, APP_URL: appUrl });
    try {
      const { link } = await createAdmin({ email: ADMIN, nombre: 'Ana', apellidos: 'Ruiz Gil' });
      return link;
    } finally {
      process.env = before;
    }
  };
  const choose = (link: string) =>
    world
      .agent()
      .post('/api/auth/reset-password')
      .send({
        token: new URL(link).searchParams.get('token'),
        password: STAFF_PASSWORD,
        confirm_password: STAFF_PASSWORD,
      });

  it('prints a link that sets the password once, beside a running server', async () => {
    const link = await create();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4400\/restablecer\?token=[\w-]{43}$/);
    await choose(link).expect(204);
    await choose(link).expect(410);
    const login = await world
      .agent()
      .post('/api/auth/login')
      .send({ email: ADMIN, password: STAFF_PASSWORD });
    expect(login.body.user).toMatchObject({
      role: 'admin',
      display_name: 'Ana',
      home: '/sistema-aplicacion',
    });
  });

  it('sends another invitation, and the link of the earlier one no longer works', async () => {
    const first = await create();
    const second = await create();
    await choose(first).expect(410);
    await choose(second).expect(204);
    expect(await world.dataSource.query(`SELECT 1 FROM users`)).toHaveLength(1);
  });
});
