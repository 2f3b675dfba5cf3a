import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { together } from '../../src/platform/database/transactions/together.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => void (world = await createWorld({ sendsMail: false })));
afterAll(() => world.close());

it('throws the error that failed the transaction, wherever it stands, when the others have ended', async () => {
  let ended = false;
  const attempt = inTransaction(world.dataSource, async (manager) => {
    await together([
      (async () => {
        try {
          await manager.query('SELECT 1');
          await manager.query('SELECT 2');
        } finally {
          ended = true;
        }
      })(),
      manager.query('SELECT 1 / 0'),
    ]);
  });
  await expect(attempt).rejects.toMatchObject({ driverError: { code: '22012' } });
  expect(ended).toBe(true);
});
