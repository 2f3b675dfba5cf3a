import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Application } from '../application.entity.js';
import { lockApplication } from '../moves/lock-application.js';
import { projectCandidate } from '../projection/project-candidate.js';

export interface FeedbackOrder {
  applicationId: string;
  feedback: string;
  /** The version that the writer saw. */
  version: number;
}

/**
 * Writes HR's own feedback on an application, with the projection, in one transaction. Two writers at once: the second
 * finds another version and is refused. Repeated: the same text is there already, which is an answer and no change.
 */
@Injectable()
export class SetFeedback {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whose application it is.
   * @throws {DomainError} `application_not_found`, `stale_version`.
   */
  execute(order: FeedbackOrder, actor: Actor): Promise<string> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { application, candidate } = await lockApplication(manager, order.applicationId);
      if (application.feedback_rrhh === order.feedback) return candidate.id;
      if (application.version !== order.version) throw new DomainError('stale_version');
      await manager.update(Application, application.id, {
        feedback_rrhh: order.feedback,
        version: application.version + 1,
        updated_at: this.clock.now(),
      });
      await projectCandidate(manager, candidate.id, this.clock.now());
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'application.feedback',
        details: 'Valoración de RRHH guardada',
        entity: 'applications',
        entityId: application.id,
      });
      return candidate.id;
    });
  }
}
