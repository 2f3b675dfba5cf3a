import { CATALOGUE_LIMITS } from '@hiring/contract';
import type { DepartmentUses } from './catalogue.dto.js';

const LONGEST_CODE = 40;

/** What records will store: the name without accents, in lower case, joined by underscores; unlike any of `taken`. */
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
  return firstFree(code, (n) => `${code}_${n}`, taken);
}

/** The name itself, or with the first number that nobody has: "Nuevo Departamento 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((one) => one.toLowerCase()));
  return firstFree(
    name,
    (n) => `${name} ${n}`,
    lower,
    (text) => text.toLowerCase(),
  );
}

function firstFree(
  first: string,
  numbered: (n: number) => string,
  taken: ReadonlySet<string>,
  key: (text: string) => string = (text) => text,
): string {
  if (!taken.has(key(first))) return first;
  for (let n = 2; ; n++) {
    const next = numbered(n);
    if (!taken.has(key(next))) return next;
  }
}

const WORDS: readonly [keyof DepartmentUses, one: string, many: string][] = [
  ['vacantes', 'vacante', 'vacantes'],
  ['candidatos', 'candidato', 'candidatos'],
  ['candidaturas', 'candidatura', 'candidaturas'],
  ['personal', 'persona del equipo', 'personas del equipo'],
  ['criterios', 'criterio de evaluación', 'criterios de evaluación'],
];
const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** "lo usan 3 vacantes y 120 candidatos"; null: nothing uses it. */
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
