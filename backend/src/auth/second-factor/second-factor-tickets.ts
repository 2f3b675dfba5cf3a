import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import type { User } from '../user.entity.js';

const TICKET_MS = 5 * 60 * 1000;
const TICKET = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

type Proven = Pick<User, 'id' | 'password_hash'>;

/**
 * Tickets prove the first step of signing in: a signed account id, valid for five minutes and until the password
 * changes. They are not stored, and open nothing without a code.
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

  /** The error that asks for the code and carries the ticket. */
  demand(user: Proven): DomainError {
    return new DomainError('second_factor_required', {}, undefined, { ticket: this.issue(user) });
  }

  issue(user: Proven): string {
    const expires = (this.clock.now().getTime() + TICKET_MS).toString(36);
    return `${user.id}.${expires}.${this.sign(user, expires).toString('base64url')}`;
  }

  /** The account id in the ticket, not yet verified; null for an invalid or expired ticket. */
  read(ticket: string): string | null {
    const [, userId, expires] = TICKET.exec(ticket) ?? [];
    return userId && expires && parseInt(expires, 36) > this.clock.now().getTime() ? userId : null;
  }

  /** Whether the ticket was issued here for this account with its current password. */
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
