import type { Field, Truth } from './corpus/people.ts';

/** Percent. A wrong proposal costs more than a gap. */
export const PRECISION = 97;
export const RECALL: Record<Field, number> = {
  nombre: 85,
  apellidos: 85,
  email: 85,
  telefono: 85,
  ciudad: 70,
  codigo_postal: 70,
  permisos: 70,
};
export const FIELDS = Object.keys(RECALL) as Field[];
export const NOTHING = Object.fromEntries(FIELDS.map((field) => [field, null])) as Truth;

export interface Read {
  id: string;
  what: string;
  truth: Truth;
  proposals: Partial<Record<string, string>>;
}

export interface Figure {
  field: Field;
  /** Proposals that are right, and that are wrong; true values that were proposed, and that were not. */
  right: number;
  wrong: readonly string[];
  missed: readonly string[];
  precision: number;
  recall: number;
  passes: boolean;
}

/** Case, accents, apostrophes and the order of licences do not matter; every other sign does. */
function folded(field: Field, value: string): string {
  if (field === 'telefono') return value.replace(/[^\d+]/g, '');
  if (field === 'permisos') return value.split(', ').toSorted().join(' ');
  return value.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`´]/g, "'").toLowerCase().trim();
}

export function figuresOf(read: readonly Read[]): Figure[] {
  return FIELDS.map((field) => {
    const wrong: string[] = [];
    const missed: string[] = [];
    let right = 0;
    for (const { id, what, truth, proposals } of read) {
      const expected = truth[field];
      const proposed = proposals[field];
      const about = `${id} (${what}): ${JSON.stringify(proposed ?? null)} for ${JSON.stringify(expected)}`;
      if (proposed && expected && folded(field, proposed) === folded(field, expected)) right++;
      else if (proposed) wrong.push(about);
      if (expected && !proposed) missed.push(about);
    }
    const truths = read.filter(({ truth }) => truth[field] !== null).length;
    const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
    const precision = percent(right, right + wrong.length);
    const recall = percent(right, truths);
    const passes = precision >= PRECISION && recall >= RECALL[field];
    return { field, right, wrong, missed, precision, recall, passes };
  });
}
