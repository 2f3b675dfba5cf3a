import { type RawBuilder, sql } from 'kysely';

/** The ids that a reference may mean: a range that the primary keys hold together. */
export interface Reference {
  from: string;
  to: string;
}

const WHOLE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What a candidate is told after sending: so much of the application's id. */
const BEGINNING = /^[0-9a-f]{8}$/;

/** A text that is nothing but an id, or the beginning of one as candidates are told it; null: it is not. */
export function referenceIn(text: string): Reference | null {
  const id = text.trim().toLowerCase();
  if (WHOLE.test(id)) return { from: id, to: id };
  if (!BEGINNING.test(id)) return null;
  return { from: `${id}-0000-0000-0000-000000000000`, to: `${id}-ffff-ffff-ffff-ffffffffffff` };
}

/** `candidato_id` of everybody who matches a tsquery, or whom the reference means by person or by application. */
export function matchedBy(todo: string, reference: Reference | null): RawBuilder<{ candidato_id: string }> {
  const words = sql`select candidato_id from busqueda_candidatos where vector @@ ${todo}::tsquery`;
  if (!reference) return sql`(${words})`;
  const meant = sql`between ${reference.from}::uuid and ${reference.to}::uuid`;
  return sql`(${words}
    union select id from candidates where id ${meant}
    union select candidato_id from aplicaciones_vacantes where id ${meant} and deleted_at is null)`;
}
