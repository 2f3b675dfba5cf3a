import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Answer = { status: number; body: { code?: string } };

const waiting = async (): Promise<boolean> => {
  const rows = await world.dataSource.query<unknown[]>(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

/** A write that passes authentication, and whose account is erased before it reaches the row. */
it.each<[string, (agent: Agent) => PromiseLike<Answer>]>([
  ['an application', (agent) => submit(agent)],
  ['a saved view', (agent) => agent.post('/api/saved-views').send({ nombre: 'Mía', filtros: {} })],
])(
  '%s of an account that is erased meanwhile is answered as a request without an account',
  async (what, write) => {
    const user = await world.given.user({ role: what === 'a saved view' ? 'rrhh' : 'candidate' });
    const agent = await world.agentOf(user);
    const erasing = world.dataSource.createQueryRunner();
    await erasing.startTransaction();
    await erasing.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id]);
    const answer = Promise.resolve(write(agent));
    await world.until(waiting);
    await erasing.query('DELETE FROM users WHERE id = $1', [user.id]);
    await erasing.commitTransaction();
    await erasing.release();
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  },
);
