import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, In, IsNull } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { IS_PUBLIC } from '../../list/vacancy-filter.js';
import { AlertEdition } from './alert-edition.entity.js';
import { JobAlert } from '../job-alert.entity.js';

/** An opening that is new to alerts which have not processed its edition. */
export type NewVacancy = Awaited<ReturnType<EditionsRepository['listNews']>>[number];

/** An alert that an edition looks at. */
export type DueAlert = Awaited<ReturnType<EditionsRepository['takeDue']>>[number];

const IS_LIVE = sql<boolean>`(confirmada_at is not null and baja_at is null)`;

/** The editions and what they take. */
@Injectable()
export class EditionsRepository {
  /** Starts the day's edition with all new openings; false: it has already started, here or in another process. */
  async open(manager: EntityManager, dia: string, instante: Date): Promise<boolean> {
    const opened = await db(manager)
      .insertInto('alertas_ediciones')
      .values({ dia, instante })
      .onConflict((conflict) => conflict.doNothing())
      .returning('dia')
      .executeTakeFirst();
    if (!opened) return false;
    // Each opening belongs to one edition, whenever its transaction commits. Paused ones wait for the next.
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
   * Public openings that are new to current alerts or to ones requested since `since`: featured first, then newest,
   * as in the list.
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

  /** Locks alerts that have not processed editions up to this one; skips those locked by other workers. */
  takeDue(manager: EntityManager, newest: Date, limit: number) {
    return db(manager)
      .selectFrom('alertas_empleo')
      .where(IS_LIVE)
      .where('ultima_revision', '<', newest)
      .select(['id', 'email', 'idioma', 'criterios', 'criterios_hash', 'ultima_revision', 'created_at'])
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

  /** Only when no alert is left, including those locked by another worker. */
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
