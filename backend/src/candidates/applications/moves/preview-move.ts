import { STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MailService } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { MovePreview, OpenApplication } from '../application.dto.js';
import { estadoOfTarget } from '../application.rules.js';
import { lockApplication } from './lock-application.js';
import { jobTitle, messageOfMove } from './move-message.js';
import { openOthers } from './other-applications.js';
import { countInterviewsAhead } from '../projection/next-interview.js';
import { applicationsOf } from '../projection/project-candidate.js';

export interface MovePreviewOrder {
  applicationId: string;
  /** As in a move. */
  to: string;
  mensaje_candidato: string | null;
}

/** Preview of the message if the application were moved now. Writes nothing. */
@Injectable()
export class PreviewMove {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `application_not_found`, `application_withdrawn`, `validation_failed` (unknown estado). */
  async execute({ applicationId, to, mensaje_candidato }: MovePreviewOrder): Promise<MovePreview> {
    const estado = estadoOfTarget(to);
    if (!estado) throw invalid({ estado: ['El estado no es válido'] });
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await lockApplication(manager, applicationId);
      if (locked.application.retirada_at !== null) throw new DomainError('application_withdrawn');
      const { application, candidate } = locked;
      const now = this.clock.now();
      const interviewsAhead = await countInterviewsAhead(manager, application, now);
      const puesto = await jobTitle(manager, application);
      const shown = await this.mail.show(
        manager,
        messageOfMove(locked, estado, { text: mensaje_candidato, interviewsAhead, puesto }),
      );
      const otras_abiertas: OpenApplication[] = [];
      for (const other of openOthers(await applicationsOf(manager, candidate.id), application)) {
        const puesto = await jobTitle(manager, other);
        otras_abiertas.push({ id: other.id, puesto, stage: STAGE_OF_ESTADO[other.estado] });
      }
      return { ...shown, otras_abiertas, entrevistas_pendientes: interviewsAhead };
    });
  }
}
