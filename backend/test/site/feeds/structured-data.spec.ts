import { findGaps, findProblems, readThings, type Thing } from './structured-data.js';

const JOB: Thing = {
  '@type': 'JobPosting',
  title: 'Conductor/a C+E',
  description: '<p>Rutas por la península.</p><ul><li>Carga<br>y descarga</li></ul>',
  datePosted: '2026-03-09T08:30:00.000Z',
  hiringOrganization: { '@type': 'Organization', name: 'Zarvia', logo: 'https://www.example.com/logo.png' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Barcelona', addressCountry: 'ES' },
  },
  employmentType: ['FULL_TIME', 'TEMPORARY'],
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', unitText: 'YEAR', minValue: 28000, maxValue: 34000 },
  },
  identifier: { '@type': 'PropertyValue', name: 'Zarvia', value: '1' },
  directApply: true,
};

const TRAIL: Thing = {
  '@type': 'BreadcrumbList',
  itemListElement: [1, 2].map((position) => ({
    '@type': 'ListItem',
    position,
    name: `Paso ${position}`,
    item: `https://www.example.com/${position}`,
  })),
};

const QUESTIONS: Thing = {
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: '¿Sí?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } }],
};

const COMPANY: Thing = {
  '@type': 'LocalBusiness',
  name: 'Zarvia',
  address: { '@type': 'PostalAddress', addressCountry: 'ES' },
  telephone: '+34930000000',
};

const SERVICE: Thing = {
  '@type': 'Service',
  name: 'Transporte',
  provider: { '@type': 'Organization', name: 'Zarvia' },
};

it('structured data that follow the guides are accepted', () => {
  for (const thing of [JOB, TRAIL, QUESTIONS, COMPANY, SERVICE]) expect(findProblems(thing)).toEqual([]);
  expect(findGaps(JOB)).toEqual(['experienceRequirements', 'educationRequirements']);
});

const salary = (value: object) => ({
  '@type': 'MonetaryAmount',
  currency: 'EUR',
  value: { '@type': 'QuantitativeValue', unitText: 'YEAR', ...value },
});
const step = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: 'a',
  item: 'https://www.example.com/',
});

const BROKEN: [string, Thing, Thing][] = [
  ['title is missing', JOB, { title: undefined }],
  ['title is not a text', JOB, { title: ' ' }],
  ['description has no paragraph', JOB, { description: 'Rutas' }],
  ['description leaves <p> open', JOB, { description: '<p>Rutas' }],
  ['description closes <ul> where it is not open', JOB, { description: '<p>Rutas</ul></p>' }],
  ['description has <b>', JOB, { description: '<p><b>Rutas</b></p>' }],
  ['description has <p onclick="x()">', JOB, { description: '<p onclick="x()">Rutas</p>' }],
  ['says no more than its title', JOB, { description: '<p>Conductor/a C+E</p>' }],
  ['datePosted is not a date', JOB, { datePosted: '9/3/2026' }],
  ['datePosted is not a date', JOB, { datePosted: '2026-03-09T08:30:00' }],
  ['datePosted is not a date', JOB, { datePosted: '2026-13-45' }],
  ['validThrough is not a date', JOB, { validThrough: 'mañana' }],
  ['employmentType is not one of', JOB, { employmentType: 'Completa' }],
  ['employmentType is empty', JOB, { employmentType: [] }],
  ['employmentType [1] is not one of', JOB, { employmentType: ['FULL_TIME', 'full_time'] }],
  ['directApply is not true or false', JOB, { directApply: 'true' }],
  ['totalJobOpenings is not a count', JOB, { totalJobOpenings: 0 }],
  ['hiringOrganization is no Organization', JOB, { hiringOrganization: 'Zarvia' }],
  [
    'hiringOrganization Organization: name is missing',
    JOB,
    { hiringOrganization: { '@type': 'Organization' } },
  ],
  [
    'addressCountry is missing',
    JOB,
    { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } } },
  ],
  ['currency is not a currency', JOB, { baseSalary: { ...salary({ value: 1 }), currency: '€' } }],
  ['has no value', JOB, { baseSalary: salary({}) }],
  ['value is not a positive number', JOB, { baseSalary: salary({ value: '28000' }) }],
  ['has a value and a range', JOB, { baseSalary: salary({ value: 1, minValue: 1 }) }],
  ['begins above its end', JOB, { baseSalary: salary({ minValue: 3, maxValue: 2 }) }],
  ['unitText is not one of', JOB, { baseSalary: salary({ value: 1, unitText: 'año' }) }],
  ['experienceRequirements is not "no requirements"', JOB, { experienceRequirements: '2 años' }],
  [
    'credentialCategory is missing',
    JOB,
    { educationRequirements: { '@type': 'EducationalOccupationalCredential' } },
  ],
  ['url is not an absolute address', JOB, { url: '/carreras/1' }],
  ['salario is not known', JOB, { salario: 28000 }],
  ['Job is of no known type', JOB, { '@type': 'Job' }],
  ['no trail', TRAIL, { itemListElement: [step(1)] }],
  ['position is not a count', TRAIL, { itemListElement: [step(0), step(1)] }],
  ['no trail', TRAIL, { itemListElement: [step(1), step(3)] }],
  ['item is not an absolute address', TRAIL, { itemListElement: [step(1), { ...step(2), item: '/dos' }] }],
  ['name is not a text', TRAIL, { itemListElement: [step(1), { ...step(2), name: '' }] }],
  ['mainEntity is empty', QUESTIONS, { mainEntity: [] }],
  ['acceptedAnswer is missing', QUESTIONS, { mainEntity: [{ '@type': 'Question', name: '¿Sí?' }] }],
  ['address is missing', COMPANY, { address: undefined }],
  ['telephone is not an international', COMPANY, { telephone: '930 000 000' }],
  ['email is not an address', COMPANY, { email: 'info' }],
  ['provider is missing', SERVICE, { provider: undefined }],
  ['areaServed is no City', SERVICE, { areaServed: 'Barcelona' }],
];

it.each(BROKEN)('a mistake in structured data is found: %s', (problem, valid, change) => {
  expect(findProblems({ ...valid, ...change }).join('; ')).toContain(problem);
});

it('a block that is not JSON-LD of schema.org is ignored', () => {
  const page = (json: string) => `<p><script type="application/ld+json">${json}</script></p>`;
  expect(readThings(page('{"@context":"https://schema.org","@graph":[{"@type":"City"}]}'))).toEqual([
    { '@type': 'City' },
  ]);
  for (const json of ['{', '{}', '{"@graph":[]}', '{"@context":"https://schema.org"}']) {
    expect(() => readThings(page(json))).toThrow();
  }
});
