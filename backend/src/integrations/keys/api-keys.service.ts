import { API_KEY_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hashToken } from '../../platform/secrets/secret-token.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { EndWebhooksOfKeys } from '../webhooks/end-webhooks-of-keys.js';
import {
  type ApiKeyResponse,
  type ApiKeyWithSecret,
  type NewApiKeyRequest,
  toApiKeyResponse,
} from './api-key.dto.js';
import { ApiKey } from './api-key.entity.js';
import { keyEnd, newKey, notGrantable, oldSecretEnd } from './api-key.rules.js';
import { ApiKeysRepository } from './api-keys.repository.js';

const LISTED = 300;
const HOURS = API_KEY_LIMITS.relevoHoras;

/**
 * Makes, renews and ends keys. Two makers of one name at once: the database lets one in, which is also what becomes of a
 * request that is sent twice. Two renewals at once take turns: the later one's key is the current one.
 */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysRepository,
    private readonly webhooks: EndWebhooksOfKeys,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<ApiKeyResponse[]> {
    const now = this.clock.now();
    const rows = await this.keys.list(this.dataSource.manager, now, LISTED);
    return rows.map((row) => toApiKeyResponse(row, now));
  }

  /** @throws {DomainError} `validation_failed`, `api_key_name_taken`, `api_keys_limit`. */
  async create(
    { nombre, permisos, dias = API_KEY_LIMITS.diasPorDefecto }: NewApiKeyRequest,
    actor: Actor,
  ): Promise<ApiKeyWithSecret> {
    const [refused] = notGrantable(permisos, actor.role);
    if (refused !== undefined) {
      throw invalid({ permisos: [`El permiso ${refused.slice(0, 60)} no se puede dar a una clave`] });
    }
    const { clave, prefijo } = newKey();
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      if ((await this.keys.countStanding(manager)) >= API_KEY_LIMITS.claves) {
        throw new DomainError('api_keys_limit', { max: API_KEY_LIMITS.claves });
      }
      const now = this.clock.now();
      const caduca = keyEnd(now, dias);
      const made = await this.keys.insert(manager, {
        nombre,
        permisos,
        caduca,
        creada_por: actor.userId,
        created_at: now,
      });
      await this.keys.addSecret(manager, {
        huella: hashToken(clave),
        clave_id: made,
        prefijo,
        created_at: now,
      });
      await this.record(manager, actor, made, {
        action: 'api_key.created',
        details: `Clave de API «${nombre}» creada: ${permisos.join(', ')}`,
        level: 'warning',
        changes: { caduca: { antes: null, ahora: caduca.toISOString() } },
      });
      return made;
    });
    return { clave, api_key: await this.get(id) };
  }

  /**
   * A new secret; the old one is good for a day more. Whoever renews it answers for it from then on.
   * @throws {DomainError} `api_key_not_found`, `api_key_ended`.
   */
  async renew(
    id: string,
    dias: number = API_KEY_LIMITS.diasPorDefecto,
    actor: Actor,
  ): Promise<ApiKeyWithSecret> {
    const { clave, prefijo } = newKey();
    await inRequestTransaction(this.dataSource, async (manager) => {
      const key = await this.lock(manager, id);
      if (key.revocada_at) throw new DomainError('api_key_ended');
      const now = this.clock.now();
      const caduca = keyEnd(now, dias);
      await this.keys.retireSecret(manager, id, oldSecretEnd(now, key.caduca));
      await this.keys.addSecret(manager, {
        huella: hashToken(clave),
        clave_id: id,
        prefijo,
        created_at: now,
      });
      await manager.update(ApiKey, id, { caduca, renovada_at: now, creada_por: actor.userId });
      await this.record(manager, actor, id, {
        action: 'api_key.renewed',
        details: `Clave de API «${key.nombre}» renovada; la anterior vale ${HOURS} horas más como mucho`,
        level: 'warning',
        changes: { caduca: { antes: key.caduca.toISOString(), ahora: caduca.toISOString() } },
      });
    });
    return { clave, api_key: await this.get(id) };
  }

  /** Repeated, it changes nothing. @throws {DomainError} `api_key_not_found`. */
  async endOldSecret(id: string, actor: Actor): Promise<ApiKeyResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { nombre } = await this.lock(manager, id);
      if ((await this.keys.endOldSecret(manager, id, this.clock.now())) === 0) return;
      await this.record(manager, actor, id, {
        action: 'api_key.old_secret_ended',
        details: `Clave anterior de «${nombre}» terminada`,
        level: 'warning',
      });
    });
    return this.get(id);
  }

  /** From the next request on, everywhere. Repeated, it changes nothing. @throws {DomainError} `api_key_not_found`. */
  async revoke(id: string, actor: Actor): Promise<ApiKeyResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const key = await this.lock(manager, id);
      if (key.revocada_at) return;
      await manager.update(ApiKey, id, { revocada_at: this.clock.now() });
      await this.webhooks.run(manager);
      await this.record(manager, actor, id, {
        action: 'api_key.revoked',
        details: `Clave de API «${key.nombre}» revocada`,
        level: 'warning',
      });
    });
    return this.get(id);
  }

  /** @throws {DomainError} `api_key_not_found`. */
  async get(id: string): Promise<ApiKeyResponse> {
    const now = this.clock.now();
    const row = await this.keys.find(this.dataSource.manager, id, now);
    if (!row) throw new DomainError('api_key_not_found');
    return toApiKeyResponse(row, now);
  }

  private async lock(manager: EntityManager, id: string): Promise<ApiKey> {
    const key = await this.keys.findAndLock(manager, id);
    if (!key) throw new DomainError('api_key_not_found');
    return key;
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    entityId: string,
    entry: Omit<Parameters<LogsService['record']>[1], 'actorId' | 'entity' | 'entityId'>,
  ): Promise<void> {
    return this.logs.record(manager, {
      ...entry,
      actorId: actor.userId,
      entity: 'api_keys',
      entityId,
      tellsAdministrators: true,
    });
  }
}
