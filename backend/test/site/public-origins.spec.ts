import { createWorld, type World } from '../world.js';

const BOARD = 'https://empleo.example.com';
let world: World;
let vacancy: string;
beforeAll(async () => {
  world = await createWorld({ environment: { publicOrigins: [BOARD] } });
  vacancy = await world.givenVacancy();
});
afterAll(() => world.close());

const from = (origin: string, path: string) => world.agent().get(path).set('Origin', origin);

it('a configured site may read the openings, without credentials, and no other site may', async () => {
  for (const path of ['/api/vacancies', `/api/vacancies/${vacancy}`, '/api/vacancies/facets']) {
    // Twice: the second answer may come from memory.
    for (const _ of [1, 2]) {
      const { headers } = await from(BOARD, path).expect(200);
      expect([path, headers['access-control-allow-origin']]).toEqual([path, BOARD]);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toContain('Origin');
      const other = await from('https://otra.example.com', path).expect(200);
      expect([path, other.headers['access-control-allow-origin']]).toEqual([path, undefined]);
    }
  }
});

it('a configured site may send a preflight, for reading only', async () => {
  const ask = (path: string, origin = BOARD) =>
    world.agent().options(path).set({ Origin: origin, 'Access-Control-Request-Method': 'GET' });
  const { status, headers } = await ask('/api/vacancies');
  expect([status, headers['access-control-allow-methods']]).toEqual([204, 'GET, HEAD']);
  expect((await ask('/api/vacancies', 'https://otra.example.com')).status).not.toBe(204);
  expect((await ask('/api/candidates')).headers['access-control-allow-origin']).toBeUndefined();
});

it('a configured site may read or write nothing else', async () => {
  const admin = await world.signedInAs('admin');
  const read = await admin.get('/api/candidates').set('Origin', BOARD).expect(200);
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
  const written = await admin.post('/api/vacancies').set('Origin', BOARD).send({});
  expect([written.status, written.body.code]).toEqual([403, 'origin_refused']);
});
