import { API_KEY_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { nameOrEmail } from '../../auth/account-name.sql.js';
import { db } from '../../platform/database/sql/db.js';
import { ApiKey, ApiKeySecret } from './api-key.entity.js';

/** A key and its maker, as one request needs them. */
export type PresentedKey = NonNullable<Awaited<ReturnType<ApiKeysRepository['findPresented']>>>;
export type KeyRow = Awaited<ReturnType<ApiKeysRepository['list']>>[number];

const keys = (manager: EntityManager, now: Date) =>
  db(manager)
    .selectFrom('claves_api as k')
    .innerJoin('users as u', 'u.id', 'k.creada_por')
    .innerJoin('claves_api_secretos as current', (join) =>
      join.onRef('current.clave_id', '=', 'k.id').on('current.valido_hasta', 'is', null),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('claves_api_secretos as s')
          .whereRef('s.clave_id', '=', 'k.id')
          .where('s.valido_hasta', '>', now)
          .select(['s.prefijo', 's.valido_hasta'])
          .orderBy('s.valido_hasta', 'desc')
          .limit(1)
          .as('old'),
      (join) => join.onTrue(),
    )
    .selectAll('k')
    .select([
      'u.role',
      'u.activo',
      'current.prefijo',
      'old.prefijo as prefijo_anterior',
      'old.valido_hasta as anterior_hasta',
    ])
    .select(nameOrEmail('u').$notNull().as('autor_nombre'));

@Injectable()
export class ApiKeysRepository {
  /** By primary keys; one query for each request with a key. */
  findPresented(manager: EntityManager, huella: string) {
    return db(manager)
      .selectFrom('claves_api_secretos as s')
      .innerJoin('claves_api as k', 'k.id', 's.clave_id')
      .innerJoin('users as u', 'u.id', 'k.creada_por')
      .where('s.huella', '=', huella)
      .select([
        'k.id',
        'k.nombre',
        'k.permisos',
        'k.caduca',
        'k.revocada_at',
        'k.ultimo_uso',
        // Of the secret that was presented; null: as long as the key.
        's.valido_hasta',
        'u.id as userId',
        'u.role',
        'u.activo',
      ])
      .executeTakeFirst();
  }

  /** Once a minute at most, however many processes use it. */
  async noteUse(manager: EntityManager, id: string, now: Date, unlessAfter: Date): Promise<void> {
    await manager.query(
      `UPDATE claves_api SET ultimo_uso = $2 WHERE id = $1 AND (ultimo_uso IS NULL OR ultimo_uso <= $3)`,
      [id, now, unlessAfter],
    );
  }

  /** Those that may still be good first, then the newest. */
  list(manager: EntityManager, now: Date, limit: number) {
    return keys(manager, now)
      .orderBy((eb) => eb.or([eb('k.revocada_at', 'is not', null), eb('k.caduca', '<=', now)]))
      .orderBy('k.created_at', 'desc')
      .orderBy('k.id', 'desc')
      .limit(limit)
      .execute();
  }

  find(manager: EntityManager, id: string, now: Date): Promise<KeyRow | undefined> {
    return keys(manager, now).where('k.id', '=', id).executeTakeFirst();
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

  /** Returns how many old secrets ended. */
  async endOldSecret(manager: EntityManager, keyId: string, now: Date): Promise<number> {
    const { affected } = await manager.update(
      ApiKeySecret,
      { clave_id: keyId, valido_hasta: MoreThan(now) },
      { valido_hasta: now },
    );
    return affected ?? 0;
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
