import { type Expression, sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../../../platform/database/sql/db.js';
import type { PersonData } from './row.rules.js';

interface ComparedPerson extends Pick<PersonData, 'email' | 'telefono' | 'nombre' | 'apellidos'> {
  numero: number;
}

/** Existing people, with the keys for comparing rows with each other. */
export type Alike = Awaited<ReturnType<typeof findAlike>>[number];

/** Names as they are compared: without accents, with one space between them. */
const comparedName = (nombre: Expression<string>, apellidos: Expression<string>) =>
  sql<string>`regexp_replace(trim(search_text(${nombre}, ${apellidos})), '\\s+', ' ', 'g')`;

/** Whom each row is like; every key is read through its index. */
export function findAlike(manager: EntityManager, people: readonly ComparedPerson[]) {
  const wanted = people.map(({ numero, email, telefono, nombre, apellidos }) => ({
    numero,
    email,
    telefono,
    nombre,
    apellidos,
  }));
  const person = (likeness: Expression<SqlBool>) =>
    db(manager)
      .selectFrom('busqueda_candidatos as b')
      .innerJoin('candidates as c', (join) =>
        join.onRef('c.id', '=', 'b.candidato_id').on('c.deleted_at', 'is', null),
      )
      .where(likeness)
      .orderBy((eb) => eb('c.user_id', 'is', null))
      .orderBy('c.created_at')
      .limit(1)
      .select('c.id');
  return db(manager)
    .with(
      (cte) => cte('wanted').materialized(),
      (on) =>
        on
          .selectFrom(
            sql<ComparedPerson>`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)`.as<'w'>(
              sql`w(numero int, email text, telefono text, nombre text, apellidos text)`,
            ),
          )
          .select((eb) => [
            'w.numero',
            sql<string>`clave_email(w.email)`.as('ke'),
            sql<string | null>`clave_telefono(w.telefono)`.as('kt'),
            comparedName(eb.ref('w.nombre'), eb.ref('w.apellidos')).as('kn'),
          ]),
    )
    .selectFrom('wanted')
    .select(['numero', 'ke as clave_email', sql<string | null>`kt || '|' || kn`.as('clave_persona')])
    .select([
      person(sql`b.clave_email = ke`).as('por_email'),
      person(
        sql`b.clave_telefono = kt and ${comparedName(sql.ref('c.nombre'), sql.ref('c.apellidos'))} = kn`,
      ).as('por_telefono'),
    ])
    .orderBy('numero')
    .execute();
}
