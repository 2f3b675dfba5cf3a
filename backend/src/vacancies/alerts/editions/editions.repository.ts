import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, In, IsNull } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { IS_PUBLIC } from '../../list/vacancy-filter.js';
import { AlertEdition } from './alert-edition.entity.js';
import { JobAlert } from '../job-alert.entity.js';

/** An opening that is news to alerts which have not looked at its edition. */
export type NewVacancy = Awaited<ReturnType<EditionsRepository['listNews']>>[number];

/** An alert that an edition looks at. */
export type DueAlert = Awaited<ReturnType<EditionsRepository['takeDue']>>[number];

const IS_LIVE = sql<boolean>`(confirmada_at is not null and baja_at is null)`;

/** The editions and what they take. */
@Injectable()
export class EditionsRepository {
  /** Begins the day's edition with all that is new; false: it has begun already, here or in another process. */
  async open(manager: EntityManager, dia: string, instante: Date): Promise<boolean> {
    const opened = await db(manager)
      .insertInto('alertas_ediciones')
      .values({ dia, instante })
      .onConflict((conflict) => conflict.doNothing())
      .returning('dia')
      .executeTakeFirst();
    if (!opened) return false;
    // Each opening is of one edition, whenever its transaction was committed. What is paused now waits for the next.
    await db(manager)
      .updateTable('alertas_publicaciones as p')
      .from('vacantes as v')
      .set({ edicion: instante })
      .where('p.edicion', 'is', null)
      .whereRef('v.id', '=', 'p.vacante_id')
      .where(IS_PUBLIC)
      .execute();
    return true;
  }

  async listUnfinished(manager: EntityManager): Promise<string[]> {
    const rows = await manager.find(AlertEdition, {
      where: { terminada_at: IsNull() },
      select: { dia: true },
      order: { dia: 'ASC' },
    });
    return rows.map(({ dia }) => dia);
  }

  /** Null: finished. */
  findUnfinished(manager: EntityManager, dia: string): Promise<AlertEdition | null> {
    return manager.findOneBy(AlertEdition, { dia, terminada_at: IsNull() });
  }

  /**
   * What is open to the public and news to an alert of now, or to one asked for since: featured first, then newest, as
   * in the list.
   */
  listNews(manager: EntityManager, until: Date, since: Date) {
    return db(manager)
      .selectFrom('alertas_publicaciones as p')
      .innerJoin('vacantes as v', 'v.id', 'p.vacante_id')
      .where(IS_PUBLIC)
      .where('p.edicion', '<=', until)
      .where((eb) =>
        eb(
          'p.edicion',
          '>',
          sql<Date>`least(${since}, ${eb
            .selectFrom('alertas_empleo')
            .where(IS_LIVE)
            .select((of) => of.fn.min('ultima_revision').as('first'))})`,
        ),
      )
      .select(['v.id', 'v.titulo', 'v.departamento', 'v.ubicacion', 'v.tipo_contrato', 'v.jornada', 'v.tags'])
      .select(['v.destacada', 'v.experiencia_min', 'v.busqueda', 'p.publicada_at'])
      .select((eb) => [
        sql<number | null>`v.salario_min::float8`.as('salario_min'),
        sql<number | null>`v.salario_max::float8`.as('salario_max'),
        eb.ref('p.edicion').$notNull().as('edicion'),
      ])
      .orderBy('v.destacada', 'desc')
      .orderBy('v.fecha_publicacion', 'desc')
      .orderBy('v.id', 'desc')
      .execute();
  }

  /** Locks alerts that have not looked at editions up to this one; those that another worker has are left to it. */
  takeDue(manager: EntityManager, newest: Date, limit: number) {
    return db(manager)
      .selectFrom('alertas_empleo')
      .where(IS_LIVE)
      .where('ultima_revision', '<', newest)
      .select(['id', 'email', 'criterios', 'criterios_hash', 'ultima_revision', 'created_at'])
      .orderBy('ultima_revision')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
  }

  async advance(manager: EntityManager, ids: readonly string[], to: Date): Promise<void> {
    await manager.update(JobAlert, { id: In(ids) }, { ultima_revision: to });
  }

  /** Only when no alert is left, not even one that another worker has just taken. */
  async finish(manager: EntityManager, dia: string, newest: Date | null, now: Date): Promise<void> {
    await db(manager)
      .updateTable('alertas_ediciones')
      .set({ terminada_at: now })
      .where('dia', '=', dia)
      .where('terminada_at', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('alertas_empleo').where(IS_LIVE).where('ultima_revision', '<', newest)),
        ),
      )
      .execute();
  }
}
