import type { Role } from '@hiring/contract';
import type { Permission } from './permissions.js';
import type { Proof } from './recent-proof.js';

/** Who makes a request. Opaque ids only: nothing here may be logged that names a person. */
export interface Actor {
  userId: string;
  sessionId: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  /** The state of the database in which the session was found, by every transaction that writes; absent: not looked at. */
  snapshot?: string;
  /** Has to set up a second factor first: only handlers marked `@WhileEnrolling()` answer. */
  enrolling?: boolean;
  /** Of people: absent, they have proven nothing. */
  proof?: Proof;
  /** Set when a program calls by an API key: `userId` is then who made the key, whom rows name as their author. */
  key?: ActingKey;
}

export interface ActingKey {
  id: string;
  nombre: string;
}

/** Whether what belongs to this account is the actor's own; to a program nothing is, not even what is its maker's. */
export function isOwn(actor: Actor, userId: string | null | undefined): boolean {
  return !actor.key && userId === actor.userId;
}

export function can(actor: Actor, permission: Permission): boolean {
  return actor.permissions.has(permission);
}
