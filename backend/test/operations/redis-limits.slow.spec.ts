import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { RateLimits } from '../../src/platform/http/limits/rate-limits.js';
import { createWorld, type World } from '../world.js';

/** Redis is not part of the product: without it the suite is skipped with a message. */
const SERVER = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);
const LIMIT = { name: 'redis-spec', points: 5, seconds: 60 };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

(SERVER ? describe : describe.skip)('rate limits on Redis', () => {
  let redis: ChildProcess;
  let port: number;
  let one: World;
  let other: World;

  const startRedis = async (): Promise<void> => {
    redis = spawn(SERVER ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
    await new Promise<void>((done) =>
      redis.stdout?.on('data', (text: Buffer) => {
        if (text.includes('Ready to accept')) done();
      }),
    );
  };
  const stopRedis = async (): Promise<void> => {
    redis.kill();
    await once(redis, 'exit');
  };
  const passed = async (world: World, subject: string, tries: number): Promise<number> => {
    const taken = await Promise.all(
      Array.from({ length: tries }, () => world.app.get(RateLimits).tryTake(LIMIT, subject)),
    );
    return taken.filter(Boolean).length;
  };
  const rows = async (): Promise<number> => {
    const [row] = await one.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM rate_limits WHERE key LIKE '%${LIMIT.name}%'`,
    );
    return row?.count ?? -1;
  };

  beforeAll(async () => {
    port = await freePort();
    await startRedis();
    one = await createWorld({ environment: { redisUrl: `redis://127.0.0.1:${port}` } });
    other = await createWorld({
      databaseUrl: one.environment.databaseUrl,
      environment: { redisUrl: `redis://127.0.0.1:${port}`, sessionSecret: one.environment.sessionSecret },
    });
    await one.until(async () => (await passed(one, 'warm', 1)) === 1);
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await stopRedis();
  });

  it('rate limits in Redis are shared by two processes, and the database counts nothing', async () => {
    const both = await Promise.all([passed(one, 'somebody', 5), passed(other, 'somebody', 5)]);
    expect(both[0] + both[1]).toBe(LIMIT.points);
    expect(await rows()).toBe(0);
  });

  it('rate limits are counted in the database while Redis is down, and in Redis again afterwards', async () => {
    await stopRedis();
    expect(await passed(one, 'somebody else', 8)).toBe(LIMIT.points);
    expect(await rows()).toBeGreaterThan(0);
    await startRedis();
    await one.until(async () => {
      const before = await rows();
      await passed(one, `back ${Date.now()}`, 1);
      return (await rows()) === before;
    });
  });
});
