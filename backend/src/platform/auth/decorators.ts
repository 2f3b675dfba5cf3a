import {
  type CustomDecorator,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  applyDecorators,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { DomainError } from '../errors/domain-error.js';
import type { ErrorCode } from '../errors/error-catalogue.js';
import type { Actor } from './actor.js';
import type { Permission } from './permissions.js';

export const ACCESS = 'access';
/** `refusal`: error without the permission, where the spec does not use `forbidden`. */
export type Access = { public: true } | { permission: Permission; refusal?: ErrorCode };

/** Anyone may call this handler. `actor` is still set when there is a session. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS, { public: true } satisfies Access);

/** Only an actor with this permission may call this handler. */
export const Requires = (permission: Permission, refusal?: ErrorCode): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, { permission, ...(refusal ? { refusal } : {}) } satisfies Access),
    ApiExtension('x-permission', permission),
    ...(refusal ? [ApiExtension('x-refusal', refusal)] : []),
  );

export const KEY_ACCESS = 'key-access';

/**
 * For handlers that return own data to people and anybody's to staff: an API key needs this permission. Used with
 * `@Requires('own:…')`, which no key has.
 */
export const KeysNeed = (permission: Permission): MethodDecorator =>
  applyDecorators(SetMetadata(KEY_ACCESS, permission), ApiExtension('x-key-permission', permission));

export const WHILE_ENROLLING = 'while-enrolling';

/** Also open to staff who must still set up a required second factor. */
export const WhileEnrolling = (): MethodDecorator =>
  applyDecorators(SetMetadata(WHILE_ENROLLING, true), ApiExtension('x-while-enrolling', true));

export const FOR_PEOPLE = 'for-people';

/** Closed to API keys, whatever their permissions; on a class: all its handlers. */
export const ForPeople = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FOR_PEOPLE, true), ApiExtension('x-people-only', true));

export const NEEDS_PROOF = 'needs-proof';

/**
 * Requires a password or code from the last ten minutes (`recent_proof_required`); closed to API keys. `orKey`:
 * open to keys with the permission.
 */
export const NeedsProof = ({ orKey = false }: { orKey?: boolean } = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata(NEEDS_PROOF, true),
    ApiExtension('x-recent-proof', true),
    ...(orKey ? [] : [ForPeople()]),
  );

export interface RequestWithActor extends Request {
  id?: string;
  actor?: Actor | null;
}

/** Parameter: the actor of a handler that requires a permission. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw new DomainError('unauthenticated');
  return actor;
});

/** Parameter: the actor of a public handler, or null for a visitor. */
export const MaybeActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null =>
    context.switchToHttp().getRequest<RequestWithActor>().actor ?? null,
);
