import type { Estado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ConfigService } from '../../../config/config.service.js';
import { LogsService } from '../../../logs/logs.service.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { ApplicationHooks } from '../application-hooks.js';
import { Application } from '../application.entity.js';
import { isOpen } from '../application.rules.js';
import { type LockedApplication, lockApplication } from './lock-application.js';
import { jobTitle } from './move-message.js';
import { projectCandidate } from '../projection/project-candidate.js';

export interface WithdrawOrder {
  applicationId: string;
  /** What the candidate saw when deciding. */
  estado: Estado;
}

/**
 * Withdraws the signed-in person's application: closes it, removes it from board and counters, cancels unsent
 * messages and tells HR, in one transaction. Idempotent, also for concurrent requests.
 */
@Injectable()
export class WithdrawApplication {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly mail: MailService,
    private readonly hooks: ApplicationHooks,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `application_not_found` (also other people's), `application_closed`, `stale_version`. */
  async execute(order: WithdrawOrder, actor: Actor): Promise<void> {
    const { company_info } = await this.config.get();
    await inRequestTransaction(this.dataSource, async (manager) => {
      const locked = await lockApplication(manager, order.applicationId);
      const { application, candidate } = locked;
      if (candidate.user_id !== actor.userId) throw new DomainError('application_not_found');
      if (application.retirada_at !== null) return;
      // By what the candidate sees: a rejection that waits to be sent must not show by a refusal here. For the same
      // reason the order names the estado seen and not the row's version, which rises with what only HR sees.
      const seen = application.estado_candidato;
      if (!isOpen({ ...application, estado: seen })) throw new DomainError('application_closed');
      if (order.estado !== seen) throw new DomainError('stale_version');
      await this.close(manager, locked, actor);
      await this.tellHr(manager, locked, company_info.email_rrhh);
    });
  }

  private async close(
    manager: EntityManager,
    { application, candidate }: LockedApplication,
    actor: Actor,
  ): Promise<void> {
    const now = this.clock.now();
    const change = { retirada_at: now, version: application.version + 1, updated_at: now };
    await manager.update(Application, application.id, change);
    await manager.insert(ApplicationHistory, {
      aplicacion_id: application.id,
      tipo: 'retirada',
      visible_at: now,
    });
    await this.mail.cancelOfApplication(manager, application.id);
    await this.hooks.applicationWithdrawn(manager, Object.assign(application, change));
    await projectCandidate(manager, candidate.id, now);
    await this.logs.record(manager, {
      actorId: actor.userId,
      action: 'application.withdrawn',
      details: 'Candidatura retirada por su titular',
      entity: 'applications',
      entityId: application.id,
    });
  }

  private async tellHr(
    manager: EntityManager,
    { application, candidate }: LockedApplication,
    address: string,
  ): Promise<void> {
    await this.mail.write(manager, {
      causa: `retirada:${application.id}`,
      plantilla: 'candidatura_retirada',
      destinatario: address,
      datos: {
        candidato: `${candidate.nombre} ${candidate.apellidos}`,
        puesto: await jobTitle(manager, application),
        ficha: candidate.id,
      },
      candidato_id: candidate.id,
      aplicacion_id: application.id,
    });
  }
}
