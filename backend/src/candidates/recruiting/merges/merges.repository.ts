import { DUPLICADO_MOTIVOS, type DuplicadoMotivo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql } from 'kysely';
import { nameOrEmail } from '../../../auth/account-name.sql.js';
import { db } from '../../../platform/database/sql/db.js';
import { count, isAnyOf } from '../../../platform/database/sql/scalars.js';
import { isOpenApplication } from '../../applications/estados.sql.js';

/** A record as it is compared with another one. */
export type RecordRow =
  Awaited<ReturnType<MergesRepository['compare']>> extends Map<string, infer Row> ? Row : never;
export type MergeRow = Awaited<ReturnType<MergesRepository['listStanding']>>[number];

/** What both records may have in common, and the key that it is found by. */
const LIKENESS = { email: 'clave_email', telefono: 'clave_telefono', persona: 'clave_persona' } as const;

/** More records of one person than anybody compares. */
const MAX_DUPLICATES = 20;

@Injectable()
export class MergesRepository {
  /** Records of these ids that are not deleted, with their open applications. */
  async compare(manager: EntityManager, ids: readonly string[]) {
    const rows = await db(manager)
      .selectFrom('candidates as c')
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('aplicaciones_vacantes as o')
          .whereRef('o.candidato_id', '=', 'c.id')
          .where('o.deleted_at', 'is', null)
          .select([
            count().as('candidaturas'),
            sql<
              (string | null)[]
            >`coalesce(array_agg(o.vacante_id::text) filter (where ${isOpenApplication('o')}), '{}')`.as(
              'abiertas',
            ),
          ])
          .as('a'),
      )
      .where((eb) => isAnyOf(eb.ref('c.id'), ids))
      .where('c.deleted_at', 'is', null)
      .select(['c.id', 'c.user_id', 'c.nombre', 'c.apellidos', 'c.email', 'c.telefono', 'c.fecha_nacimiento'])
      .select(['c.ciudad', 'c.campos', 'c.cv_archivo_id', 'a.candidaturas', 'a.abiertas', 'c.created_at'])
      // As everywhere in the API.
      .select('c.modificado_at as updated_at')
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Other records with the same e-mail, phone, or name and date of birth; one index scan for each key. */
  listAlike(manager: EntityManager, id: string): Promise<{ id: string; motivos: DuplicadoMotivo[] }[]> {
    const found = DUPLICADO_MOTIVOS.map((motivo) =>
      db(manager)
        .selectFrom('busqueda_candidatos as mine')
        .innerJoin('busqueda_candidatos as b', `b.${LIKENESS[motivo]}`, `mine.${LIKENESS[motivo]}`)
        .where('mine.candidato_id', '=', id)
        .select(['b.candidato_id as id', sql.lit(motivo).as('motivo')]),
    ).reduce((all, one) => all.unionAll(one));
    return db(manager)
      .selectFrom(found.as('found'))
      .innerJoin('candidates as c', 'c.id', 'found.id')
      .where('found.id', '<>', id)
      .where('c.deleted_at', 'is', null)
      .groupBy('found.id')
      .select([
        'found.id',
        sql<DuplicadoMotivo[]>`array_agg(found.motivo order by found.motivo)`.as('motivos'),
      ])
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('found.id')
      .limit(MAX_DUPLICATES)
      .execute();
  }

  /** Merges that stand, of one kept record or one by id, newest first. */
  listStanding(manager: EntityManager, by: { keptId: string } | { id: string }) {
    return db(manager)
      .selectFrom('fusiones as f')
      .innerJoin('candidates as a', 'a.id', 'f.absorbido_id')
      .innerJoin('candidates as k', (join) =>
        join.onRef('k.id', '=', 'f.conservado_id').on('k.deleted_at', 'is', null),
      )
      .leftJoin('users as u', 'u.id', 'f.hecha_por')
      .leftJoin('hilos as h', 'h.candidato_id', 'f.conservado_id')
      .where((eb) => ('id' in by ? eb('f.id', '=', by.id) : eb('f.conservado_id', '=', by.keptId)))
      .where('f.deshecha_at', 'is', null)
      .select([
        'f.id',
        'f.conservado_id',
        'f.absorbido_id',
        'f.hecha_at',
        'f.movido',
        'k.cv_archivo_id as cv',
      ])
      .select((eb) => [
        sql<string>`concat_ws(' ', a.nombre, a.apellidos)`.as('absorbido'),
        nameOrEmail('u').as('autor'),
        eb.fn.coalesce('h.mensajes', sql.lit(0)).as('mensajes'),
      ])
      .orderBy('f.hecha_at', 'desc')
      .orderBy('f.id', 'desc')
      .execute();
  }
}
