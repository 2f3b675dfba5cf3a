import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

/** The navbar's badge. */
export type ApplicationStatus = 'aprobada' | 'entrevista' | 'rechazada' | 'en_revision';

/** What the navigation shows of a person. */
export interface Badges {
  /** Null without an application. */
  status: ApplicationStatus | null;
  /** Notifications that the person has not read. */
  unread: number;
}
type BadgeReader = (manager: EntityManager, userId: string) => Promise<Badges>;
type EmailChangedHook = (manager: EntityManager, change: ChangedEmail) => Promise<void>;
type SessionsEndedHook = (manager: EntityManager, ended: EndedSessions) => Promise<void>;
type VerifiedHook = (manager: EntityManager, user: User) => Promise<void>;

/** A change of an account's second factor or passkeys; names the e-mail that reports it. */
export type SecurityChange =
  | 'dos_pasos_activado'
  | 'dos_pasos_desactivado'
  | 'codigos_renovados'
  | 'llave_acceso_anadida'
  | 'llave_acceso_quitada';
type SecurityChangedHook = (
  manager: EntityManager,
  news: { user: User; change: SecurityChange; causa: string },
) => Promise<void>;

/** Sessions that a person or an administrator ended: one, or every one of an account except `except`. */
export type EndedSessions = { sessionId: string } | { userId: string; except?: string };

/** A changed address; both are normalised. */
export interface ChangedEmail {
  userId: string;
  from: string;
  to: string;
}

/** Hooks that other modules register here, so that `auth` does not import them. */
@Injectable()
export class AccountHooks {
  private readBadges: BadgeReader = () => Promise.resolve({ status: null, unread: 0 });
  private readonly verifiedHooks: VerifiedHook[] = [];
  private readonly emailChangedHooks: EmailChangedHook[] = [];
  private readonly sessionsEndedHooks: SessionsEndedHook[] = [];
  private readonly securityHooks: SecurityChangedHook[] = [];

  registerBadges(read: BadgeReader): void {
    this.readBadges = read;
  }

  /** Runs in the transaction that verifies an account's e-mail, once an account. */
  onEmailVerified(hook: VerifiedHook): void {
    this.verifiedHooks.push(hook);
  }

  /** Runs in the transaction that gives an account another address. */
  onEmailChanged(hook: EmailChangedHook): void {
    this.emailChangedHooks.push(hook);
  }

  /** Runs in the transaction that ends sessions, for what was made in them and outlives a sign-in. */
  onSessionsEnded(hook: SessionsEndedHook): void {
    this.sessionsEndedHooks.push(hook);
  }

  /** Runs in the transaction that switches the second factor or replaces its recovery codes. */
  onSecurityChanged(hook: SecurityChangedHook): void {
    this.securityHooks.push(hook);
  }

  async securityChanged(...[manager, news]: Parameters<SecurityChangedHook>): Promise<void> {
    for (const hook of this.securityHooks) await hook(manager, news);
  }

  badges(manager: EntityManager, userId: string): Promise<Badges> {
    return this.readBadges(manager, userId);
  }

  async emailChanged(manager: EntityManager, change: ChangedEmail): Promise<void> {
    for (const hook of this.emailChangedHooks) await hook(manager, change);
  }

  async sessionsEnded(manager: EntityManager, ended: EndedSessions): Promise<void> {
    for (const hook of this.sessionsEndedHooks) await hook(manager, ended);
  }

  async emailVerified(manager: EntityManager, user: User): Promise<void> {
    for (const hook of this.verifiedHooks) await hook(manager, user);
  }
}
