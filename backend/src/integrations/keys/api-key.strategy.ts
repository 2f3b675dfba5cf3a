import { API_KEY_PREFIX } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { DataSource } from 'typeorm';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { type Limit, RateLimits } from '../../platform/http/limits/rate-limits.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import type { Actor } from '../../platform/auth/actor.js';
import { bearerOf } from '../../auth/sessions/access-tokens.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { effectivePermissions } from './api-key.rules.js';
import { ApiKeysRepository, type PresentedKey } from './api-keys.repository.js';

/** Last use is written no more often than this. */
const USE_MS = 60_000;
/** Nobody guesses 256 bits; whoever tries is soon told to stop. */
const MISSES: Limit = { name: 'api-key-miss', points: 20, seconds: 60 };

/** Recognises the keys that programs send, by one query with primary keys. */
@Injectable()
export class ApiKeyStrategy extends PassportStrategy(Strategy, 'api-key') {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysRepository,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Null: the request has no key.
   * @throws {DomainError} `api_key_invalid`, `api_key_expired`, `api_key_revoked`, `api_key_inactive`, `too_many_requests`.
   */
  async validate(request: Request): Promise<Actor | null> {
    const key = bearerOf(request);
    if (!key?.startsWith(API_KEY_PREFIX)) return null;
    const found = await this.keys.findPresented(this.dataSource.manager, hashToken(key));
    if (!found) {
      await this.limits.take(MISSES, visitorOf(request.ip ?? ''));
      throw new DomainError('api_key_invalid');
    }
    const now = this.clock.now();
    if (found.revocada_at) throw new DomainError('api_key_revoked');
    if (found.caduca <= now || (found.valido_hasta && found.valido_hasta <= now)) {
      throw new DomainError('api_key_expired');
    }
    const permissions = effectivePermissions(found.permisos, found);
    if (permissions.size === 0) throw new DomainError('api_key_inactive');
    await this.noteUse(found, now);
    const { id, nombre, userId } = found;
    // No session has this id. A key is never an administrator where something asks for the role.
    return { userId, sessionId: id, role: 'rrhh', permissions, key: { id, nombre } };
  }

  private async noteUse(key: PresentedKey, now: Date): Promise<void> {
    const unlessAfter = new Date(now.getTime() - USE_MS);
    if (key.ultimo_uso && key.ultimo_uso > unlessAfter) return;
    await this.keys.noteUse(this.dataSource.manager, key.id, now, unlessAfter);
  }
}
