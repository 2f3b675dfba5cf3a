import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../../database/sql/db.js';
import { NOW } from '../../database/sql/scalars.js';
import { idsIn } from './fingerprint.js';
import type { KeptAnswer } from './idempotent-request.entity.js';

/** Owner and key of a request. */
export interface RequestName {
  titular: string;
  clave: string;
}

export interface NewRequest extends RequestName {
  userId: string | null;
  ruta: string;
  huella: string;
}

export type KnownRequest = NonNullable<Awaited<ReturnType<IdempotentRequestsRepository['find']>>>;

const KEPT_SINCE = sql<Date>`now() - interval '24 hours'`;

@Injectable()
export class IdempotentRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A request of the last day that has changed something. */
  find({ titular, clave }: RequestName) {
    return db(this.dataSource)
      .selectFrom('peticiones_idempotentes')
      .where('titular', '=', titular)
      .where('clave', '=', clave)
      .where('created_at', '>=', KEPT_SINCE)
      .select(['huella', 'contestacion'])
      .select(sql<number>`extract(epoch from now() - created_at)::float`.as('segundos'))
      .executeTakeFirst();
  }

  /**
   * Takes the key in the transaction of the change: another request with it waits until this one is committed or
   * rolled back. False: another one is committed.
   * @param manager null: there is no transaction
   */
  async claim(
    manager: EntityManager | null,
    { titular, clave, userId, ruta, huella }: NewRequest,
  ): Promise<boolean> {
    const claimed = await db(manager ?? this.dataSource)
      .insertInto('peticiones_idempotentes')
      .values({ titular, clave, user_id: userId, ruta, huella, hecha: true })
      .onConflict((conflict) =>
        conflict
          .columns(['titular', 'clave'])
          .doUpdateSet((eb) => ({
            user_id: eb.ref('excluded.user_id'),
            ruta: eb.ref('excluded.ruta'),
            huella: eb.ref('excluded.huella'),
            hecha: true,
            contestacion: null,
            nombra: [],
            created_at: NOW,
          }))
          .where('peticiones_idempotentes.created_at', '<', KEPT_SINCE),
      )
      .returning('clave')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Stores the answer, in the transaction of the change while that is open. */
  async keep({ titular, clave }: RequestName, contestacion: KeptAnswer): Promise<void> {
    await db(this.dataSource)
      .updateTable('peticiones_idempotentes')
      .set({ contestacion, nombra: idsIn(contestacion.cuerpo ?? '') })
      .where((eb) => eb.and({ titular, clave }))
      .execute();
  }
}
