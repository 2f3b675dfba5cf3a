import { PageCache, type RenderedPage } from './page-cache.js';

const page = (body: string, status = 200): RenderedPage => ({ status, headers: {}, body });

let now = 0;
let cache: PageCache;
beforeEach(() => {
  now = 0;
  cache = new PageCache(2, () => now);
});
const bodyOf = async (url: string, next: RenderedPage): Promise<string> =>
  (await cache.get(url, () => Promise.resolve(next))).body;
const outage = page('No disponible', 503);

it('a page is rendered once for concurrent requests', async () => {
  const render = jest.fn(() => Promise.resolve(page('hola')));
  const [first, second] = await Promise.all([cache.get('/a', render), cache.get('/a', render)]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(second).toBe(first);
});

it('a page is rendered again after five minutes, and after a change of what it shows', async () => {
  expect(await bodyOf('/a', page('antes'))).toBe('antes');
  expect(await bodyOf('/a', page('después'))).toBe('antes');
  now = 5 * 60_000;
  expect(await bodyOf('/a', page('después'))).toBe('después');
  cache.clear();
  expect(await bodyOf('/a', page('ahora'))).toBe('ahora');
});

it('a page is sent as it was while an outage prevents its rendering', async () => {
  await bodyOf('/a', page('antes'));
  cache.clear();
  expect(await bodyOf('/a', outage)).toBe('antes');
  expect(await bodyOf('/a', outage)).toBe('antes');
  expect(await bodyOf('/b', outage)).toBe('No disponible');
  expect(await bodyOf('/a', page('después'))).toBe('después');
});

it('a page is not kept when its content changed during rendering', async () => {
  let finish: (page: RenderedPage) => void = () => undefined;
  const rendering = cache.get('/a', () => new Promise((resolve) => (finish = resolve)));
  cache.clear();
  finish(page('antes'));
  await rendering;
  expect(await bodyOf('/a', page('después'))).toBe('después');
});

it.each([
  [200, true],
  [410, true],
  [404, false],
  [302, false],
  [503, false],
])('a page with status %i is kept: %s', async (status, kept) => {
  await bodyOf('/a', page('hola', status));
  expect(await bodyOf('/a', page('otra'))).toBe(kept ? 'hola' : 'otra');
});

it('the page that was requested least recently is evicted', async () => {
  await bodyOf('/a', page('a'));
  await bodyOf('/b', page('b'));
  await bodyOf('/a', page('x'));
  await bodyOf('/c', page('c'));
  expect(await bodyOf('/a', page('x'))).toBe('a');
  expect(await bodyOf('/b', page('x'))).toBe('x');
});
