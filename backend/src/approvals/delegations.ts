import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, MoreThanOrEqual, Not } from 'typeorm';
import { nameOrEmail } from '../auth/account-name.sql.js';
import { User } from '../auth/user.entity.js';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import type {
  ApprovalColleague,
  ApprovalDelegationRequest,
  ApprovalDelegationResponse,
} from './delegations.dto.js';
import { ApprovalDelegation } from './delegation.entity.js';

/** More than any company has to choose from on one screen. */
const COLLEAGUES = 500;
/** A holiday or a leave ends within a year; a later day is a slip of the finger. */
const AHEAD_MS = 365 * 86_400_000;
/** More than anybody needs who is away. */
const AT_MOST = 20;

/** Nobody decides in the place of somebody who has left: administration does. */
export const delegationsInForce = (source: Source, now: Date) =>
  db(source)
    .selectFrom('delegaciones_aprobacion as d')
    .innerJoin('users as u', 'u.id', 'd.usuario_id')
    .where('u.activo', '=', true)
    .where('u.role', '<>', 'candidate')
    .where('d.desde', '<=', madridDay(now))
    .where('d.hasta', '>=', madridDay(now));

/** Accounts in whose place this one decides today. */
export async function standsInFor(source: Source, userId: string, now: Date): Promise<string[]> {
  const found = await delegationsInForce(source, now)
    .where('d.suplente_id', '=', userId)
    .select('d.usuario_id')
    .execute();
  return found.map(({ usuario_id }) => usuario_id);
}

/** Accounts that decide today in the place of this one. */
export async function deputiesOf(source: Source, userId: string, now: Date): Promise<string[]> {
  const found = await delegationsInForce(source, now)
    .where('d.usuario_id', '=', userId)
    .select('d.suplente_id')
    .execute();
  return found.map(({ suplente_id }) => suplente_id);
}

/** Which of these accounts have somebody else decide today: one who stands in, or administration when they have left. */
export async function replacedToday(source: Source, ids: readonly string[], now: Date): Promise<string[]> {
  const found = await db(source)
    .selectFrom('users as a')
    .where((eb) => isAnyOf(eb.ref('a.id'), ids))
    .where((eb) =>
      eb.or([
        eb('a.activo', '=', false),
        eb('a.role', '=', 'candidate'),
        eb('a.id', 'in', delegationsInForce(source, now).select('d.usuario_id')),
      ]),
    )
    .select('a.id')
    .execute();
  return found.map(({ id }) => id);
}

/** Who decides in whose place, from one day to another: of whatever is approved. */
@Injectable()
export class Delegations {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** One's own that are not over. */
  list({ userId }: Actor): Promise<ApprovalDelegationResponse[]> {
    return db(this.dataSource)
      .selectFrom('delegaciones_aprobacion as d')
      .innerJoin('users as u', 'u.id', 'd.suplente_id')
      .where('d.usuario_id', '=', userId)
      .where('d.hasta', '>=', madridDay(this.clock.now()))
      .select(['d.id', 'd.desde', 'd.hasta', nameOrEmail('u').$notNull().as('suplente')])
      .orderBy('d.desde')
      .execute();
  }

  /** Everybody else of the team. */
  colleagues({ userId }: Actor): Promise<ApprovalColleague[]> {
    return db(this.dataSource)
      .selectFrom('users as u')
      .where('u.role', '<>', 'candidate')
      .where('u.activo', '=', true)
      .where('u.id', '<>', userId)
      .select(['u.id', nameOrEmail('u').$notNull().as('nombre')])
      .orderBy('nombre')
      .limit(COLLEAGUES)
      .execute();
  }

  /** @throws {DomainError} `validation_failed`, `delegations_limit`. */
  async create(order: ApprovalDelegationRequest, { userId }: Actor): Promise<ApprovalDelegationResponse> {
    const { suplente_id, desde, hasta } = order;
    const now = this.clock.now();
    const today = madridDay(now);
    // Who stands in sees what was decided since the first day: nobody is let in afterwards.
    if (desde < today) throw invalid({ desde: ['Ese día ya ha pasado'] });
    if (hasta < desde) throw invalid({ hasta: ['Acaba antes de empezar'] });
    if (hasta > madridDay(new Date(now.getTime() + AHEAD_MS)))
      throw invalid({ hasta: ['Como mucho, dentro de un año'] });
    return inRequestTransaction(this.dataSource, async (manager) => {
      await this.assertRoom(manager, order, userId, today);
      const staff = { id: suplente_id, activo: true, role: Not('candidate' as const) };
      const user = await manager.findOneBy(User, staff);
      if (!user || suplente_id === userId) {
        throw invalid({ suplente_id: ['Elige a otra persona del equipo'] });
      }
      const row = { suplente_id, desde, hasta, usuario_id: userId };
      const { identifiers } = await manager.insert(ApprovalDelegation, row);
      await this.logs.record(manager, {
        actorId: userId,
        action: 'approval.delegated',
        entity: 'users',
        level: 'warning',
        details: `Aprobaciones delegadas del ${desde} al ${hasta}`,
      });
      const suplente = `${user.nombre ?? user.email} ${user.apellidos ?? ''}`.trim();
      return { id: identifiers[0]?.id as string, suplente, desde, hasta };
    });
  }

  /** Of many at once each sees the one before. @throws {DomainError} `validation_failed`, `delegations_limit`. */
  private async assertRoom(
    manager: EntityManager,
    { suplente_id, desde, hasta }: ApprovalDelegationRequest,
    userId: string,
    today: string,
  ): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`delegaciones:${userId}`]);
    const own = await manager.findBy(ApprovalDelegation, {
      usuario_id: userId,
      hasta: MoreThanOrEqual(today),
    });
    if (own.some((one) => one.suplente_id === suplente_id && one.desde <= hasta && one.hasta >= desde)) {
      throw invalid({ suplente_id: ['Ya decide en tu lugar en alguno de esos días'] });
    }
    if (own.length >= AT_MOST) throw new DomainError('delegations_limit', { max: AT_MOST });
  }

  /** Ends one's own. @throws {DomainError} `delegation_not_found`. */
  async end(id: string, { userId }: Actor): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(ApprovalDelegation, { id, usuario_id: userId });
    if (!affected) throw new DomainError('delegation_not_found');
  }
}
