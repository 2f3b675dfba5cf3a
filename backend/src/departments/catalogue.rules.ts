import { CATALOGUE_LIMITS } from '@hiring/contract';
import type { DepartmentUses } from './catalogue.dto.js';

const LONGEST_CODE = 40;

/** The code that rows store: the name without accents, in lower case, joined by underscores, and not in `taken`. */
export function codeOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, LONGEST_CODE)
    .replace(/_+$/, '');
  const code = plain || 'sin_nombre';
  if (!taken.has(code)) return code;
  for (let n = 2; ; n++) {
    if (!taken.has(`${code}_${n}`)) return `${code}_${n}`;
  }
}

const WORDS: readonly [keyof DepartmentUses, one: string, many: string][] = [
  ['vacantes', 'vacante', 'vacantes'],
  ['candidatos', 'candidato', 'candidatos'],
  ['candidaturas', 'candidatura', 'candidaturas'],
  ['personal', 'persona del equipo', 'personas del equipo'],
  ['criterios', 'criterio de evaluación', 'criterios de evaluación'],
  ['solicitudes', 'solicitud de personal', 'solicitudes de personal'],
  ['responsables', 'responsable', 'responsables'],
];
const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** "lo usan 3 vacantes y 120 candidatos"; null: unused. */
export function sayUses(uses: DepartmentUses, article: 'lo' | 'la'): string | null {
  const parts = WORDS.flatMap(([name, one, many]) => {
    const count = uses[name];
    if (count === 0) return [];
    if (count === null)
      return [
        `más de ${CATALOGUE_LIMITS.counted.toLocaleString('es-ES', { useGrouping: 'always' })} ${many}`,
      ];
    return [`${count} ${count === 1 ? one : many}`];
  });
  if (parts.length === 0) return null;
  const single = WORDS.reduce((sum, [name]) => sum + (uses[name] ?? 2), 0) === 1;
  return `${article} ${single ? 'usa' : 'usan'} ${LIST.format(parts)}`;
}
