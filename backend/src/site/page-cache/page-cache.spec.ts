import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, PageCache, type RenderedPage } from './page-cache.js';

const page = (text: string, status = 200): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
});
const fail = (error: unknown) => {
  throw error;
};

describe('a cached page', () => {
  let now = 0;
  let cache: PageCache;
  beforeEach(() => {
    now = 0;
    cache = new PageCache({ freshMs: 1000, pages: 2 }, () => now);
  });
  const textOf = (key: string) => cache.findFresh(key)?.answers.identity.body.toString() ?? null;

  it('is the same in every encoding', async () => {
    const { answers, etag } = await cache.render('/a', () => Promise.resolve(page('hola')));
    expect(brotliDecompressSync(answers.br.body).toString()).toBe('hola');
    expect(gunzipSync(answers.gzip.body).toString()).toBe('hola');
    expect(answers.br.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding, Origin',
      'content-encoding': 'br',
      'content-length': String(answers.br.body.length),
    });
    expect(answers.identity.headers).not.toHaveProperty('content-encoding');
  });

  it('is rendered once for concurrent requests', async () => {
    const render = jest.fn(() => Promise.resolve(page('hola')));
    const [first, second] = await Promise.all([cache.render('/a', render), cache.render('/a', render)]);
    expect(render).toHaveBeenCalledTimes(1);
    expect(second).toBe(first);
  });

  it('is sent once more after it expires, while it is rendered again', async () => {
    await cache.render('/a', () => Promise.resolve(page('antes')));
    now = 1000;
    expect(cache.findFresh('/a')).toBeNull();
    const again = Promise.resolve(page('después'));
    expect(cache.find('/a', () => again, fail)?.answers.identity.body.toString()).toBe('antes');
    await cache.render('/a', () => again);
    expect(textOf('/a')).toBe('después');
  });

  it('stays when rendering fails, and the failure is reported', async () => {
    await cache.render('/a', () => Promise.resolve(page('antes')));
    now = 1000;
    const told = new Promise((resolve) => {
      cache.find('/a', () => Promise.reject(new Error('no database')), resolve);
    });
    await expect(told).resolves.toEqual(new Error('no database'));
    expect(cache.find('/a', () => Promise.resolve(page('x')), fail)).not.toBeNull();
  });

  it('is sent as it was before a change while an outage prevents rendering', async () => {
    const text = ({ answers }: { answers: { identity: { body: Buffer } } }) =>
      answers.identity.body.toString();
    await cache.render('/a', () => Promise.resolve(page('antes')));
    cache.clear();
    expect(textOf('/a')).toBeNull();
    expect(cache.find('/a', () => Promise.resolve(page('x')), fail)).toBeNull();
    const outage = () => Promise.resolve(page('No disponible', 503));
    expect(text(await cache.render('/a', outage))).toBe('antes');
    expect(text(await cache.render('/a', outage))).toBe('antes');
    expect((await cache.render('/b', outage)).status).toBe(503);
    expect(text(await cache.render('/a', () => Promise.resolve(page('después'))))).toBe('después');
    expect(textOf('/a')).toBe('después');
  });

  it('stays after it expires when the new response is that of an outage', async () => {
    await cache.render('/a', () => Promise.resolve(page('antes')));
    now = 1000;
    await cache.render('/a', () => Promise.resolve(page('No disponible', 503)));
    expect(cache.find('/a', () => Promise.resolve(page('x')), fail)?.status).toBe(200);
  });

  it('is not stored when its content changed during rendering', async () => {
    let finish: (page: RenderedPage) => void = () => undefined;
    const rendering = cache.render('/a', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    finish(page('antes'));
    await rendering;
    expect(textOf('/a')).toBeNull();
  });

  it.each([
    [200, true],
    [410, true],
    [404, false],
    [302, false],
    [503, false],
  ])('with status %i is stored: %s', async (status, kept) => {
    await cache.render('/a', () => Promise.resolve(page('hola', status)));
    expect(cache.findFresh('/a') !== null).toBe(kept);
  });

  it('is evicted when it was requested least recently', async () => {
    await cache.render('/a', () => Promise.resolve(page('a')));
    await cache.render('/b', () => Promise.resolve(page('b')));
    cache.findFresh('/a');
    await cache.render('/c', () => Promise.resolve(page('c')));
    expect([textOf('/a'), textOf('/b'), textOf('/c')]).toEqual(['a', null, 'c']);
  });
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
] as const)('a browser that accepts %p gets the encoding %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
