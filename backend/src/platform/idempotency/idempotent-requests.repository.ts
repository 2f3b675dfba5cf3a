import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DataSubject } from '../personal-data/personal-data-hooks.js';

/** Whose request it is, and which. */
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
  /** Null: the answer is not kept. */
  estado_http: number | null;
  respuesta: string | null;
  respuesta_clave: string | null;
  nombra: string[];
}

export interface KnownRequest extends CachedAnswer {
  huella: string;
  hecha: boolean;
  /** Seconds until somebody else may begin it anew; negative: now. */
  ocupada_segundos: number;
  caducada: boolean;
}

/** A try that is not heard of for so long has crashed. One that was only slow is rolled back when it ends. */
const BUSY_SECONDS = 5;
const KEPT = `interval '24 hours'`;

@Injectable()
export class IdempotentRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find({ titular, clave }: RequestName): Promise<KnownRequest | null> {
    const [row] = await this.dataSource.query<KnownRequest[]>(
      `SELECT huella, hecha, estado_http, respuesta, respuesta_clave, nombra,
         extract(epoch FROM ocupada_hasta - now())::float AS ocupada_segundos,
         created_at < now() - ${KEPT} AS caducada
       FROM peticiones_idempotentes WHERE titular = $1 AND clave = $2`,
      [titular, clave],
    );
    return row ?? null;
  }

  /** Takes a key that is new, was used more than a day ago, or whose try has crashed undone; false: it is somebody's. */
  async claim({ titular, clave, userId, ruta, huella, intento }: NewRequest): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `INSERT INTO peticiones_idempotentes AS p (titular, clave, user_id, ruta, huella, intento, ocupada_hasta)
       VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 s')
       ON CONFLICT (titular, clave) DO UPDATE SET user_id = excluded.user_id, ruta = excluded.ruta,
         huella = excluded.huella, intento = excluded.intento, ocupada_hasta = excluded.ocupada_hasta,
         hecha = false, estado_http = NULL, respuesta = NULL, respuesta_clave = NULL, nombra = '{}', created_at = now()
       WHERE p.created_at < now() - ${KEPT}
         OR (p.huella = excluded.huella AND NOT p.hecha AND p.ocupada_hasta < now())
       RETURNING 1`,
      [titular, clave, userId, ruta, huella, intento, BUSY_SECONDS],
    );
    return rows.length > 0;
  }

  /** The try is still at it. */
  async stayBusy({ titular, clave }: RequestName, intento: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE peticiones_idempotentes SET ocupada_hasta = now() + $4 * interval '1 s'
       WHERE titular = $1 AND clave = $2 AND intento = $3`,
      [titular, clave, intento, BUSY_SECONDS],
    );
  }

  /** In the transaction of the change; false: another try has taken over. */
  async markDone(manager: EntityManager, { titular, clave }: RequestName, intento: string): Promise<boolean> {
    const [, marked] = await manager.query<[unknown[], number]>(
      `UPDATE peticiones_idempotentes SET hecha = true WHERE titular = $1 AND clave = $2 AND intento = $3`,
      [titular, clave, intento],
    );
    return marked > 0;
  }

  /** Done, with this answer; within a request's transaction in it. False: another try has taken over. */
  async keep({ titular, clave }: RequestName, intento: string, answer: CachedAnswer): Promise<boolean> {
    const [, kept] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE peticiones_idempotentes SET hecha = true, estado_http = $4::smallint, respuesta = $5, respuesta_clave = $6, nombra = $7,
         ocupada_hasta = CASE WHEN $4::smallint IS NULL THEN now() ELSE ocupada_hasta END
       WHERE titular = $1 AND clave = $2 AND intento = $3`,
      [titular, clave, intento, answer.estado_http, answer.respuesta, answer.respuesta_clave, answer.nombra],
    );
    return kept > 0;
  }

  /** Gives the key back when nothing was changed; false: something was. */
  async release({ titular, clave }: RequestName, intento: string): Promise<boolean> {
    const [, released] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM peticiones_idempotentes WHERE titular = $1 AND clave = $2 AND intento = $3 AND NOT hecha`,
      [titular, clave, intento],
    );
    return released > 0;
  }

  async removeOld(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM peticiones_idempotentes WHERE (titular, clave) IN (
         SELECT titular, clave FROM peticiones_idempotentes WHERE created_at < now() - ${KEPT}
         LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
    );
  }

  listOf(manager: EntityManager, userId: string): Promise<{ ruta: string; created_at: Date }[]> {
    return manager.query(
      `SELECT ruta, created_at FROM peticiones_idempotentes WHERE user_id = $1 ORDER BY created_at`,
      [userId],
    );
  }

  /** Answers to others that tell of this person. That the requests were made stays: they are not done again. */
  async forgetAnswersAbout(manager: EntityManager, { userId, candidateId }: DataSubject): Promise<void> {
    await manager.query(
      `UPDATE peticiones_idempotentes SET respuesta = NULL, respuesta_clave = NULL, estado_http = NULL, nombra = '{}'
       WHERE nombra && array_remove($1::uuid[], NULL)`,
      [[userId, candidateId]],
    );
  }
}
