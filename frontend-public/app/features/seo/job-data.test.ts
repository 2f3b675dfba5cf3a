import { placeOfWork } from '@hiring/contract';
import { describe, expect, it } from 'vitest';
import type { Schemas } from '@hiring/contract/api';
import { cdata, element, latest, text } from '../feeds/xml';
import type { SiteData } from '../../lib/meta';
import { jobBoardFeed } from '../feeds/job-board-feed';
import { jobPosting } from './job-posting';
import { educationRequirements, employmentTypes } from './requirements';
import { vacancyHtml } from './vacancy-html';

type Vacancy = Schemas['VacancyResponse'];
const vacancy = (more: Partial<Vacancy>) =>
  ({
    descripcion: 'Uno\ndos\n\n\nTres',
    responsabilidades: [],
    requisitos: [],
    cualificaciones: [],
    beneficios: [],
    idiomas: [],
    salario_min: null,
    salario_max: null,
    ubicacion: 'Gavà',
    tipo_contrato: 'Indefinido',
    jornada: 'Completa',
    experiencia_min: 0,
    experiencia_max: null,
    educacion: null,
    cierra_el: null,
    ...more,
  }) as Vacancy;

describe('a vacancy on job boards', () => {
  it.each([
    ['Grado superior de Automoción', 'associate degree'],
    ['Grado en Ingeniería', 'bachelor degree'],
    ['FP de grado medio', 'professional certificate'],
    ['ESO', 'high school'],
    ['Máster en logística', 'postgraduate degree'],
  ])('with the education «%s» has the credential category %s', (educacion, credentialCategory) => {
    expect(educationRequirements(vacancy({ educacion }))).toMatchObject({ credentialCategory });
  });

  it('has its education text when it names no degree, and none when it is empty', () => {
    expect(educationRequirements(vacancy({ educacion: 'Se valora experiencia' }))).toBe(
      'Se valora experiencia',
    );
    expect(educationRequirements(vacancy({}))).toBeUndefined();
  });

  it('with flexible hours is both full-time and part-time', () => {
    expect(employmentTypes(vacancy({ jornada: 'Flexible', tipo_contrato: 'Temporal' }))).toEqual([
      'FULL_TIME',
      'PART_TIME',
      'TEMPORARY',
    ]);
  });

  it('keeps its paragraphs and line breaks', () => {
    expect(vacancyHtml(vacancy({}))).toMatch(/^<p>Uno<br>dos<\/p><p>Tres<\/p>/);
  });

  it('escapes HTML in its texts and leaves other characters as they are', () => {
    const html = vacancyHtml(
      vacancy({ descripcion: 'I+D & taller, 3 < 5', requisitos: ['<img src=x>', '&lt;b&gt;'] }),
    );
    expect(html).toContain('I+D & taller, 3 < 5');
    expect(html).not.toContain('<img');
    expect(html).toContain('&amp;lt;b');
  });
});

const COMPANY = {
  name: 'Zarvia',
  city: 'Barcelona',
  address: 'Carrer del Port, 4',
  postal_code: '08039',
} as Schemas['CompanyInfo'];
const SITE = { appUrl: 'https://jobs.example.com', company: COMPANY } as SiteData;
const FULL = vacancy({
  id: '7d3e',
  titulo: 'Mecánica',
  ubicacion: 'Zona Franca, Barcelona',
  tags: ['diésel'],
  fecha_publicacion: '2026-10-01T08:00:00.000Z',
  updated_at: '2026-10-02T08:00:00.000Z',
  cierra_el: '2026-12-31',
  salario_min: 27_000,
  salario_max: 33_000,
  vacantes_disponibles: 2,
  horario: 'De 6:00 a 14:00',
  educacion: 'FP de grado medio',
  experiencia_min: 2,
  cualificaciones: ['permiso_c'],
  posicion_nombre: 'Mecánico',
  departamento_nombre: 'Taller',
});

/** What a value or one inside it is called, as paths: `baseSalary.value.unitText`. */
const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => [path + name, ...pathsOf(inner, `${path}${name}.`)])
    : [];

describe('the structured data of a vacancy', () => {
  /** Required and recommended by Google for JobPosting, with what schema.org offers for the rest. */
  const RECOMMENDED = [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'directApply',
    'identifier.name',
    'identifier.value',
    'hiringOrganization.name',
    'hiringOrganization.sameAs',
    'hiringOrganization.logo',
    ...['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'].map(
      (name) => `jobLocation.address.${name}`,
    ),
    ...['currency', 'value.minValue', 'value.maxValue', 'value.unitText'].map((name) => `baseSalary.${name}`),
    'educationRequirements.credentialCategory',
    'experienceRequirements.monthsOfExperience',
    'skills',
    'qualifications',
    'responsibilities',
    'workHours',
    'totalJobOpenings',
    'jobBenefits',
    'experienceInPlaceOfEducation',
    'jobLocationType',
    'applicantLocationRequirements',
    'jobImmediateStart',
  ];
  /** What the product does not know of a vacancy, or says elsewhere. */
  const ABSENT: Readonly<Record<string, string>> = {
    'jobLocation.address.streetAddress': 'only the base of the company has a known street',
    responsibilities: 'part of the description, where Google asks for them',
    jobBenefits: 'part of the description',
    experienceInPlaceOfEducation: 'vacancies do not say whether experience replaces a degree',
    jobLocationType: 'only for work from home, which does not exist here',
    applicantLocationRequirements: 'only for work from home',
    jobImmediateStart: 'vacancies have no day on which the work begins',
  };

  it('have every recommended property, or a reason for its absence', () => {
    const present = new Set(pathsOf(jobPosting(SITE, FULL)));
    expect(RECOMMENDED.filter((name) => !present.has(name)).sort()).toEqual(Object.keys(ABSENT).sort());
  });

  it('have the street of the base, and a day only when the vacancy closes', () => {
    const posting = jobPosting(SITE, { ...FULL, ubicacion: 'Barcelona', cierra_el: null });
    expect(posting).toHaveProperty(['jobLocation', 'address', 'streetAddress'], 'Carrer del Port, 4');
    expect(posting).not.toHaveProperty('validThrough');
    expect(jobPosting(SITE, FULL)).toHaveProperty('validThrough', '2026-12-31T23:59:59+01:00');
  });

  it('have their fields in the feed of job boards, empty ones left out', () => {
    const xml = jobBoardFeed({ appUrl: SITE.appUrl, company: COMPANY, vacancies: [FULL] });
    const job = /<job>(?<fields>.*)<\/job>/s.exec(xml)?.groups?.['fields'] ?? '';
    const fields = [...job.matchAll(/<(?<name>\w+)><!\[CDATA\[(?<value>[^\]]*)/g)];
    expect(fields.filter(({ groups }) => groups?.['value'] === '')).toEqual([]);
    expect(fields.map(({ groups }) => groups?.['name'])).toEqual([
      'title',
      'date',
      'referencenumber',
      'url',
      'company',
      'city',
      'state',
      'country',
      'description',
      'postalcode',
      'salary',
      'education',
      'jobtype',
      'category',
      'experience',
      'expirationdate',
      'lastactivitydate',
    ]);
  });
});

describe('the XML of the feeds', () => {
  it('drops characters that XML forbids, and splits «]]>» inside CDATA', () => {
    expect(text('a\u0000b & "c"')).toBe('ab &amp; &quot;c&quot;');
    expect(cdata('x]]>y\ud800')).toBe('<![CDATA[x]]]]><![CDATA[>y]]>');
  });

  it('closes an empty element and omits empty children', () => {
    expect(element('link', null, { href: 'a"b' })).toBe('<link href="a&quot;b"/>');
    expect(element('a', [undefined, 'x', null])).toBe('<a>x</a>');
  });

  it('has the latest date, and none for an empty list', () => {
    expect([latest([]), latest(['2026-01-02T00:00:00Z', '2026-01-10T00:00:00Z'])]).toEqual([
      undefined,
      '2026-01-10T00:00:00Z',
    ]);
  });
});

describe('the place of work of a vacancy', () => {
  const company = {
    city: 'Barcelona',
    address: 'Carrer del Port, 4',
    postal_code: '08039',
  } as Schemas['CompanyInfo'];
  const base = {
    town: 'Barcelona',
    province: 'Barcelona',
    postalCode: '08039',
    street: 'Carrer del Port, 4',
  };

  it.each([
    ['Martorell', { town: 'Martorell', province: 'Barcelona', postalCode: '08760' }],
    ['Zona Franca, Barcelona', { town: 'Barcelona', province: 'Barcelona', postalCode: '08040' }],
    ['Reus (Tarragona)', { town: 'Reus', province: 'Tarragona' }],
    ['Gràcia, Barcelona', { town: 'Barcelona', province: 'Barcelona' }],
    ['Barcelona', base],
    ['Barcelona y provincia', base],
  ])('«%s» has a town, and only known data', (ubicacion, place) => {
    expect(placeOfWork(ubicacion, company)).toEqual(place);
  });
});
