import { splitLanguage } from '@hiring/contract';
import { look, type SitePage } from '../pages/site-page.js';
import { CLOSED_PAGES, PUBLIC_PAGES } from '../pages/site-map.js';
import { complaintsAbout, complaintsAboutAll, unreached } from '../pages/site-rules.js';
import { expect, test } from '../pages/test.js';

/** Of Catalan pages every one is looked at, of the other languages the list of openings. */
function isNews({ pathname, search }: URL): boolean {
  const { language, path } = splitLanguage(pathname);
  if (language === 'es') return true;
  return search === '' && (language === 'ca' ? !path.startsWith('/carreras/') : path === '/carreras');
}

test.describe('the site without scripts, with reduced motion', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test(
    'has links from the home page to every page, and every page has a title and heading',
    { tag: '@slow' },
    async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      const found = new Map<string, SitePage>();
      const complaints = new Map<string, string[]>();
      const waiting = ['/'];
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (found.has(path)) continue;
        const seen = await look(page, path);
        found.set(path, seen);
        for (const complaint of complaintsAbout(seen, origin)) {
          complaints.set(complaint, [...(complaints.get(complaint) ?? []), path]);
        }
        for (const url of seen.links.map((link) => new URL(link))) {
          if (url.origin === origin && isNews(url)) waiting.push(url.pathname + url.search);
        }
      }
      // One fault of many URLs is one line.
      const lines = [...complaints].map(
        ([complaint, [first, ...more]]) => `${first} (+${more.length}) ${complaint}`,
      );
      expect.soft(lines).toEqual([]);
      expect.soft(unreached(PUBLIC_PAGES, found), 'not reached').toEqual([]);
      expect.soft(complaintsAboutAll(found, origin)).toEqual([]);
    },
  );
});

test('pages of a person send others to the sign-in page, which leads back', async ({ request }) => {
  for (const path of CLOSED_PAGES) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(302);
    expect.soft(answer.headers()['location'], path).toBe(`/login?${new URLSearchParams({ next: path })}`);
  }
});
