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
/** `refusal`: what somebody without the permission is told, where `forbidden` is not the word of the spec. */
export type Access = { public: true } | { permission: Permission; refusal?: ErrorCode };

/** Anyone may call this handler. `actor` is still known when there is a session. */
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
 * Where people read what is theirs, and staff what is anybody's: a program, which is nobody, needs this permission.
 * Stands beside `@Requires('own:…')`, which no key carries.
 */
export const KeysNeed = (permission: Permission): MethodDecorator =>
  applyDecorators(SetMetadata(KEY_ACCESS, permission), ApiExtension('x-key-permission', permission));

export const WHILE_ENROLLING = 'while-enrolling';

/** Answers also to staff who have yet to set up the second factor that the settings demand. */
export const WhileEnrolling = (): MethodDecorator =>
  applyDecorators(SetMetadata(WHILE_ENROLLING, true), ApiExtension('x-while-enrolling', true));

export const FOR_PEOPLE = 'for-people';

/** Answers to no API key, whatever its permissions; above a class, none of its handlers does. */
export const ForPeople = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FOR_PEOPLE, true), ApiExtension('x-people-only', true));

export const NEEDS_PROOF = 'needs-proof';

/**
 * Asks people for their password or a code when the last one is older than ten minutes (`recent_proof_required`), and
 * answers to no API key. `orKey`: to a key whose permissions are enough it does.
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

/** The actor of a handler that requires a permission. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw new DomainError('unauthenticated');
  return actor;
});

/** The actor of a public handler, or null for a visitor. */
export const MaybeActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null =>
    context.switchToHttp().getRequest<RequestWithActor>().actor ?? null,
);
