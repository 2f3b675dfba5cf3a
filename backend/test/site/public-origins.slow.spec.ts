import { startBuiltServer } from '../built-server.js';
import { createWorld, type World } from '../world.js';

const BOARD = 'https://empleo.example.com';
const SECOND_BOARD = 'https://bolsa.example.com';
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('each configured site may read the feeds, whoever requested the cached one', async () => {
  const { databaseUrl, dataDir } = world.environment;
  const publicOrigins = `${BOARD},${SECOND_BOARD}`;
  const site = await startBuiltServer(databaseUrl, dataDir, { pages: true, publicOrigins });
  try {
    for (const path of ['/carreras/feed.xml', '/carreras/rss.xml']) {
      for (const origin of [BOARD, '', SECOND_BOARD, 'https://otra.example.com', BOARD]) {
        const { status, headers } = await fetch(site.url + path, { headers: origin ? { origin } : {} });
        const allowed = [BOARD, SECOND_BOARD].includes(origin) ? origin : null;
        expect([origin, status, headers.get('access-control-allow-origin')]).toEqual([origin, 200, allowed]);
        expect(headers.get('vary')).toContain('Origin');
      }
    }
  } finally {
    await site.kill();
  }
});
