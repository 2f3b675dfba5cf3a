import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ECDH } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountHooks, type EndedSessions } from '../../../auth/account-hooks.js';
import { SessionsService } from '../../../auth/sessions/sessions.service.js';
import { deviceOf } from '../../../auth/sign-in/device.rules.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { db } from '../../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { type Limit, RateLimits } from '../../../platform/http/limits/rate-limits.js';
import { Destinations, RefusedDestination } from '../../../platform/outbound/destinations.js';
import { Clock } from '../../../platform/values/clock.js';
import {
  type NewPushSubscriptionRequest,
  type PushState,
  type PushSubscriptionResponse,
  toPushSubscriptionResponse,
} from './push.dto.js';
import { PushKeys } from './push-keys.js';
import { PushSubscription } from './push-subscription.entity.js';

const SUBSCRIBE: Limit = { name: 'push-subscribe', points: 20, seconds: 60 * 60 };
/** Most browsers of one person. */
const MAX_SUBSCRIPTIONS = 5;

/** What people do with their own web push subscriptions. */
@Injectable()
export class MyPushService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: PushKeys,
    private readonly destinations: Destinations,
    private readonly limits: RateLimits,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountHooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.onSessionsEnded((manager, ended) => this.endWith(manager, ended));
  }

  async get(actor: Actor): Promise<PushState> {
    const { publicKey } = await this.keys.current();
    const rows = await this.list(this.dataSource.manager, actor.userId);
    return {
      clave_publica: publicKey,
      suscripciones: rows.map((row) => toPushSubscriptionResponse(row, actor)),
    };
  }

  /**
   * An endpoint belongs to one browser: whoever subscribes with it last has it.
   * @throws {DomainError} `too_many_requests`; `unauthenticated` when the session ends meanwhile; `validation_failed` for an endpoint that may not be called.
   */
  async subscribe(
    actor: Actor,
    { endpoint: address, keys }: NewPushSubscriptionRequest,
    userAgent: string | null,
  ): Promise<PushSubscriptionResponse> {
    const { userId, sessionId } = actor;
    await this.limits.take(SUBSCRIBE, userId);
    if (!isPoint(keys.p256dh)) throw invalid({ keys: ['Las claves del navegador no son válidas'] });
    const endpoint = this.checked(address);
    return inRequestTransaction(this.dataSource, async (manager) => {
      await this.sessions.hold(manager, sessionId);
      // Without the lock two concurrent browsers would both count as the last one allowed.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`push:${userId}`]);
      const fresh = {
        user_id: userId,
        session_id: sessionId,
        p256dh: keys.p256dh,
        auth: keys.auth,
        dispositivo: deviceOf(userAgent),
        created_at: this.clock.now(),
      };
      const row = await db(manager)
        .insertInto('suscripciones_push')
        .values({ endpoint, ...fresh })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fresh))
        .returningAll()
        .executeTakeFirstOrThrow();
      const rows = await this.list(manager, userId);
      const surplus = rows.slice(0, Math.max(0, rows.length - MAX_SUBSCRIPTIONS)).map(({ id }) => id);
      if (surplus.length > 0) await manager.delete(PushSubscription, surplus);
      return toPushSubscriptionResponse(row, actor);
    });
  }

  /** @throws {DomainError} `not_found` */
  async unsubscribe(userId: string, id: string): Promise<void> {
    const { affected } = await inRequestTransaction(this.dataSource, (manager) =>
      manager.delete(PushSubscription, { id, user_id: userId }),
    );
    if (!affected) throw new DomainError('not_found');
  }

  /** With the sessions of other browsers their subscriptions end; so do those made before sessions were kept. */
  private async endWith(manager: EntityManager, ended: EndedSessions): Promise<void> {
    let rows = db(manager).deleteFrom('suscripciones_push');
    if ('sessionId' in ended) rows = rows.where('session_id', '=', ended.sessionId);
    else {
      rows = rows.where('user_id', '=', ended.userId);
      if (ended.except) rows = rows.where('session_id', 'is distinct from', ended.except);
    }
    await rows.execute();
  }

  private list(manager: EntityManager, userId: string): Promise<PushSubscription[]> {
    return manager.find(PushSubscription, {
      where: { user_id: userId },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }

  /** Its name is resolved at each message only: the answer here would tell visitors which names the network has. */
  private checked(address: string): string {
    try {
      return this.destinations.checkText(address, 'visitors').href;
    } catch (error) {
      if (error instanceof RefusedDestination) throw invalid({ endpoint: [error.message] });
      throw error;
    }
  }
}

/** Whether the key can be encrypted for. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
