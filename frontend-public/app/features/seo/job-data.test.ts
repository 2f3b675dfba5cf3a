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

describe('an opening for job boards', () => {
  it.each([
    ['Grado superior de Automoción', 'associate degree'],
    ['Grado en Ingeniería', 'bachelor degree'],
    ['FP de grado medio', 'professional certificate'],
    ['ESO', 'high school'],
    ['Máster en logística', 'postgraduate degree'],
  ])('that asks for «%s» asks for a %s', (educacion, credentialCategory) => {
    expect(educationRequirements(vacancy({ educacion }))).toMatchObject({ credentialCategory });
  });

  it('says what it asks for in its own words where no degree is named, and nothing where nothing is', () => {
    expect(educationRequirements(vacancy({ educacion: 'Se valora experiencia' }))).toBe(
      'Se valora experiencia',
    );
    expect(educationRequirements(vacancy({}))).toBeUndefined();
  });

  it('of any hours is found by who looks for either', () => {
    expect(employmentTypes(vacancy({ jornada: 'Flexible', tipo_contrato: 'Temporal' }))).toEqual([
      ...['FULL_TIME', 'PART_TIME', 'TEMPORARY'],
    ]);
  });

  it('keeps its paragraphs and lines', () => {
    expect(vacancyHtml(vacancy({}))).toMatch(/^<p>Uno<br>dos<\/p><p>Tres<\/p>/);
  });

  it('shows what is no markup as it was written, and nothing of what would be', () => {
    const html = vacancyHtml(
      vacancy({ descripcion: 'I+D & taller, 3 < 5', requisitos: ['<img src=x>', '&lt;b&gt;'] }),
    );
    expect(html).toContain('I+D & taller, 3 < 5');
    expect(html).not.toContain('<img');
    expect(html).toContain('&amp;lt;b');
  });
});

describe('XML of the feeds', () => {
  it('carries no character that XML has not, and no end of its own sections', () => {
    expect(text('a\u0000b & "c"')).toBe('ab &amp; &quot;c&quot;');
    expect(cdata('x]]>y\ud800')).toBe('<![CDATA[x]]]]><![CDATA[>y]]>');
  });

  it('closes an element without content', () => {
    expect(element('link', null, { href: 'a"b' })).toBe('<link href="a&quot;b"/>');
    expect(element('a', [undefined, 'x', null])).toBe('<a>x</a>');
  });

  it('knows no latest of nothing', () => {
    expect([latest([]), latest(['2026-01-02T00:00:00Z', '2026-01-10T00:00:00Z'])]).toEqual([
      undefined,
      '2026-01-10T00:00:00Z',
    ]);
  });
});
