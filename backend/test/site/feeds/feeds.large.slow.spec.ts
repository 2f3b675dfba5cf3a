import { LANGUAGE } from '@hiring/contract';
import { parseXml } from './feeds-given.js';
import { PUBLISHED_AT, PublishedSite } from '../published-site.js';
import { createWorld, type World } from '../../world.js';
import { findXmlProblems } from './xml-schema.js';

const OPENINGS = 45_001;
/** Each opening has a page in each. */
const LANGUAGES = Object.keys(LANGUAGE).length;
const PARTS = [1, 2, 3, 4, 5, 6];

let world: World;
let site: PublishedSite;

beforeAll(async () => {
  world = await createWorld();
  await world.dataSource.query(
    `INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion, fecha_publicacion)
     SELECT 'Conductor ' || n, 'chofer', 'conductor', 'Barcelona', 'Rutas.', now() - n * interval '1 minute'
     FROM generate_series(1, $1) n`,
    [OPENINGS],
  );
  site = await PublishedSite.of(world);
});
afterAll(async () => {
  await site?.close();
  await world.close();
});

it('a site with more pages than one sitemap allows has several, and each page is in one', async () => {
  const index = await site.get('/sitemap.xml');
  expect(await findXmlProblems(index.body, 'sitemap-index')).toEqual([]);
  const files: { loc: string; lastmod?: string }[] = parseXml(index.body).sitemapindex.sitemap;
  expect(files.map(({ loc }) => loc)).toEqual(
    PARTS.map((part) => `${PUBLISHED_AT}/sitemap.xml?parte=${part}`),
  );
  expect(files.every(({ lastmod }) => lastmod)).toBe(true);

  const addresses: string[] = [];
  for (const { loc } of files) {
    const { body } = await site.get(loc.slice(PUBLISHED_AT.length));
    expect(Buffer.byteLength(body)).toBeLessThan(50 * 1024 * 1024);
    expect(await findXmlProblems(body, 'sitemap')).toEqual([]);
    const urls: { loc: string }[] = parseXml(body).urlset.url;
    expect(urls.length).toBeLessThanOrEqual(45_000);
    addresses.push(...urls.map((url) => url.loc));
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address.includes('/carreras/'))).toHaveLength(OPENINGS * LANGUAGES);
  expect((await site.get('/sitemap.xml?parte=7')).status).toBe(404);
});

it('the RSS feed stays small', async () => {
  const { body } = await site.get('/carreras/rss.xml');
  const titles: { title: string }[] = parseXml(body).rss.channel.item;
  expect(titles).toHaveLength(100);
  expect(titles[0]?.title).toBe('Conductor 1 (Barcelona)');
});
