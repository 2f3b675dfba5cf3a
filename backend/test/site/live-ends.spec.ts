import { LIVE_MESSAGES } from '@hiring/contract';
import type { User } from '../../src/auth/user.entity.js';
import { verified } from '../auth/security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';
import { type EventStream, listen } from './event-stream.js';

let world: World;
let admin: Agent;
const open: EventStream[] = [];
beforeAll(async () => {
  world = await createWorld();
  ({ browser: admin } = await verified(world, { role: 'admin' }));
});
afterAll(() => world.close());
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

const PATHS = { rrhh: '/api/events', responsable: '/api/team/events' } as const;

async function listener(role: keyof typeof PATHS): Promise<{ user: User; stream: EventStream }> {
  const user = await world.given.user({ role, nombre: 'Ana' });
  const session = await world.given.session(user);
  const stream = await listen(world, session.accessToken, PATHS[role]);
  open.push(stream);
  expect(stream.status).toBe(200);
  return { user, stream };
}

async function closeByDirectory({ id }: User): Promise<void> {
  const order = { nombre: `Directorio ${id}`, permisos: ['users:provision'] };
  const { body } = await admin.post('/api/api-keys').send(order).expect(201);
  await world
    .agent()
    .patch(`/scim/v2/Users/${id}`)
    .set('Authorization', `Bearer ${body.clave}`)
    .type('application/scim+json')
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'replace', value: { active: false } }],
      }),
    )
    .expect(200);
}

const ENDS: Record<string, (user: User) => Promise<unknown>> = {
  'signing out everywhere else': async (user) =>
    (await world.agentOf(user)).post('/api/auth/sessions/end-others').expect(204),
  'another role': async ({ id, role }) => {
    const { body } = await admin.get(`/api/users/${id}`).expect(200);
    const next = role === 'rrhh' ? 'responsable' : 'rrhh';
    await admin
      .put(`/api/users/${id}`)
      .send({ ...editable(body), role: next })
      .expect(200);
  },
  'a directory that closes the account': closeByDirectory,
};

const editable = ({ email, nombre, apellidos, version }: Record<string, unknown>) => ({
  email,
  nombre,
  apellidos,
  version,
});

describe.each(['rrhh', 'responsable'] as const)('the open stream of somebody of role %s', (role) => {
  // No heartbeat runs in a spec: it is the end of the session that is told.
  it.each(Object.keys(ENDS))('ends at once with %s', async (how) => {
    const { user, stream } = await listener(role);
    await ENDS[how]?.(user);
    await world.until(() => Promise.resolve(stream.ended));
    expect(stream.names.at(-1)).toBe(LIVE_MESSAGES.end);
  });
});
