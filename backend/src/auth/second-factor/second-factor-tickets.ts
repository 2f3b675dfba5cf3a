import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { derivedKey } from '../../platform/limits/derived-key.js';
import type { User } from '../user.entity.js';

const TICKET_MS = 5 * 60 * 1000;
const TICKET = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

type Proven = Pick<User, 'id' | 'password_hash'>;

/**
 * Say that somebody has taken the first step of signing in: a signed account id, good for five minutes and only as
 * long as the account has the same password. Stored nowhere; without a code it opens nothing.
 */
@Injectable()
export class SecondFactorTickets {
  private readonly key: Buffer;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret'>,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'second-factor-ticket');
  }

  /** The refusal that asks for the code and carries the ticket. */
  demand(user: Proven): DomainError {
    return new DomainError('second_factor_required', {}, undefined, { ticket: this.issue(user) });
  }

  issue(user: Proven): string {
    const expires = (this.clock.now().getTime() + TICKET_MS).toString(36);
    return `${user.id}.${expires}.${this.sign(user, expires).toString('base64url')}`;
  }

  /** The account that the ticket names, yet to be proven; null for anything that is no ticket or has expired. */
  read(ticket: string): string | null {
    const [, userId, expires] = TICKET.exec(ticket) ?? [];
    return userId && expires && parseInt(expires, 36) > this.clock.now().getTime() ? userId : null;
  }

  /** Whether the ticket was issued here, for this account with this password. */
  proves(ticket: string, user: Proven): boolean {
    const [, userId, expires, signature] = TICKET.exec(ticket) ?? [];
    if (userId !== user.id || !expires || !signature || this.read(ticket) === null) return false;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), this.sign(user, expires));
  }

  private sign({ id, password_hash }: Proven, expires: string): Buffer {
    return createHmac('sha256', this.key)
      .update([id, expires, password_hash ?? ''].join('\0'))
      .digest();
  }
}
