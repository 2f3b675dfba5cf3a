import { formatsNow, localeOf, numberFormat, say } from '@hiring/contract';
import type { VacancyCriteria } from '@hiring/contract/web';
import { createHash } from 'node:crypto';
import { searchableFilter } from '../list/vacancy-query.js';

const LISTS = ['departamento', 'ubicacion', 'tipo_contrato', 'jornada'] as const;
/** Maximum values of a condition; more than the list offers. */
export const MAX_VALUES = 20;

/** One condition for people. */
export interface CriterionInWords {
  etiqueta: string;
  valor: string;
}

/**
 * Canonical form of a search: without invalid conditions and duplicates, values sorted, conditions in the order of
 * the list's URL.
 */
export function canonical(search: VacancyCriteria): VacancyCriteria {
  const filter = searchableFilter(search);
  const criteria: VacancyCriteria = {};
  const q = filter.q?.replace(/\s+/g, ' ');
  if (q) criteria.q = q;
  const take = (name: (typeof LISTS)[number] | 'tags'): void => {
    const values = [...new Set(filter[name] ?? [])].slice(0, MAX_VALUES).sort();
    if (values.length > 0) criteria[name] = values;
  };
  LISTS.forEach(take);
  if (filter.experiencia_min !== undefined) criteria.experiencia_min = filter.experiencia_min;
  if (filter.salario_min !== undefined) criteria.salario_min = filter.salario_min;
  if (filter.destacada) criteria.destacada = true;
  take('tags');
  return criteria;
}

/** Hash of a search; equal for alerts of the same search. `criteria` must be canonical. */
export function hashOf(criteria: VacancyCriteria): string {
  return createHash('sha256').update(JSON.stringify(criteria)).digest('hex');
}

/** URL of the list with this search, also when the database has reordered its conditions. */
export function listPath(criteria: VacancyCriteria): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(canonical(criteria))) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query.size === 0 ? '/carreras' : `/carreras?${query.toString()}`;
}

export const euros = numberFormat({
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});
const years = numberFormat({ style: 'unit', unit: 'year', unitDisplay: 'long' });
const anyOf = (values: string[]): string =>
  new Intl.ListFormat(localeOf(formatsNow().language), { type: 'disjunction' }).format(values);

/** The conditions in words of the reader's language, in the order of the list's filters; none: every opening. */
export function inWords(
  criteria: VacancyCriteria,
  departmentName: (codigo: string) => string,
): CriterionInWords[] {
  const {
    q,
    departamento,
    ubicacion,
    tipo_contrato,
    jornada,
    tags,
    experiencia_min,
    salario_min,
    destacada,
  } = criteria;
  const list = (values: string[] | undefined): string | undefined =>
    values && anyOf(values.map((value) => say(value)));
  const words: [string, string | undefined][] = [
    [say('Palabras'), q && `«${q}»`],
    [say('Departamento'), list(departamento?.map((codigo) => departmentName(codigo)))],
    [say('Ubicación'), list(ubicacion)],
    [say('Tipo de contrato'), list(tipo_contrato)],
    [say('Jornada'), list(jornada)],
    [say('Etiquetas'), list(tags)],
    [say('Experiencia'), experiencia_min ? say('{anos} o más', { anos: years(experiencia_min) }) : undefined],
    [
      'Salario bruto anual',
      salario_min ? say('desde {importe}', { importe: euros(salario_min) }) : undefined,
    ],
    [say('Destacadas'), destacada && say('solo las destacadas')],
  ];
  return words.flatMap(([etiqueta, valor]) => (valor ? [{ etiqueta, valor }] : []));
}

/** The same on one line. */
export function inOneLine(words: readonly CriterionInWords[]): string {
  if (words.length === 0) return say('todas las ofertas');
  return words.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`).join('; ');
}
