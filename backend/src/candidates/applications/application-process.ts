import type { Estado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ApplicationHistory, type BeforeMove } from './history/application-history.entity.js';
import { beforeMove, restoreApplication } from './moves/before-move.js';
import { Application } from './application.entity.js';
import { isOpen, moveChange } from './application.rules.js';
import { Candidate } from '../people/candidate.entity.js';
import {
  type ApplicationColumns,
  type LockedApplication,
  lockApplication,
} from './moves/lock-application.js';
import { jobTitle } from './moves/move-message.js';
import { moveTarget } from './moves/move-target.js';
import { heldBackBy } from './moves/phase-requirements.js';
import { phasesOfVacancy } from '../../vacancies/phases/phases-of-vacancy.js';
import { projectCandidate } from './projection/project-candidate.js';

/** Interview events that affect the application. */
export type InterviewEvent = 'programada' | 'realizada';

/** A move caused by an interview, with the data to undo it. */
export interface FollowedMove {
  historial_id: string;
  /** The application's version after the move: another one means a later change. */
  version: number;
  antes: BeforeMove;
}

/** Interface for modules whose changes move an application; they do not write it themselves. */
@Injectable()
export class ApplicationProcess {
  constructor(private readonly clock: Clock) {}

  /** @throws {DomainError} `application_not_found`. */
  lock(manager: EntityManager, applicationId: string): Promise<LockedApplication> {
    return lockApplication(manager, applicationId);
  }

  /** The person's current application. @throws {DomainError} `candidate_not_found`. */
  async currentOf(manager: EntityManager, candidateId: string): Promise<string> {
    const candidate = await manager.findOneBy(Candidate, { id: candidateId });
    if (!candidate?.aplicacion_actual_id || candidate.deleted_at) {
      throw new DomainError('candidate_not_found');
    }
    return candidate.aplicacion_actual_id;
  }

  /** Updates the projection after applications changed owner; the person's row must be locked. */
  project(manager: EntityManager, candidateId: string): Promise<void> {
    return projectCandidate(manager, candidateId, this.clock.now());
  }

  isOpen(application: ApplicationColumns): boolean {
    return isOpen(application);
  }

  jobTitle(manager: EntityManager, application: ApplicationColumns): Promise<string> {
    return jobTitle(manager, application);
  }

  /**
   * Moves the application as its interview requires, and updates the projection; the interview sends the message. A
   * closed application never moves, nor one whose phase still asks for something.
   * @returns the move, for an undo; null: none.
   */
  async follow(
    manager: EntityManager,
    { application, candidate }: LockedApplication,
    event: InterviewEvent | null,
    actorId: string | null,
  ): Promise<FollowedMove | null> {
    const wanted = event && isOpen(application) ? targetOf(application.estado, event) : null;
    const to = wanted && (await this.mayGoOn(manager, application, wanted)) ? wanted : null;
    const now = this.clock.now();
    if (!to) {
      await projectCandidate(manager, candidate.id, now);
      return null;
    }
    const historyId = randomUUID();
    const version = application.version + 1;
    await manager.update(Application, application.id, {
      ...moveChange(application, to, now),
      estado_candidato: to,
      version,
      updated_at: now,
    });
    await manager.insert(ApplicationHistory, {
      id: historyId,
      aplicacion_id: application.id,
      tipo: 'movida',
      de: application.estado,
      a: to,
      // The guide of an interview is that of the phase which this move leaves. An undo goes by the interview's own record.
      antes: { fase_id: application.fase_id },
      actor_id: actorId,
      visible_at: now,
    });
    await projectCandidate(manager, candidate.id, now);
    return { historial_id: historyId, version, antes: beforeMove(application) };
  }

  private async mayGoOn(
    manager: EntityManager,
    application: ApplicationColumns,
    to: Estado,
  ): Promise<boolean> {
    const phases = await phasesOfVacancy(manager, application.vacante_id);
    const target = moveTarget({ to }, application, phases);
    return (await heldBackBy(manager, application, phases, target)) === null;
  }

  /** Undoes such a move, unless the application has changed since. */
  async takeBack(
    manager: EntityManager,
    { application, candidate }: LockedApplication,
    { historial_id, version, antes }: FollowedMove,
    actorId: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    if (application.version === version) {
      await restoreApplication(manager, application, antes, now);
      await manager.update(ApplicationHistory, historial_id, { deshecha_at: now });
      await manager.insert(ApplicationHistory, {
        aplicacion_id: application.id,
        tipo: 'deshecha',
        de: application.estado,
        a: antes.estado,
        actor_id: actorId,
        visible_at: now,
      });
    }
    await projectCandidate(manager, candidate.id, now);
  }
}

/** A scheduled interview moves a waiting application, a held one a scheduled one. */
function targetOf(estado: Estado, event: InterviewEvent): Estado | null {
  if (event === 'programada') {
    return estado === 'recibida' || estado === 'en_revision' ? 'entrevista_programada' : null;
  }
  return estado === 'entrevista_programada' ? 'entrevista_realizada' : null;
}
