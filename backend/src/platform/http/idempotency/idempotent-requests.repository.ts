import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../../database/sql/db.js';
import { msFromNow, NOW } from '../../database/sql/scalars.js';
import { IdempotentRequest } from './idempotent-request.entity.js';

/** Owner and key of a request. */
export interface RequestName {
  titular: string;
  clave: string;
}

export interface NewRequest extends RequestName {
  userId: string | null;
  ruta: string;
  huella: string;
  intento: string;
}

export interface CachedAnswer {
  /** Null: the response is not stored. */
  estado_http: number | null;
  respuesta: string | null;
  respuesta_clave: string | null;
  nombra: string[];
}

export type KnownRequest = NonNullable<Awaited<ReturnType<IdempotentRequestsRepository['find']>>>;

/** An attempt without a heartbeat for this long has crashed. A slow one is rolled back when it ends. */
const BUSY_MS = 5000;
const KEPT_SINCE = sql<Date>`now() - interval '24 hours'`;

@Injectable()
export class IdempotentRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find({ titular, clave }: RequestName) {
    return db(this.dataSource)
      .selectFrom('peticiones_idempotentes')
      .where('titular', '=', titular)
      .where('clave', '=', clave)
      .select([
        'huella',
        'hecha',
        'estado_http',
        'respuesta',
        'respuesta_clave',
        'nombra',
        // Seconds until another attempt may take over; negative: now.
        sql<number>`extract(epoch from ocupada_hasta - now())::float`.as('ocupada_segundos'),
        sql<boolean>`created_at < ${KEPT_SINCE}`.as('caducada'),
      ])
      .executeTakeFirst();
  }

  /** Claims a key that is new, older than a day, or whose attempt crashed before its commit; false: it is taken. */
  async claim({ titular, clave, userId, ruta, huella, intento }: NewRequest): Promise<boolean> {
    const claimed = await db(this.dataSource)
      .insertInto('peticiones_idempotentes')
      .values({ titular, clave, user_id: userId, ruta, huella, intento, ocupada_hasta: msFromNow(BUSY_MS) })
      .onConflict((conflict) =>
        conflict
          .columns(['titular', 'clave'])
          .doUpdateSet((eb) => ({
            user_id: eb.ref('excluded.user_id'),
            ruta: eb.ref('excluded.ruta'),
            huella: eb.ref('excluded.huella'),
            intento: eb.ref('excluded.intento'),
            ocupada_hasta: eb.ref('excluded.ocupada_hasta'),
            hecha: false,
            estado_http: null,
            respuesta: null,
            respuesta_clave: null,
            nombra: [],
            created_at: NOW,
          }))
          .where((eb) =>
            eb.or([
              eb('peticiones_idempotentes.created_at', '<', KEPT_SINCE),
              eb.and([
                eb('peticiones_idempotentes.huella', '=', eb.ref('excluded.huella')),
                eb('peticiones_idempotentes.hecha', '=', false),
                eb('peticiones_idempotentes.ocupada_hasta', '<', NOW),
              ]),
            ]),
          ),
      )
      .returning('clave')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Heartbeat of the attempt. */
  async stayBusy({ titular, clave }: RequestName, intento: string): Promise<void> {
    await db(this.dataSource)
      .updateTable('peticiones_idempotentes')
      .set({ ocupada_hasta: msFromNow(BUSY_MS) })
      .where((eb) => eb.and({ titular, clave, intento }))
      .execute();
  }

  /** Runs in the transaction of the change; false: another attempt has taken over. */
  async markDone(manager: EntityManager, { titular, clave }: RequestName, intento: string): Promise<boolean> {
    const { affected } = await manager.update(
      IdempotentRequest,
      { titular, clave, intento },
      { hecha: true },
    );
    return affected === 1;
  }

  /** Stores the response, in the request's transaction if there is one. False: another attempt has taken over. */
  async keep({ titular, clave }: RequestName, intento: string, answer: CachedAnswer): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      IdempotentRequest,
      { titular, clave, intento },
      { ...answer, hecha: true, ...(answer.estado_http === null ? { ocupada_hasta: () => 'now()' } : {}) },
    );
    return affected === 1;
  }

  /** Releases the key when nothing was changed; false: something was. */
  async release({ titular, clave }: RequestName, intento: string): Promise<boolean> {
    const undone = { titular, clave, intento, hecha: false };
    const { affected } = await this.dataSource.manager.delete(IdempotentRequest, undone);
    return affected === 1;
  }
}
