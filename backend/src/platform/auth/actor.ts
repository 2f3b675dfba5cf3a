import type { Role } from '@hiring/contract';
import type { Permission } from './permissions.js';
import type { Proof } from './recent-proof.js';

/** The author of a request. Opaque ids only: no personal data may be logged. */
export interface Actor {
  userId: string;
  sessionId: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  /** Must set up a second factor first: only handlers marked `@WhileEnrolling()` answer. */
  enrolling?: boolean;
  /** Of people: absent, they have proven nothing. */
  proof?: Proof;
  /** Set when a program uses an API key: `userId` is then the key's owner, recorded as author. */
  key?: ActingKey;
}

/** Who is recorded as the author of a change; null: the product itself. */
export interface Author {
  userId: string | null;
}

export interface ActingKey {
  id: string;
  nombre: string;
}

/** Whether the account is the actor's own; never for a program, not even its owner's. */
export function isOwn(actor: Actor, userId: string | null | undefined): boolean {
  return !actor.key && userId === actor.userId;
}

export function can(actor: Actor, permission: Permission): boolean {
  return actor.permissions.has(permission);
}
