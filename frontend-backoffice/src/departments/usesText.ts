import { CATALOGUE_LIMITS } from '@hiring/contract';
import { formatCount } from '../format/formatCount';
import type { CatalogueDepartment } from '../providers/calls/settings';

type Uses = CatalogueDepartment['usos'];

const WORDS: readonly [keyof Uses, one: string, many: string][] = [
  ['vacantes', 'vacante', 'vacantes'],
  ['candidatos', 'candidato', 'candidatos'],
  ['candidaturas', 'candidatura', 'candidaturas'],
  ['personal', 'persona del equipo', 'personas del equipo'],
  ['criterios', 'criterio', 'criterios'],
];

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** "3 vacantes y 120 candidatos", "Sin uso". */
export function usesText(uses: Uses): string {
  const parts = WORDS.flatMap(([name, one, many]) => {
    const count = uses[name];
    if (count === 0) return [];
    if (count === null) return [`más de ${formatCount(CATALOGUE_LIMITS.counted)} ${many}`];
    return [`${formatCount(count)} ${count === 1 ? one : many}`];
  });
  return parts.length > 0 ? LIST.format(parts) : 'Sin uso';
}

/** "1 posición", "4 posiciones". */
export const positionsText = (count: number): string =>
  count === 0 ? 'sin posiciones' : `${count} ${count === 1 ? 'posición' : 'posiciones'}`;
