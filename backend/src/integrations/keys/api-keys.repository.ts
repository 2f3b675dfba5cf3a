import { API_KEY_LIMITS, type Role } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { ApiKey, ApiKeySecret } from './api-key.entity.js';

/** A key and its maker, as one request needs them. */
export interface PresentedKey {
  id: string;
  nombre: string;
  permisos: string[];
  caduca: Date;
  revocada_at: Date | null;
  ultimo_uso: Date | null;
  /** Of the secret that was presented; null: as long as the key. */
  valido_hasta: Date | null;
  userId: string;
  role: Role;
  activo: boolean;
}

export interface KeyRow extends ApiKey {
  role: Role;
  activo: boolean;
  autor_nombre: string;
  prefijo: string;
  prefijo_anterior: string | null;
  anterior_hasta: Date | null;
}

const KEYS = `
  SELECT k.*, u.role, u.activo, coalesce(nullif(concat_ws(' ', u.nombre, u.apellidos), ''), u.email) AS autor_nombre,
    now_.prefijo, old.prefijo AS prefijo_anterior, old.valido_hasta AS anterior_hasta
  FROM claves_api k JOIN users u ON u.id = k.creada_por
  JOIN claves_api_secretos now_ ON now_.clave_id = k.id AND now_.valido_hasta IS NULL
  LEFT JOIN LATERAL (
    SELECT s.prefijo, s.valido_hasta FROM claves_api_secretos s
    WHERE s.clave_id = k.id AND s.valido_hasta > $1 ORDER BY s.valido_hasta DESC LIMIT 1) old ON true`;

@Injectable()
export class ApiKeysRepository {
  /** By primary keys; one query for a request with a key that this process has not seen for a while. */
  async findPresented(manager: EntityManager, huella: string): Promise<PresentedKey | null> {
    const [row] = await manager.query<PresentedKey[]>(
      `SELECT k.id, k.nombre, k.permisos, k.caduca, k.revocada_at, k.ultimo_uso, s.valido_hasta,
         u.id AS "userId", u.role, u.activo
       FROM claves_api_secretos s JOIN claves_api k ON k.id = s.clave_id JOIN users u ON u.id = k.creada_por
       WHERE s.huella = $1`,
      [huella],
    );
    return row ?? null;
  }

  /** Once a minute at most, however many processes use it. */
  async noteUse(manager: EntityManager, id: string, now: Date, unlessAfter: Date): Promise<void> {
    await manager.query(
      `UPDATE claves_api SET ultimo_uso = $2 WHERE id = $1 AND (ultimo_uso IS NULL OR ultimo_uso <= $3)`,
      [id, now, unlessAfter],
    );
  }

  /** Those that may still be good first, then the newest. */
  list(manager: EntityManager, now: Date, limit: number): Promise<KeyRow[]> {
    return manager.query<KeyRow[]>(
      `${KEYS} ORDER BY (k.revocada_at IS NOT NULL OR k.caduca <= $1), k.created_at DESC, k.id DESC LIMIT ${limit}`,
      [now],
    );
  }

  async find(manager: EntityManager, id: string, now: Date): Promise<KeyRow | null> {
    const [row] = await manager.query<KeyRow[]>(`${KEYS} WHERE k.id = $2`, [now, id]);
    return row ?? null;
  }

  countStanding(manager: EntityManager): Promise<number> {
    return manager.countBy(ApiKey, { revocada_at: IsNull() });
  }

  findAndLock(manager: EntityManager, id: string): Promise<ApiKey | null> {
    return manager.findOne(ApiKey, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(
    manager: EntityManager,
    key: Pick<ApiKey, 'nombre' | 'permisos' | 'caduca' | 'creada_por' | 'created_at'>,
  ): Promise<string> {
    return (await manager.save(manager.create(ApiKey, key))).id;
  }

  async addSecret(
    manager: EntityManager,
    secret: Pick<ApiKeySecret, 'huella' | 'clave_id' | 'prefijo' | 'created_at'>,
  ): Promise<void> {
    await manager.insert(ApiKeySecret, { ...secret, valido_hasta: null });
  }

  /** The current secret becomes the old one; an older one ends. */
  async retireSecret(manager: EntityManager, keyId: string, until: Date): Promise<void> {
    await manager.query(`DELETE FROM claves_api_secretos WHERE clave_id = $1 AND valido_hasta IS NOT NULL`, [
      keyId,
    ]);
    await manager.update(ApiKeySecret, { clave_id: keyId, valido_hasta: IsNull() }, { valido_hasta: until });
  }

  /** How many old secrets it ended. */
  async endOldSecret(manager: EntityManager, keyId: string, now: Date): Promise<number> {
    const [, ended] = await manager.query<[unknown, number]>(
      `UPDATE claves_api_secretos SET valido_hasta = $2 WHERE clave_id = $1 AND valido_hasta > $2 RETURNING 1`,
      [keyId, now],
    );
    return ended;
  }

  /** Keys that end by then and whose end nobody was told, each for one process; a short-lived one was made so. */
  listToWarn(manager: EntityManager, before: Date, now: Date, limit: number): Promise<ApiKey[]> {
    return manager
      .createQueryBuilder(ApiKey, 'k')
      .where({ revocada_at: IsNull(), caduca: LessThanOrEqual(before) })
      .andWhere('k.caduca > :now AND k.avisada_de IS DISTINCT FROM k.caduca', { now })
      .andWhere(
        `coalesce(k.renovada_at, k.created_at) < k.caduca - interval '${API_KEY_LIMITS.avisoDias} days'`,
      )
      .orderBy('k.caduca')
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
  }
}
