import { splitLanguage } from '@hiring/contract';
import type { Vacancy } from '../../src/vacancies/vacancy.entity.js';
import { type GivenOpenings, givenOpenings, HOSTILE, parseXml } from './feeds/feeds-given.js';
import { PUBLISHED_AT, PublishedSite } from './published-site.js';
import { findGaps, findProblems, readThings, type Thing } from './feeds/structured-data.js';
import { createWorld, type World } from '../world.js';

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

const thingsOf = async (path: string): Promise<Thing[]> => readThings((await site.get(path)).body);
const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);
const postingOf = async (id: string): Promise<Thing | undefined> =>
  ofType(await thingsOf(`/carreras/${id}`), 'JobPosting')[0];

/** A tag of a page's head, as its attributes. */
function tags(page: string, name: 'link' | 'meta'): Record<string, string>[] {
  const head = page.slice(page.indexOf('<head>'), page.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );
}
const metaOf = (page: string, name: string) =>
  tags(page, 'meta').find((tag) => (tag.name ?? tag.property) === name)?.content;
const canonicalOf = (page: string) => tags(page, 'link').find(({ rel }) => rel === 'canonical')?.href;

const inSitemap = async (): Promise<string[]> => {
  const urls: { loc: string }[] = parseXml((await site.get('/sitemap.xml')).body).urlset.url;
  return urls.map(({ loc }) => loc.slice(PUBLISHED_AT.length));
};

it('the sitemap has every page that links lead to and that may be indexed, and no other', async () => {
  const found = new Map<string, boolean>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const { status, body } = await site.get(path);
    found.set(path, status === 200 && metaOf(body, 'robots') === undefined);
    const links = [...body.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
    waiting.push(...links.filter((href) => !/^\/(api|sistema-aplicacion)(\/|$)/.test(href)));
  }
  const kept = [...found].filter(([, indexed]) => indexed).map(([path]) => path);
  expect((await inSitemap()).sort()).toEqual(kept.sort());
});

it('each page of the sitemap states its address, preview and contents', async () => {
  for (const path of await inSitemap()) {
    const { status, body } = await site.get(path);
    const seen = {
      path,
      status,
      canonical: canonicalOf(body),
      url: metaOf(body, 'og:url'),
      card: metaOf(body, 'twitter:card'),
      image: metaOf(body, 'og:image'),
    };
    expect(seen).toEqual({
      path,
      status: 200,
      canonical: PUBLISHED_AT + path,
      url: PUBLISHED_AT + path,
      card: 'summary_large_image',
      image: `${PUBLISHED_AT}/share-image.png`,
    });
    for (const name of ['og:title', 'og:description', 'og:image:alt', 'description']) {
      expect([path, name, metaOf(body, name)]).toEqual([path, name, expect.stringMatching(/\S{3}/)]);
    }
    const things = readThings(body);
    expect([path, things.flatMap(findProblems)]).toEqual([path, []]);
    expect([
      path,
      ofType(things, splitLanguage(path).path === '/' ? 'LocalBusiness' : 'BreadcrumbList').length,
    ]).toEqual([path, 1]);
    expect(ofType(things, 'JobPosting')).toHaveLength(
      splitLanguage(path).path.startsWith('/carreras/') ? 1 : 0,
    );
  }
});

it.each([
  ['/carreras?utm_source=x&gclid=1', '/carreras'],
  ['/servicios/lavado?fbclid=1', '/servicios/lavado'],
  ['/?ref=correo', '/'],
])('the canonical page of %s has no tracking parameters', async (path, canonical) => {
  expect(canonicalOf((await site.get(path)).body)).toBe(PUBLISHED_AT + canonical);
});

it.each(['/404', '/no/existe', '/500'])('%s is excluded from search engines', async (path) => {
  const { body } = await site.get(path);
  expect(metaOf(body, 'robots')).toBe('noindex, nofollow');
  expect(canonicalOf(body)).toBeUndefined();
  expect(readThings(body)).toEqual([]);
});

it('the data of the company are those of the configuration', async () => {
  const [company] = ofType(await thingsOf('/'), 'LocalBusiness');
  expect(company).toMatchObject({
    name: 'Zarvia',
    legalName: 'Zarvia Flotas y Logística, S.L.',
    telephone: '+34930000000',
    email: 'info@example.com',
    url: `${PUBLISHED_AT}/`,
    address: { addressLocality: 'Barcelona', addressCountry: 'ES' },
  });
  // The configuration has no coordinates, and its hours are in words.
  expect(findGaps(company ?? {})).toEqual(['geo', 'openingHoursSpecification']);
});

it('a service page describes its service and the questions that it shows', async () => {
  const { body } = await site.get('/servicios/transporte');
  const things = readThings(body);
  const [service] = ofType(things, 'Service');
  expect(service).toMatchObject({ serviceType: 'Transporte de vehículos', provider: { name: 'Zarvia' } });
  expect(findGaps(service ?? {})).toEqual([]);
  const shown = [...body.matchAll(/<summary[^>]*><h3[^>]*>(?<question>[^<]*)</g)].map(
    ({ groups }) => groups?.question,
  );
  const questions = ofType(things, 'FAQPage')[0]?.mainEntity as Thing[];
  expect(questions.map(({ name }) => name)).toEqual(shown);
  expect(ofType(await thingsOf('/empresa'), 'Service')).toEqual([]);
});

describe('the structured data of an opening', () => {
  it('are complete', async () => {
    const posting = await postingOf(openings.complete);
    expect(posting).toEqual({
      '@type': 'JobPosting',
      title: 'Conductor/a de portavehículos C+E',
      description: expect.stringContaining('<p>Rutas por la península.</p><p>Duermes en casa<br>cada'),
      url: `${PUBLISHED_AT}/carreras/${openings.complete}`,
      identifier: { '@type': 'PropertyValue', name: 'Zarvia', value: openings.complete },
      datePosted: '2026-03-09T08:30:00.000Z',
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      hiringOrganization: expect.objectContaining({ name: 'Zarvia', sameAs: `${PUBLISHED_AT}/` }),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Barcelona',
          addressRegion: 'Barcelona',
          postalCode: '08040',
          addressCountry: 'ES',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', unitText: 'YEAR', minValue: 28_000, maxValue: 34_000 },
      },
      directApply: true,
      totalJobOpenings: 3,
      industry: 'Transporte y logística de vehículos',
      occupationalCategory: expect.any(String),
      skills: 'C+E, CAP',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        name: 'Graduado en ESO o equivalente',
        credentialCategory: 'high school',
      },
    });
    expect(findGaps(posting ?? {})).toEqual([]);
  });

  it('contain nothing that is unknown', async () => {
    const posting = (await postingOf(openings.bare)) ?? {};
    expect(findGaps(posting)).toEqual(['baseSalary', 'educationRequirements']);
    expect(posting.experienceRequirements).toBe('no requirements');
  });

  it('keep any text inside their block', async () => {
    const { body } = await site.get(`/carreras/${openings.hostile}`);
    const [posting] = ofType(readThings(body), 'JobPosting');
    expect(posting?.title).toBe(HOSTILE);
    expect(findProblems(posting ?? {})).toEqual([]);
    expect(body).not.toContain('<script>alert(1)');
  });

  it('are removed once the opening takes no applications', async () => {
    for (const id of openings.hidden) {
      const { status, body } = await site.get(`/carreras/${id}`);
      expect(ofType(readThings(body), 'JobPosting')).toEqual([]);
      expect([status, metaOf(body, 'robots')]).toEqual([expect.any(Number), 'noindex']);
    }
  });
});

const SAID: [Partial<Vacancy>, Thing][] = [
  [{ jornada: 'Completa', tipo_contrato: 'Indefinido' }, { employmentType: ['FULL_TIME'] }],
  [{ jornada: 'Parcial', tipo_contrato: 'Indefinido' }, { employmentType: ['PART_TIME'] }],
  [{ jornada: 'Flexible', tipo_contrato: 'Indefinido' }, { employmentType: ['FULL_TIME', 'PART_TIME'] }],
  [{ jornada: 'Parcial', tipo_contrato: 'Temporal' }, { employmentType: ['PART_TIME', 'TEMPORARY'] }],
  [{ jornada: 'Completa', tipo_contrato: 'Prácticas' }, { employmentType: ['FULL_TIME', 'INTERN'] }],
  [{ salario_min: 24_000 }, { baseSalary: { value: { minValue: 24_000 } } }],
  [{ salario_max: 24_000 }, { baseSalary: { value: { maxValue: 24_000 } } }],
  [{ salario_min: 24_000, salario_max: 24_000 }, { baseSalary: { value: { value: 24_000 } } }],
  [{ ubicacion: 'Martorell (Barcelona)' }, { jobLocation: { address: { addressRegion: 'Barcelona' } } }],
  [{ ubicacion: 'malaga' }, { jobLocation: { address: { addressRegion: 'Málaga' } } }],
  [{ cierra_el: '2099-03-15' }, { validThrough: '2099-03-15T23:59:59+01:00' }],
  [{ educacion: 'Técnico Superior en Automoción' }, educated('associate degree')],
  [{ educacion: 'Técnico en Electromecánica o similar' }, educated('professional certificate')],
  [{ educacion: 'Grado universitario' }, educated('bachelor degree')],
  [{ educacion: 'Máster en logística' }, educated('postgraduate degree')],
  [{ educacion: 'Carnet de carretillero' }, { educationRequirements: 'Carnet de carretillero' }],
];

function educated(credentialCategory: string): Thing {
  return { educationRequirements: { credentialCategory } };
}

it.each(SAID)('an opening with %j has the data %j', async (values, told) => {
  const posting = await postingOf(await world.givenVacancy(values));
  expect(posting).toMatchObject(told);
  expect(findProblems(posting ?? {})).toEqual([]);
});

it('an opening without a closing date has no end date', async () => {
  const posting = await postingOf(await world.givenVacancy({ cierra_el: null }));
  expect(posting).not.toHaveProperty('validThrough');
});

it('a place without a province gets none', async () => {
  const posting = await postingOf(await world.givenVacancy({ ubicacion: 'Toda la península' }));
  expect(posting).not.toHaveProperty('jobLocation.address.addressRegion');
});
