import { BULK_LIMITS, type BulkRowState } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type Expression, sql, type SqlBool } from 'kysely';
import { type DataSource, type EntityManager, In, MoreThan, Not, type Repository } from 'typeorm';
import { every } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { count, countIf, isAnyOf, isOneOf } from '../../../platform/database/sql/scalars.js';
import { BulkAction, BulkActionRow } from './bulk-action.entity.js';
import type { BulkEmails, BulkOutcome, BulkRowResponse } from './bulk-action.dto.js';
import type { Omission } from './bulk-omissions.js';

const ACTIONS_SHOWN = 20;
const REASONS_SHOWN = 20;
/** One more than the limit, to find out that there are too many. */
const ONE_TOO_MANY = BULK_LIMITS.filas + 1;

/** The applications of an action: named one by one, or all that match a filter except some. */
export type Targets =
  | { ids: readonly string[] }
  | { matching: Expression<SqlBool>; except: readonly string[] };

@Injectable()
export class BulkActionsRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(BulkAction) private readonly bulkActions: Repository<BulkAction>,
    @InjectRepository(BulkActionRow) private readonly bulkActionRows: Repository<BulkActionRow>,
  ) {}

  findOwn(manager: EntityManager, id: string, userId: string): Promise<BulkAction | null> {
    return manager.findOneBy(BulkAction, { id, creada_por: userId });
  }

  findById(id: string): Promise<BulkAction | null> {
    return this.bulkActions.findOneBy({ id });
  }

  /** The latest of this author that were confirmed. */
  listOwn(userId: string): Promise<BulkAction[]> {
    return this.bulkActions.find({
      where: { creada_por: userId, estado: Not('borrador') },
      order: { created_at: 'DESC', id: 'DESC' },
      take: ACTIONS_SHOWN,
    });
  }

  async listDue(manager: EntityManager): Promise<string[]> {
    const rows = await manager.find(BulkAction, {
      where: { estado: In(['programada', 'en_curso']) },
      select: { id: true },
      order: { ejecutar_at: 'ASC' },
      take: 100,
    });
    return rows.map(({ id }) => id);
  }

  /** Stores the applications with their current versions in one statement; returns how many. */
  async note(manager: EntityManager, actionId: string, targets: Targets): Promise<number> {
    const rows = await db(manager)
      .insertInto('acciones_masivas_filas')
      .columns(['accion_id', 'orden', 'aplicacion_id', 'version'])
      .expression(
        db(manager)
          .selectFrom(aimedAt(manager, targets).limit(ONE_TOO_MANY).as('targets'))
          .select([
            sql<string>`${actionId}::uuid`.as('accion_id'),
            sql<number>`row_number() over (order by fecha_aplicacion desc, id desc)`.as('orden'),
            'id',
            'version',
          ]),
      )
      .returning('orden')
      .execute();
    return rows.length;
  }

  /** Leaves out what the action would not change. */
  async omit(manager: EntityManager, actionId: string, omission: Omission): Promise<void> {
    const { codigo, motivo, where, value } = omission;
    await manager.query(
      `UPDATE acciones_masivas_filas f SET estado = 'omitida', codigo = $2, motivo = $3
       FROM aplicaciones_vacantes a
       WHERE f.accion_id = $1 AND f.estado = 'pendiente' AND a.id = f.aplicacion_id
         AND ${where.replaceAll('$p', '$4')}`,
      [actionId, codigo, motivo, ...(value === undefined ? [] : [value])],
    );
  }

  countEmails(actionId: string): Promise<Omit<BulkEmails, 'desactivados'>> {
    return db(this.dataSource)
      .selectFrom('acciones_masivas_filas as f')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'f.aplicacion_id')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .leftJoin('users as u', 'u.id', 'c.user_id')
      .where('f.accion_id', '=', actionId)
      .where('f.estado', '=', 'pendiente')
      .select((eb) => [
        count().as('recibiran'),
        countIf(eb('u.email_verified_at', 'is', null)).as('sin_verificar'),
      ])
      .executeTakeFirstOrThrow();
  }

  async countByState(ids: readonly string[]): Promise<Map<string, Partial<Record<BulkRowState, number>>>> {
    const rows = await db(this.dataSource)
      .selectFrom('acciones_masivas_filas')
      .where((eb) => isAnyOf(eb.ref('accion_id'), ids))
      .groupBy(['accion_id', 'estado'])
      .select(['accion_id as id', 'estado', count().as('total')])
      .execute();
    const counts = new Map<string, Partial<Record<BulkRowState, number>>>();
    for (const { id, estado, total } of rows) counts.set(id, { ...counts.get(id), [estado]: total });
    return counts;
  }

  listReasons(actionId: string): Promise<BulkOutcome[]> {
    return db(this.dataSource)
      .selectFrom('acciones_masivas_filas')
      .where('accion_id', '=', actionId)
      .where((eb) => isOneOf(eb.ref('estado'), ['omitida', 'fallida']))
      .groupBy(['estado', 'codigo', 'motivo'])
      .select((eb) => [
        'estado',
        eb.ref('codigo').$notNull().as('codigo'),
        eb.ref('motivo').$notNull().as('motivo'),
      ])
      .select(count().as('total'))
      .orderBy('total', 'desc')
      .orderBy('motivo')
      .limit(REASONS_SHOWN)
      .execute();
  }

  /** Rows behind `after`, in the order of the preview. */
  listRows(
    actionId: string,
    { estado, after, limit }: { estado: BulkRowState | null; after: number; limit: number },
  ): Promise<BulkRowResponse[]> {
    return db(this.dataSource)
      .selectFrom('acciones_masivas_filas as f')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'f.aplicacion_id')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .where('f.accion_id', '=', actionId)
      .where('f.orden', '>', after)
      .where((eb) => every(estado && eb('f.estado', '=', estado)))
      .where('c.deleted_at', 'is', null)
      .select([
        'f.orden',
        'f.aplicacion_id',
        'c.id as candidato_id',
        'c.nombre',
        'c.apellidos',
        'f.estado',
        'f.motivo',
      ])
      .orderBy('f.orden')
      .limit(limit)
      .execute();
  }

  listPending(actionId: string, after: number, limit: number): Promise<BulkActionRow[]> {
    return this.bulkActionRows.find({
      where: { accion_id: actionId, estado: 'pendiente', orden: MoreThan(after) },
      order: { orden: 'ASC' },
      take: limit,
    });
  }

  /** Stores the result of a row once. False: another worker has stored it before. */
  async settle(
    manager: EntityManager,
    { accion_id, orden }: BulkActionRow,
    outcome: { estado: BulkRowState; codigo?: string; motivo?: string },
  ): Promise<boolean> {
    const pending = { accion_id, orden, estado: 'pendiente' as const };
    const { affected } = await manager.update(BulkActionRow, pending, outcome);
    return affected === 1;
  }

  /** Counts an attempt that ended in an unexpected error; returns how many there were. */
  async countAttempt(manager: EntityManager, { accion_id, orden }: BulkActionRow): Promise<number> {
    const row = await db(manager)
      .updateTable('acciones_masivas_filas')
      .set((eb) => ({ intentos: eb('intentos', '+', 1) }))
      .where('accion_id', '=', accion_id)
      .where('orden', '=', orden)
      .where('estado', '=', 'pendiente')
      .returning('intentos')
      .executeTakeFirst();
    return row?.intentos ?? 0;
  }

  async undoPending(manager: EntityManager, actionId: string): Promise<void> {
    await manager.update(BulkActionRow, { accion_id: actionId, estado: 'pendiente' }, { estado: 'deshecha' });
  }

  async finish(manager: EntityManager, actionId: string, now: Date): Promise<void> {
    await manager.query(
      `UPDATE acciones_masivas SET estado = 'terminada', terminada_at = $2
       WHERE id = $1 AND estado = 'en_curso' AND NOT EXISTS (
         SELECT 1 FROM acciones_masivas_filas f WHERE f.accion_id = $1 AND f.estado = 'pendiente')`,
      [actionId, now],
    );
  }
}

function aimedAt(manager: EntityManager, targets: Targets) {
  const applications = db(manager)
    .selectFrom('aplicaciones_vacantes as a')
    .select(['a.id', 'a.version', 'a.fecha_aplicacion']);
  if ('ids' in targets) {
    return applications
      .where((eb) => isAnyOf(eb.ref('a.id'), targets.ids))
      .where('a.deleted_at', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('candidates as c')
            .whereRef('c.id', '=', 'a.candidato_id')
            .where('c.deleted_at', 'is', null),
        ),
      );
  }
  return applications
    .where(
      'a.id',
      'in',
      db(manager).selectFrom('candidates').where(targets.matching).select('aplicacion_actual_id'),
    )
    .where(sql<SqlBool>`a.id <> all (${targets.except}::uuid[])`);
}
