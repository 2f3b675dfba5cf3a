import { pathIn, SITE_LANGUAGES } from '@hiring/contract';
import { PUBLISHED_AT, PublishedSite } from '../published-site.js';
import { findXmlProblems, type SchemaName } from './xml-schema.js';
import { type GivenOpenings, givenOpenings, HOSTILE_IN_XML, parseXml } from './feeds-given.js';
import { until } from '../../until.js';
import { createWorld, type World } from '../../world.js';

let world: World;
let site: PublishedSite;
let openings: GivenOpenings;

beforeAll(async () => {
  world = await createWorld();
  openings = await givenOpenings(world);
  site = await PublishedSite.of(world);
});
afterAll(async () => {
  await site?.close();
  await world.close();
});

const FEEDS: [string, SchemaName, string][] = [
  ['/sitemap.xml', 'sitemap', 'application/xml'],
  ['/carreras/rss.xml', 'rss', 'application/rss+xml'],
  ['/carreras/feed.xml', 'job-board-feed', 'application/xml'],
];

const pageOf = (id: string) => `${PUBLISHED_AT}/carreras/${id}`;
const read = async (path: string) => parseXml((await site.get(path)).body);

describe.each(FEEDS)('%s', (path, schema, type) => {
  it('is valid whatever people wrote into an opening', async () => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.type).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await findXmlProblems(response.body, schema)).toEqual([]);
  });

  it('has the openings that take applications and no others', async () => {
    const { body } = await site.get(path);
    for (const id of [openings.complete, openings.hostile, openings.bare]) expect(body).toContain(pageOf(id));
    for (const id of openings.hidden) expect(body).not.toContain(id);
  });

  it('names only addresses of the published site', async () => {
    const { body } = await site.get(path);
    const addresses = [...body.matchAll(/https?:\/\/[^/<"\]]+/g)].map(([origin]) => origin);
    const definitions = ['http://www.sitemaps.org', 'http://www.w3.org'];
    expect(new Set(addresses.filter((origin) => !definitions.includes(origin)))).toEqual(
      new Set([PUBLISHED_AT]),
    );
  });
});

describe('the sitemap', () => {
  it('has each page once, and a date only where one is known', async () => {
    const urls: { loc: string; lastmod?: string }[] = (await read('/sitemap.xml')).urlset.url;
    const addresses = urls.map(({ loc }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining([`${PUBLISHED_AT}/`, `${PUBLISHED_AT}/carreras`]));
    const [row] = await world.dataSource.query<{ updated_at: Date }[]>(
      'SELECT updated_at FROM vacantes WHERE id = $1',
      [openings.bare],
    );
    const dated = urls.filter(({ lastmod }) => lastmod);
    expect(dated.map(({ loc }) => loc).sort()).toEqual(
      [openings.complete, openings.hostile, openings.bare]
        .flatMap((id) => SITE_LANGUAGES.map((language) => PUBLISHED_AT + pathIn(language, `/carreras/${id}`)))
        .sort(),
    );
    expect(dated.find(({ loc }) => loc === pageOf(openings.bare))?.lastmod).toBe(
      row?.updated_at.toISOString(),
    );
  });

  it('is a single file while it is small enough', async () => {
    expect((await site.get('/sitemap.xml?parte=1')).status).toBe(200);
    for (const part of ['0', '2', '-1', '1.5', 'uno', '1e9']) {
      const { status } = await site.get(`/sitemap.xml?parte=${part}`);
      expect([part, status]).toEqual([part, 404]);
    }
  });
});

describe('the feed for job boards', () => {
  const jobs = async () => {
    const list: Record<string, string>[] = (await read('/carreras/feed.xml')).source.job;
    return new Map(list.map((job) => [job.referencenumber, job]));
  };

  it('describes an opening completely', async () => {
    const { description, lastactivitydate, ...rest } = (await jobs()).get(openings.complete) ?? {};
    expect(rest).toEqual({
      title: 'Conductor/a de portavehículos C+E',
      date: 'Mon, 09 Mar 2026 08:30:00 GMT',
      referencenumber: openings.complete,
      url: pageOf(openings.complete),
      company: 'Zarvia',
      city: 'Barcelona',
      state: 'Barcelona',
      country: 'ES',
      salary: '28.000–34.000\u00a0€ brutos al año',
      education: 'Graduado en ESO o equivalente',
      postalcode: '08040',
      jobtype: 'fulltime, temporary',
      category: 'Chofer',
      experience: 'Mínimo 2 años',
    });
    expect(lastactivitydate).toMatch(/GMT$/);
    expect(description).toContain(
      '<p>Rutas por la península.</p><p>Duermes en casa<br>cada fin de semana.</p>',
    );
    expect(description).toContain(
      '<p>Qué pedimos</p><ul><li>Permiso C+E</li><li>CAP & tarjeta de tacógrafo</li></ul>',
    );
  });

  it('leaves out what an opening does not say', async () => {
    const job = (await jobs()).get(openings.bare);
    expect(job).not.toHaveProperty('salary');
    expect(job).not.toHaveProperty('education');
    expect(job).toMatchObject({ jobtype: 'fulltime, permanent', experience: 'No hace falta experiencia' });
  });

  it('keeps every word of a text as text', async () => {
    const job = (await jobs()).get(openings.hostile);
    expect(job).toMatchObject({ title: HOSTILE_IN_XML, city: HOSTILE_IN_XML, state: '' });
    expect(job?.description).not.toMatch(/<(?!\/?(p|ul|li|br)>)[a-z/]/);
    expect(job?.description).toContain('&lt;script>alert(1)&lt;/script>');
  });

  it('has every text of a job in CDATA', async () => {
    const { body } = await site.get('/carreras/feed.xml');
    const inJobs = body.slice(body.indexOf('<job>')).replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    expect(inJobs.replace(/<\/?[a-z]+>/g, '').trim()).toBe('');
  });
});

describe('the RSS feed', () => {
  it('has the newest opening first', async () => {
    const { channel } = (await read('/carreras/rss.xml')).rss;
    const items: { link: string; pubDate: string; guid: Record<string, string>; title: string }[] =
      channel.item;
    expect(items.map(({ link }) => link)).toEqual(
      [openings.hostile, openings.bare, openings.complete].map(pageOf),
    );
    expect(items[2]).toMatchObject({
      title: 'Conductor/a de portavehículos C+E (Zona Franca, Barcelona)',
      pubDate: 'Mon, 09 Mar 2026 08:30:00 GMT',
      guid: { '#text': pageOf(openings.complete), '@_isPermaLink': 'true' },
    });
    expect(items[0]?.title).toBe(`${HOSTILE_IN_XML} (${HOSTILE_IN_XML})`);
    expect(channel['atom:link']['@_href']).toBe(`${PUBLISHED_AT}/carreras/rss.xml`);
  });

  it('is linked from the list of openings', async () => {
    const { body } = await site.get('/carreras');
    const [link] = /<link rel="alternate"[^>]*>/.exec(body) ?? [];
    expect(link).toContain(' type="application/rss+xml"');
    expect(link).toContain(` href="${PUBLISHED_AT}/carreras/rss.xml"`);
  });
});

describe('robots.txt', () => {
  it('allows the site, disallows private pages and names the sitemap', async () => {
    const { status, type, body } = await site.get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    expect(lines.at(-1)).toBe(`Sitemap: ${PUBLISHED_AT}/sitemap.xml`);
    const closed = lines.flatMap((line) => /^Disallow: (?<path>.+)$/.exec(line)?.groups?.path ?? []);
    expect(closed).toEqual(
      expect.arrayContaining(['/api/', '/sistema-aplicacion', '/portal-candidato', '/completar-candidatura']),
    );
    const urls: { loc: string }[] = (await read('/sitemap.xml')).urlset.url;
    for (const { loc } of urls) {
      expect(closed.filter((path) => new URL(loc).pathname.startsWith(path))).toEqual([]);
    }
  });
});

it('a closed opening leaves the sitemap and the feeds at once', async () => {
  const id = await world.givenVacancy({ titulo: 'De paso' });
  const shown = async (): Promise<boolean[]> =>
    Promise.all(FEEDS.map(async ([path]) => (await site.get(path)).body.includes(id)));
  await until(async () => (await shown()).every(Boolean));
  await world.dataSource.query(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [id]);
  await until(async () => !(await shown()).some(Boolean));
});

it('feeds without openings are valid', async () => {
  await world.dataSource.query(`UPDATE vacantes SET estado = 'cerrada'`);
  await until(async () => !(await site.get('/carreras/rss.xml')).body.includes('<item>'));
  for (const [path, schema] of FEEDS) {
    expect(await findXmlProblems((await site.get(path)).body, schema)).toEqual([]);
  }
});
