import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../errors/domain-error.js';
import { can } from './actor.js';
import { ACCESS, type Access, KEY_ACCESS, type RequestWithActor, WHILE_ENROLLING } from './decorators.js';
import { isClosedToKeys } from './closed-to-keys.js';
import type { Permission } from './permissions.js';

/**
 * Global and closed: a handler that says neither `@Public()` nor `@Requires(…)` answers 403 to everyone.
 * The actor was put on the request by the session middleware.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new DomainError('forbidden');
    const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
    if (actor?.key && isClosedToKeys(context.getClass(), context.getHandler())) {
      throw new DomainError('api_key_not_allowed');
    }
    if ('public' in access) return true;
    if (!actor) throw new DomainError('unauthenticated');
    if (actor.enrolling && !this.reflector.get<boolean | undefined>(WHILE_ENROLLING, context.getHandler())) {
      throw new DomainError('second_factor_setup_required');
    }
    const ofKeys = actor.key && this.reflector.get<Permission | undefined>(KEY_ACCESS, context.getHandler());
    if (!can(actor, ofKeys ?? access.permission)) throw new DomainError(access.refusal ?? 'forbidden');
    return true;
  }
}
