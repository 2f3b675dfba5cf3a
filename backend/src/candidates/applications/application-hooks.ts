import type { Estado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationColumns, LockedApplication } from './moves/lock-application.js';

/** Runs in the transaction of a withdrawal. The application is locked and already withdrawn. */
export type WithdrawnHook = (manager: EntityManager, application: ApplicationColumns) => Promise<void>;

/**
 * Runs when the candidate is told of a rejection, in the transaction that marks its message as sent. It may run
 * twice for one rejection and must be idempotent.
 */
export type RejectedHook = (manager: EntityManager, locked: LockedApplication) => Promise<void>;

/** Runs in the transaction of a submission, before the application is written. The account is locked. */
export type SubmittingHook = (manager: EntityManager, userId: string) => Promise<void>;

/** Runs in the transaction of a new application. */
export type CreatedHook = (
  manager: EntityManager,
  application: Pick<ApplicationColumns, 'id' | 'candidato_id' | 'vacante_id'>,
) => Promise<void>;

/** An application that came into another estado, also when a move is taken back. */
export interface MovedApplication extends Pick<
  ApplicationColumns,
  'id' | 'candidato_id' | 'departamento' | 'posicion'
> {
  from: Estado;
  to: Estado;
  /** Null: the product itself. */
  actorId: string | null;
}

/** Runs in the transaction of a move, after it is written. The person and the application are locked. */
export type MovedHook = (manager: EntityManager, moved: MovedApplication) => Promise<void>;

/** Hooks at the start and end of applications, registered by other modules. */
@Injectable()
export class ApplicationHooks {
  private readonly submitting: SubmittingHook[] = [];
  private readonly created: CreatedHook[] = [];
  private readonly moved: MovedHook[] = [];
  private readonly withdrawn: WithdrawnHook[] = [];
  private readonly rejected: RejectedHook[] = [];

  onSubmitting(hook: SubmittingHook): void {
    this.submitting.push(hook);
  }

  onCreated(hook: CreatedHook): void {
    this.created.push(hook);
  }

  onMoved(hook: MovedHook): void {
    this.moved.push(hook);
  }

  onWithdrawn(hook: WithdrawnHook): void {
    this.withdrawn.push(hook);
  }

  onRejected(hook: RejectedHook): void {
    this.rejected.push(hook);
  }

  async applicationSubmitting(manager: EntityManager, userId: string): Promise<void> {
    for (const hook of this.submitting) await hook(manager, userId);
  }

  async applicationCreated(manager: EntityManager, application: Parameters<CreatedHook>[1]): Promise<void> {
    for (const hook of this.created) await hook(manager, application);
  }

  async applicationMoved(
    manager: EntityManager,
    application: ApplicationColumns,
    { to, actorId }: Pick<MovedApplication, 'to' | 'actorId'>,
  ): Promise<void> {
    const { id, candidato_id, departamento, posicion, estado: from } = application;
    const moved = { id, candidato_id, departamento, posicion, from, to, actorId };
    for (const hook of this.moved) await hook(manager, moved);
  }

  async applicationRejected(manager: EntityManager, locked: LockedApplication): Promise<void> {
    for (const hook of this.rejected) await hook(manager, locked);
  }

  async applicationWithdrawn(manager: EntityManager, application: ApplicationColumns): Promise<void> {
    for (const hook of this.withdrawn) await hook(manager, application);
  }
}
