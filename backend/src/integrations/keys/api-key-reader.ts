import { API_KEY_PREFIX } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { visitorOf } from '../../platform/limits/rate-limit.rules.js';
import { type Limit, RateLimits } from '../../platform/limits/rate-limits.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import type { Actor } from '../../platform/auth/actor.js';
import { BearerKeys } from '../../platform/auth/bearer-keys.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { effectivePermissions } from './api-key.rules.js';
import { ApiKeysRepository, type PresentedKey } from './api-keys.repository.js';

/** For so long a process believes what it read: a revocation elsewhere acts here within this. */
const KNOWN_MS = 2000;
const MOST_KNOWN = 500;
/** Last use is written no more often than this. */
const USE_MS = 60_000;
/** Nobody guesses 256 bits; whoever tries is soon told to stop. */
const MISSES: Limit = { name: 'api-key-miss', points: 20, seconds: 60 };

interface Known {
  until: number;
  row: Promise<PresentedKey | null>;
}

/** Recognises the keys that programs send: one query by primary keys, and none for a key seen within two seconds. */
@Injectable()
export class ApiKeyReader implements OnModuleInit {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly bearerKeys: BearerKeys,
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysRepository,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.bearerKeys.register(API_KEY_PREFIX, (key, ip) => this.read(key, ip));
  }

  /** From now on this process asks the database again. */
  forget(): void {
    this.known.clear();
  }

  /** @throws {DomainError} `api_key_invalid`, `api_key_expired`, `api_key_revoked`, `api_key_inactive`, `too_many_requests`. */
  async read(key: string, ip: string): Promise<Actor> {
    const found = await this.find(hashToken(key));
    if (!found) {
      await this.limits.take(MISSES, visitorOf(ip));
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

  private find(huella: string): Promise<PresentedKey | null> {
    const now = performance.now();
    const before = this.known.get(huella);
    if (before && before.until > now) return before.row;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    const row = this.keys.findPresented(this.dataSource.manager, huella);
    this.known.set(huella, { until: now + KNOWN_MS, row });
    // Only what is there is worth remembering.
    const drop = (): void => void this.known.delete(huella);
    row.then((found) => found ?? drop(), drop);
    return row;
  }

  private async noteUse(key: PresentedKey, now: Date): Promise<void> {
    const unlessAfter = new Date(now.getTime() - USE_MS);
    if (key.ultimo_uso && key.ultimo_uso > unlessAfter) return;
    key.ultimo_uso = now;
    await this.keys.noteUse(this.dataSource.manager, key.id, now, unlessAfter);
  }
}
