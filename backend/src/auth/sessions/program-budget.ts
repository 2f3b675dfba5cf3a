import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { announceLimit } from '../../platform/http/limits/rate-limit-headers.js';
import { bearerOf } from './access-tokens.js';
import { type Limit, RateLimits } from '../../platform/http/limits/rate-limits.js';

const MINUTE = 60;
/** Calls are taken from the shared counter in batches, so that the database is asked once for each batch. */
const LOTS = 100;
/** Callers kept in memory; above this number every caller starts a new batch. */
const REMEMBERED = 10_000;

interface Lot {
  /** Calls of the lot that are left. */
  left: number;
  /** Calls left in the counter after this batch. */
  beyond: number;
  /** When the counter resets, in milliseconds. */
  until: number;
}

/**
 * Rate limit of a program's API calls per minute, across all processes. A program is a client that sends
 * `Authorization: Bearer`; browsers have the limits of their actions. The limit is never exceeded; with several
 * processes up to a hundredth less is allowed, because each holds its own batch.
 */
@Injectable()
export class ProgramBudget implements CanActivate {
  private readonly limit: Limit;
  private readonly lot: number;
  private readonly lots = new Map<string, Lot>();

  constructor(
    private readonly limits: RateLimits,
    @Inject(ENVIRONMENT) { apiCallsPerMinute }: Environment,
  ) {
    this.limit = { name: 'api', points: apiCallsPerMinute, seconds: MINUTE };
    this.lot = Math.max(1, Math.floor(apiCallsPerMinute / LOTS));
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const response = http.getResponse<Response>();
    const { actor } = request;
    if (!actor || this.limit.points === 0 || bearerOf(request) === null) return true;
    // A key has its own budget: another program of the same person does not use it up.
    const caller = actor.key?.id ?? actor.userId;
    const lot = this.lots.get(caller);
    if (lot && lot.left > 0 && Date.now() < lot.until) this.spend(lot, response);
    else await this.refill(caller, response);
    return true;
  }

  private async refill(caller: string, response: Response): Promise<void> {
    const state = await this.limits.takeMany(this.limit, caller, this.lot);
    if (!state.taken) {
      announceLimit({ ...this.limit, remaining: 0, reset: state.reset }, response);
      throw new DomainError('too_many_requests', { wait: `${state.reset} segundos` }, undefined, {
        retry_after: state.reset,
      });
    }
    if (this.lots.size > REMEMBERED) this.lots.clear();
    const until = Date.now() + state.reset * 1000;
    const held = this.lots.get(caller);
    // A concurrent call of the same caller may have fetched a batch.
    const left = held && held.until > Date.now() ? held.left : 0;
    const lot = { left: left + this.lot, beyond: state.remaining, until };
    this.lots.set(caller, lot);
    this.spend(lot, response);
  }

  private spend(lot: Lot, response: Response): void {
    lot.left -= 1;
    const reset = Math.max(1, Math.ceil((lot.until - Date.now()) / 1000));
    announceLimit({ ...this.limit, remaining: lot.left + lot.beyond, reset }, response);
  }
}
