import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import { Clock } from '../../platform/values/clock.js';
import { UsedChallenge } from './passkey.entity.js';

/** A sign-in page may stand open for a while before somebody chooses a passkey. */
const CHALLENGE_MS = 15 * 60 * 1000;
const TIME_BYTES = 8;
const RANDOM_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + RANDOM_BYTES;
const MARK_BYTES = 16;

/**
 * Challenges that passkeys sign. One is made with every sign-in page, so that it is not stored: it says when it ends and
 * proves that it was made here for this use. Only those that were answered are stored, until they end.
 */
@Injectable()
export class Challenges {
  private readonly key: Buffer;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'passkey-challenge');
  }

  /** `use`: signing in, or the account that adds a passkey. */
  make(use: string): string {
    const head = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(RANDOM_BYTES)]);
    head.writeBigUInt64BE(BigInt(this.clock.now().getTime() + CHALLENGE_MS));
    return Buffer.concat([head, this.mark(head, use)]).toString('base64url');
  }

  /** Whether it was made here for this use and has not ended. */
  holds(challenge: string, use: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== HEAD_BYTES + MARK_BYTES) return false;
    const head = bytes.subarray(0, HEAD_BYTES);
    const own = timingSafeEqual(bytes.subarray(HEAD_BYTES), this.mark(head, use));
    return own && Number(head.readBigUInt64BE()) > this.clock.now().getTime();
  }

  /** True for its first use. */
  async take(manager: EntityManager, challenge: string): Promise<boolean> {
    const now = this.clock.now();
    await manager.delete(UsedChallenge, { caduca: LessThanOrEqual(now) });
    const taken = await db(manager)
      .insertInto('retos_usados')
      .values({ reto_hash: hashToken(challenge), caduca: new Date(now.getTime() + CHALLENGE_MS) })
      .onConflict((conflict) => conflict.column('reto_hash').doNothing())
      .returning('reto_hash')
      .executeTakeFirst();
    return taken !== undefined;
  }

  private mark(head: Buffer, use: string): Buffer {
    return createHmac('sha256', this.key).update(head).update(use).digest().subarray(0, MARK_BYTES);
  }
}
