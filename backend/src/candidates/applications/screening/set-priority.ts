import { type Prioridad, PRIORIDAD_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Application } from '../application.entity.js';
import { lockApplication } from '../moves/lock-application.js';
import type { MoveOutcome } from '../moves/move-application.js';
import { projectCandidate } from '../projection/project-candidate.js';

export interface PriorityOrder {
  applicationId: string;
  prioridad: Prioridad;
  /** The version that was seen. */
  version: number;
}

/**
 * Sets an application's priority, and the person's when it stands for them. Two at once: the second finds another
 * version and changes nothing. The priority it has already changes nothing either, so that a repetition is no conflict.
 */
@Injectable()
export class SetPriority {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param alsoWrite what else belongs to this change, in its transaction.
   * @throws {DomainError} `application_not_found`, `stale_version`.
   */
  execute(
    { applicationId, prioridad, version }: PriorityOrder,
    alsoWrite?: (manager: EntityManager) => Promise<void>,
  ): Promise<MoveOutcome> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { application, candidate } = await lockApplication(manager, applicationId);
      const changed = application.prioridad !== prioridad;
      if (changed && application.version !== version) throw new DomainError('stale_version');
      await alsoWrite?.(manager);
      if (changed) {
        await manager.update(Application, application.id, {
          prioridad,
          version: application.version + 1,
          updated_at: this.clock.now(),
        });
        await projectCandidate(manager, candidate.id, this.clock.now());
      }
      const message = `Prioridad cambiada a ${PRIORIDAD_LABEL[prioridad]}`;
      return { candidateId: candidate.id, changed, message, undo: null };
    });
  }
}
