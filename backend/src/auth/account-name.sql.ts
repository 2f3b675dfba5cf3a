import { type Expression, type RawBuilder, sql } from 'kysely';

/** Name and surnames of an account; its e-mail address where it has none. */
export const nameOrEmail = (
  nombre: Expression<string | null>,
  apellidos: Expression<string | null>,
  email: Expression<string | null>,
): RawBuilder<string> => sql<string>`coalesce(nullif(concat_ws(' ', ${nombre}, ${apellidos}), ''), ${email})`;
