import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { isNameOf, names } from '../../auth/preferences/named-person.rules.js';
import { db } from '../../platform/database/sql/db.js';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import type { ProvenanceResponse } from './import.dto.js';

/** The source of people's data, for their record and their data export; and other data about them in imports. */
@Injectable()
export class ProvenanceService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly hooks: PersonalDataHooks,
  ) {}

  onModuleInit(): void {
    this.hooks.register({
      name: 'procedencia',
      read: async (manager, { candidateId }) => ({
        data: candidateId ? (await this.listWith(manager, candidateId)).map(toHeld) : [],
      }),
    });
    this.hooks.register({
      name: 'filas_importadas',
      read: (manager, subject) => this.rows(manager, subject),
      erase: (manager, subject) => this.erase(manager, subject),
    });
  }

  list(candidateId: string): Promise<ProvenanceResponse[]> {
    return this.listWith(this.dataSource.manager, candidateId);
  }

  private async listWith(manager: EntityManager, candidateId: string): Promise<ProvenanceResponse[]> {
    const rows = await db(manager)
      .selectFrom('procedencias as p')
      .leftJoin('importaciones as i', 'i.id', 'p.importacion_id')
      .where('p.candidato_id', '=', candidateId)
      .select((eb) => [
        'i.id as importacion_id',
        'i.nombre',
        'i.tipo',
        eb.fn.coalesce('i.origen', 'p.origen').$notNull().as('origen'),
        eb.fn.coalesce('i.informados_el', 'p.informado_el').as('informados_el'),
        'p.created_at',
      ])
      .orderBy('p.created_at')
      .orderBy('p.id')
      .execute();
    return rows.map(({ created_at, ...row }) => ({ ...row, fecha: created_at.toISOString() }));
  }

  private async rows(manager: EntityManager, { candidateId }: DataSubject): Promise<HeldData> {
    if (candidateId === null) return { data: [] };
    const data = await db(manager)
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
    return { data };
  }

  /**
   * Also skipped rows and drafts, found by the e-mail address alone. Rows that became another person's record stay
   * with it.
   */
  private async erase(manager: EntityManager, { candidateId, userId }: DataSubject): Promise<void> {
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

const toHeld = ({ nombre, origen, informados_el, fecha }: ProvenanceResponse) => ({
  archivo: nombre,
  origen,
  informados_el,
  fecha,
});
