import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../environment/environment.js';
import { DomainError } from '../../errors/domain-error.js';
import { announceLimit } from './rate-limit-headers.js';
import { derivedKey } from './derived-key.js';
import { sayWait } from './rate-limit.rules.js';

/** A rate limit: a number of points per key in a time window. */
export interface Limit {
  /** Prefix of this limit's keys in `rate_limits`. */
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts in the database, so that all processes share the counts. Keys are digests with the installation's secret,
 * without personal data. An unreachable database refuses: no sign-in is better than unlimited guessing.
 */
@Injectable()
export class RateLimits {
  private readonly logger = new Logger('auth');
  private readonly key: Buffer;
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'rate-limits');
  }

  /**
   * Consumes one point; the RateLimit header of the response has the remaining points. `seconds` overrides the limit's
   * window.
   * @throws {DomainError} `too_many_requests` when no point is left.
   */
  async take(limit: Limit, subject: string, seconds = limit.seconds): Promise<void> {
    try {
      announce({ ...limit, seconds }, await this.consume(limit, subject, seconds));
    } catch (error) {
      const reset = error instanceof DomainError ? error.extra.retry_after : undefined;
      if (typeof reset === 'number') announceLimit({ ...limit, seconds, remaining: 0, reset });
      throw error;
    }
  }

  /** Consumes one point and returns whether one was left; sets no header. */
  async tryTake(limit: Limit, subject: string): Promise<boolean> {
    try {
      await this.consume(limit, subject, limit.seconds);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'too_many_requests') return false;
      throw error;
    }
  }

  /** Increments the count without a limit and returns it. */
  async count(limit: Limit, subject: string): Promise<number> {
    return (await this.run(limit, (limiter) => limiter.penalty(this.digest(subject)))).consumedPoints;
  }

  async giveBack(limit: Limit, subject: string): Promise<void> {
    await this.run(limit, (limiter) => limiter.reward(this.digest(subject)));
  }

  /** Blocks the key for this many seconds. */
  async close(limit: Limit, subject: string, seconds: number): Promise<void> {
    await this.run(limit, (limiter) => limiter.set(this.digest(subject), limit.points, seconds));
  }

  async forget(limit: Limit, subject: string): Promise<void> {
    await this.run(limit, (limiter) => limiter.delete(this.digest(subject)));
  }

  /** Consumes several points at once or none; sets no header. */
  async takeMany(
    limit: Limit,
    subject: string,
    count: number,
  ): Promise<{ taken: boolean; remaining: number; reset: number }> {
    const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
      Math.max(1, Math.ceil(msBeforeNext / 1000));
    try {
      const state = await this.limiter(limit).consume(this.digest(subject), count);
      return { taken: true, remaining: state.remainingPoints, reset: secondsOf(state) };
    } catch (cause) {
      if (cause instanceof RateLimiterRes) return { taken: false, remaining: 0, reset: secondsOf(cause) };
      throw cause;
    }
  }

  private consume(limit: Limit, subject: string, seconds: number): Promise<RateLimiterRes> {
    return this.run(limit, (limiter) =>
      limiter.consume(this.digest(subject), 1, { customDuration: seconds }),
    );
  }

  private digest(subject: string): string {
    return createHmac('sha256', this.key).update(subject).digest('base64url');
  }

  private limiter(limit: Limit): RateLimiterPostgres {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = this.newLimiter(limit);
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }

  private newLimiter({ name, points, seconds: duration }: Limit): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: { query: (statement: QueryConfig) => this.ask(statement) },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
      // Only one limiter of the process deletes expired rows.
      clearExpiredByTimeout: this.limiters.size === 0,
    });
  }

  /** Uses a connection of the pool, never that of a request's transaction: a rollback must not undo the count. */
  private ask({ text, values }: QueryConfig): Promise<QueryResult> {
    const { master: pool } = this.dataSource.driver as unknown as { master: Pool };
    return pool.query(text, values);
  }

  private async run<T>(limit: Limit, use: (limiter: RateLimiterPostgres) => Promise<T>): Promise<T> {
    try {
      return await use(this.limiter(limit));
    } catch (cause) {
      if (cause instanceof RateLimiterRes) {
        const seconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
        const params = { wait: sayWait(seconds) };
        throw new DomainError('too_many_requests', params, undefined, { retry_after: seconds });
      }
      this.logger.error(`limit ${limit.name} cannot count`, cause instanceof Error ? cause.stack : cause);
      throw new DomainError('unavailable');
    }
  }
}

const announce = (limit: Limit, { remainingPoints, msBeforeNext }: RateLimiterRes): void =>
  announceLimit({ ...limit, remaining: remainingPoints, reset: Math.ceil(msBeforeNext / 1000) });
