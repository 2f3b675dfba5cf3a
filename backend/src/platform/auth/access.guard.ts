import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Clock } from '../values/clock.js';
import { DomainError } from '../errors/domain-error.js';
import { can } from './actor.js';
import {
  ACCESS,
  type Access,
  FOR_PEOPLE,
  KEY_ACCESS,
  NEEDS_PROOF,
  type RequestWithActor,
  WHILE_ENROLLING,
} from './decorators.js';
import type { Permission } from './permissions.js';
import { assertRecentProof } from './recent-proof.js';

/**
 * Global and closed by default: a handler without `@Public()` or `@Requires(…)` answers 403. `AuthenticateGuard` has
 * set `request.actor`.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (!access) throw new DomainError('forbidden');
    const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
    if (actor?.key && this.reflector.getAllAndOverride<boolean | undefined>(FOR_PEOPLE, targets)) {
      throw new DomainError('api_key_not_allowed');
    }
    if ('public' in access) return true;
    if (!actor) throw new DomainError('unauthenticated');
    if (actor.enrolling && !this.reflector.get<boolean | undefined>(WHILE_ENROLLING, context.getHandler())) {
      throw new DomainError('second_factor_setup_required');
    }
    const ofKeys = actor.key && this.reflector.get<Permission | undefined>(KEY_ACCESS, context.getHandler());
    if (!can(actor, ofKeys ?? access.permission)) throw new DomainError(access.refusal ?? 'forbidden');
    const proves = this.reflector.getAllAndOverride<boolean | undefined>(NEEDS_PROOF, targets);
    if (proves && !actor.key) assertRecentProof(actor, this.clock.now());
    return true;
  }
}
