import { sql } from 'kysely';
import { db } from '../../src/platform/database/sql/db.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
});
afterAll(() => world.close());

it('a statement with a name is planned once on its connection', async () => {
  const kept = await world.dataSource.transaction(async (manager) => {
    await db(manager, 'one-user').selectFrom('users').select('id').limit(1).execute();
    return manager.query<{ name: string }[]>('SELECT name FROM pg_prepared_statements');
  });
  expect(kept.map(({ name }) => name)).toContain('one-user');
});

it('a statement with a name fails as one without', async () => {
  const divided = (name?: string) =>
    db(world.dataSource, name)
      .selectNoFrom(sql<number>`1 / 0`.as('nothing'))
      .execute();
  const failure = { driverError: { code: '22012' } };
  await expect(divided()).rejects.toMatchObject(failure);
  await expect(divided('divided')).rejects.toMatchObject(failure);
});
