import type { EntityManager } from 'typeorm';
import { isNameOf, names } from '../../../auth/preferences/named-person.rules.js';
import { db } from '../../../platform/database/sql/db.js';
import type { DataSubject, Reading } from '../../../platform/personal-data/personal-data-hooks.js';

/** Rows of imports about a person, as the person reads them. */
export async function readImported({ manager, subject: { candidateId } }: Reading): Promise<unknown> {
  if (candidateId === null) return [];
  return db(manager)
    .selectFrom('importacion_filas as f')
    .innerJoin('importaciones as i', 'i.id', 'f.importacion_id')
    .where('f.candidato_id', '=', candidateId)
    .select([
      'i.nombre as archivo',
      'i.columnas',
      'f.valores',
      'f.cambios as campos_completados',
      'i.created_at',
    ])
    .orderBy('i.created_at')
    .orderBy('f.numero')
    .execute();
}

/**
 * Also skipped rows and drafts, found by the e-mail address alone. Rows that became another person's record stay
 * with it.
 */
export async function eraseImported(
  manager: EntityManager,
  { candidateId, userId }: DataSubject,
): Promise<void> {
  const addresses = `SELECT lower(email) FROM candidates WHERE id = $1
    UNION SELECT email_normalizado FROM users WHERE id = $2`;
  const subject = [candidateId, userId];
  await manager.query(
    `DELETE FROM importacion_filas WHERE candidato_id = $1 OR candidato_id IS NULL AND duplicado_id = $1`,
    [candidateId],
  );
  await manager.query(
    `DELETE FROM importacion_filas WHERE candidato_id IS NULL AND email IN (${addresses})`,
    subject,
  );
  // Before the preview the column of the address is unknown.
  await manager.query(
    `DELETE FROM importacion_filas f USING importaciones i
     WHERE i.id = f.importacion_id AND i.estado = 'borrador' AND EXISTS (
       SELECT 1 FROM unnest(f.valores) v
       WHERE regexp_replace(lower(btrim(v)), '^mailto:', '') IN (${addresses}))`,
    subject,
  );
  await manager.query(`DELETE FROM borradores_cv WHERE email <> '' AND lower(email) IN (${addresses})`, [
    candidateId,
    userId,
  ]);
  if (candidateId !== null) await forgetFileNames(manager, candidateId);
}

/** Lists and folders keep their names, and CVs that wait theirs, unless they name the person: `CV José Núñez.pdf`. */
async function forgetFileNames(manager: EntityManager, candidateId: string): Promise<void> {
  const person = await db(manager)
    .selectFrom('candidates')
    .where('id', '=', candidateId)
    .select(['nombre', 'apellidos', 'email', 'telefono'])
    .executeTakeFirst();
  if (!person) return;
  const namesThem = (file: string): boolean =>
    names(file, person) || isNameOf(file.replace(/\.\w+$/, '').replace(/\b(cv|curriculum)\b/gi, ''), person);
  const imports = await db(manager).selectFrom('importaciones').select(['id', 'nombre']).execute();
  const named = imports.filter(({ nombre }) => namesThem(nombre)).map(({ id }) => id);
  await manager.query(`UPDATE importaciones SET nombre = 'Archivo' WHERE id = ANY($1)`, [named]);
  const waiting = await db(manager)
    .selectFrom('borradores_cv as b')
    .innerJoin('archivos as a', 'a.id', 'b.archivo_id')
    .select(['a.id', 'a.nombre_original as nombre'])
    .execute();
  const files = waiting.filter(({ nombre }) => namesThem(nombre)).map(({ id }) => id);
  await manager.query(
    `UPDATE archivos SET nombre_original = 'CV' || coalesce(substring(nombre_original FROM '[.][A-Za-z]+$'), '') WHERE id = ANY($1)`,
    [files],
  );
}
