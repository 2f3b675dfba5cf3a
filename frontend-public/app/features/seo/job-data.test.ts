import { placeOfWork } from '@hiring/contract';
import { describe, expect, it } from 'vitest';
import type { Schemas } from '@hiring/contract/api';
import { cdata, element, latest, text } from '../feeds/xml';
import { educationRequirements, employmentTypes } from './requirements';
import { vacancyHtml } from './vacancy-html';

type Vacancy = Schemas['VacancyResponse'];
const vacancy = (more: Partial<Vacancy>) =>
  ({
    ...{ descripcion: 'Uno\ndos\n\n\nTres', responsabilidades: [], requisitos: [], cualificaciones: [] },
    ...{ beneficios: [], idiomas: [], salario_min: null, salario_max: null, ubicacion: 'Gavà' },
    ...{ tipo_contrato: 'Indefinido', jornada: 'Completa', experiencia_min: 0, experiencia_max: null },
    ...{ educacion: null, cierra_el: null },
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
      ...['FULL_TIME', 'PART_TIME', 'TEMPORARY'],
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
