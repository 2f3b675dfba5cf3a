import { CONTRATOS, JORNADAS } from '@hiring/contract';
import type { FacetOption, VacancyFacets } from './facets.dto.js';
import { type Facet, FACETS, type VacancyFilter } from './vacancy-filter.js';

/** Filter steps of the list in years and euros, ascending. */
export const STEPS = {
  experiencia_min: [1, 2, 3, 5],
  salario_min: [18_000, 21_000, 24_000, 27_000, 30_000, 35_000],
} as const;

/** Values shown of each open-ended facet, besides the chosen ones. */
const MOST_FREQUENT = 24;

/** A bit for each facet: their sum encodes the conditions that a vacancy fails. */
export const bitOf = (facet: Facet): number => 1 << FACETS.indexOf(facet);

/** Vacancies with one facet value, grouped by failed conditions. Years and euros are numbers of reached steps. */
export interface FacetCount {
  facet: Facet;
  value: string;
  misses: number;
  total: number;
}

const euros = new Intl.NumberFormat('es-ES');

/**
 * Facet counts. A vacancy counts for a facet when it fails no condition, or only that facet's own: the result of
 * choosing the value too.
 */
export function facetsOf(
  counts: readonly FacetCount[],
  filter: VacancyFilter,
  departmentName: (codigo: string) => string,
): VacancyFacets {
  const tally = new Map<Facet, Map<string, number>>(FACETS.map((facet) => [facet, new Map()]));
  let total = 0;
  for (const { facet, value, misses, total: n } of counts) {
    // Each vacancy has exactly one value of this facet.
    if (facet === 'destacada' && misses === 0) total += n;
    if (misses !== 0 && misses !== bitOf(facet)) continue;
    const values = tally.get(facet);
    values?.set(value, (values.get(value) ?? 0) + n);
  }
  const of = (facet: Facet): Map<string, number> => tally.get(facet) ?? new Map<string, number>();
  return {
    total,
    departamento: mostFrequent(of('departamento'), filter.departamento, departmentName),
    ubicacion: mostFrequent(of('ubicacion'), filter.ubicacion),
    tipo_contrato: inOrder(CONTRATOS, of('tipo_contrato')),
    jornada: inOrder(JORNADAS, of('jornada')),
    tags: mostFrequent(of('tags'), filter.tags),
    experiencia_min: atLeast('experiencia_min', of('experiencia_min'), (years) =>
      years === 1 ? '1 año' : `${years} años`,
    ),
    salario_min: atLeast('salario_min', of('salario_min'), (amount) => `${euros.format(amount)} €`),
    destacada: of('destacada').get('true') ?? 0,
  };
}

/** The most frequent and the chosen values, sorted by label, so that counts do not change the order. */
function mostFrequent(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[] = [],
  label: (value: string) => string = (value) => value,
): FacetOption[] {
  const byCount = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([value]) => value);
  return [...new Set([...byCount.slice(0, MOST_FREQUENT), ...chosen])]
    .map((value) => ({ value, label: label(value), count: counts.get(value) ?? 0 }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es') || (a.value < b.value ? -1 : 1));
}

function inOrder(words: readonly string[], counts: ReadonlyMap<string, number>): FacetOption[] {
  return words.map((word) => ({ value: word, label: word, count: counts.get(word) ?? 0 }));
}

/** A vacancy that reaches the third step also reaches the first two. */
function atLeast(
  facet: keyof typeof STEPS,
  reached: ReadonlyMap<string, number>,
  label: (step: number) => string,
): FacetOption[] {
  return STEPS[facet].map((step, place) => ({
    value: String(step),
    label: label(step),
    count: [...reached].reduce((sum, [steps, n]) => (Number(steps) > place ? sum + n : sum), 0),
  }));
}
