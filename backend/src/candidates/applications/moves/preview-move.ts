import { SOURCE_LANGUAGE, STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { phasesOfVacancy } from '../../../vacancies/phases/phases-of-vacancy.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { MovePreview, OpenApplication } from '../application.dto.js';
import { lockApplication } from './lock-application.js';
import { liveOfferOf } from './live-offer.js';
import { moveTarget } from './move-target.js';
import { jobTitle, messageOfMove } from './move-message.js';
import { openOthers } from './other-applications.js';
import { countInterviewsAhead } from '../projection/next-interview.js';
import { applicationsOf } from '../projection/project-candidate.js';

export interface MovePreviewOrder {
  applicationId: string;
  /** As in a move. */
  to?: string | undefined;
  faseId?: string | undefined;
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

  /** @throws {DomainError} `application_not_found`, `application_withdrawn`, `phase_not_found`,
   * `validation_failed` (unknown estado). */
  async execute({ applicationId, mensaje_candidato, ...order }: MovePreviewOrder): Promise<MovePreview> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await lockApplication(manager, applicationId);
      if (locked.application.retirada_at !== null) throw new DomainError('application_withdrawn');
      const { application, candidate } = locked;
      const phases = await phasesOfVacancy(manager, application.vacante_id);
      const { to: estado, phase } = moveTarget(order, application, phases);
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
      const mensaje_propuesto = phase && (await proposedMessage(manager, phase, candidate.user_id));
      return {
        ...shown,
        otras_abiertas,
        entrevistas_pendientes: interviewsAhead,
        mensaje_propuesto,
        oferta_viva: await liveOfferOf(manager, application.id),
      };
    });
  }
}

/** The message that a phase proposes, in the person's language. */
async function proposedMessage(
  manager: EntityManager,
  { mensaje }: Phase,
  userId: string | null,
): Promise<string | null> {
  const user = await db(manager)
    .selectFrom('users')
    .where('id', '=', userId)
    .select('idioma')
    .executeTakeFirst();
  return mensaje[user?.idioma ?? SOURCE_LANGUAGE] ?? mensaje[SOURCE_LANGUAGE] ?? null;
}
