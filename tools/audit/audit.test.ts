import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { crawl, linksIn } from './crawl.ts';
import { median } from '../figures.ts';
import { readOptions } from './options.ts';
import { report } from './report.ts';

test('takes the paths of the site’s own links, without query and fragment', () => {
  const html =
    '<a class="x" href="/a?b=1&amp;c=2#d">A</a><a href="tel:+34">T</a><a href="https://example.com/">E</a>' +
    '<a href="/sistema-aplicacion/admin">S</a><link href="/style.css">';
  assert.deepEqual(linksIn(html, 'http://127.0.0.1:1/'), ['/a']);
});

test('finds each page once, one opening for all, and names dead links; or visits only what was asked for', async () => {
  const opening = (n: number) => `/ca/carreras/0000000${n}-0000-4000-8000-000000000000`;
  const site: Record<string, string> = {
    '/': `<a href="${opening(1)}">1</a><a href="${opening(2)}">2</a><a href="/b#x">b</a><a href="/gone">g</a>`,
    '/b': '<meta name="robots" content="noindex"/><a href="/">home</a><a href="/mine">mine</a>',
    [opening(1)]: 'one',
    [opening(2)]: 'two',
  };
  const server = createServer((request, response) => {
    const html = site[request.url ?? ''];
    if (request.url === '/mine') response.writeHead(302, { location: '/login' }).end();
    else response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const { pages, dead } = await crawl(origin);
  const some = await crawl(origin, ['/b', '/never']);
  server.close();
  assert.deepEqual(
    pages.map(({ path, indexed }) => [path, indexed]),
    [
      ['/', true],
      [opening(1), true],
      ['/b', false],
    ],
  );
  assert.deepEqual(dead, ['/gone (404)']);
  assert.deepEqual(
    some.pages.map(({ path }) => path),
    ['/b'],
  );
  assert.deepEqual(some.dead, ['/never (404)']);
});

test('the median of an even number is one that was measured', () => {
  assert.equal(median([5, 1, 3]), 3);
  assert.equal(median([4, 1, 3, 2]), 2);
});

test('options have defaults, and what makes no sense is refused', () => {
  assert.deepEqual(readOptions([]), { runs: 5, pages: undefined, out: undefined });
  assert.deepEqual(readOptions(['--runs=1', '--pages=/,/a']).pages, ['/', '/a']);
  for (const wrong of ['--runs=0', '--runs=x', '--fast']) {
    assert.throws(() => readOptions([wrong]), /Usage/, wrong);
  }
});

test('what misses its target is bold, and what does not apply is a dash', () => {
  const row = {
    path: '/',
    indexed: false,
    scores: { performance: 97.9, accessibility: 100, 'best-practices': 100, seo: 60 },
    ...{
      lcp: 1601,
      fcp: 900,
      tbt: 12,
      cls: 0.02,
      findings: ['is-crawlable: no', 'x: y'],
      benchmark: 1,
    },
  };
  const text = report([row], { dead: ['/gone (404)'], runs: 5, cpu: 'one' });
  assert.match(text, /\| \/ \| \*\*97\*\* \| 100 \| 100 \| – \| \*\*1\.60\*\* \| 0\.020 \|/);
  assert.match(text, /Dead links: \/gone \(404\)/);
  assert.match(text, /- \/: x: y/);
  assert.doesNotMatch(text, /is-crawlable/);
});
