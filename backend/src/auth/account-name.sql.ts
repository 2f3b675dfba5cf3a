import { sql } from 'kysely';

/** Name and surnames of row `alias` of `users`, else its e-mail address; null without a row. */
export const nameOrEmail = (alias: string) => {
  const [nombre, apellidos, email] = ['nombre', 'apellidos', 'email'].map((name) =>
    sql.ref(`${alias}.${name}`),
  );
  return sql<string | null>`coalesce(nullif(concat_ws(' ', ${nombre}, ${apellidos}), ''), ${email})`;
};
