import type { APIRequestContext, Page } from '@playwright/test';
import { waitForScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

const dataBlocks = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) =>
      blocks.map(({ textContent }) => JSON.parse(textContent) as { '@graph': Thing[] }),
    );

interface Thing {
  '@type': string;
  title?: string;
}

async function postings(page: Page): Promise<(string | undefined)[]> {
  const things = (await dataBlocks(page)).flatMap((block) => block['@graph']);
  return things.filter((thing) => thing['@type'] === 'JobPosting').map(({ title }) => title);
}

test('the structured data of an opening stay the same once scripts run', async ({ page }) => {
  await page.goto('/carreras');
  expect(await postings(page)).toEqual([]);
  const link = page.getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent())?.trim();
  await page.goto((await link.getAttribute('href')) ?? '');
  expect(await postings(page)).toEqual([title]);
  // Scripts start when the visitor does something; React then takes over what the server wrote.
  await page.keyboard.press('Tab');
  await waitForScripts(page);
  await page.waitForLoadState('networkidle');
  expect(await postings(page)).toEqual([title]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

/** Width and height in the header of a PNG. */
async function sizeOf(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, 'image/png']);
  const png = await response.body();
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
}

test('the preview picture has the stated size, and is quick to load', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/servicios/transporte');
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  const address = new URL((await meta('og:image')) ?? '');
  expect(address.origin).toBe(new URL(page.url()).origin);
  const { width, height, bytes } = await sizeOf(page.request, address.pathname);
  expect([String(width), String(height)]).toEqual([
    await meta('og:image:width'),
    await meta('og:image:height'),
  ]);
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes).toBeLessThan(60 * 1024);
});

test('a phone finds the icons of its home screen', { tag: '@slow' }, async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).not.toBe('');
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
    const { width, height } = await sizeOf(request, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await sizeOf(request, '/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 });
  expect((await request.get('/favicon.svg')).ok()).toBe(true);
  expect((await request.get('/favicon.ico')).ok()).toBe(true);
});

test('a crawler finds the sitemap through robots.txt', { tag: '@slow' }, async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (?<address>\S+)$/m.exec(robots)?.groups?.['address'] ?? '';
  expect(new URL(sitemap).origin).toBe(baseURL);
  const addresses = [...(await (await request.get(sitemap)).text()).matchAll(/<loc>(?<loc>[^<]*)<\/loc>/g)];
  expect(addresses.length).toBeGreaterThan(20);
  for (const { groups } of addresses) {
    const page = await request.get(groups?.['loc'] ?? '');
    expect(page.status(), page.url()).toBe(200);
    expect(await page.text(), page.url()).not.toContain('<meta name="robots"');
  }
});
