import type { NotificationTipo, Plantilla } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { ApplicationProcess } from '../candidates/application-process.js';
import type { LockedApplication } from '../candidates/lock-application.js';
import { SystemConfig } from '../config/system-config.entity.js';
import { MailService, type MessageText, type WrittenMessage } from '../mail/mail.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Clock } from '../platform/clock.js';
import { calendarFile } from './calendar-file.js';
import { eventOf } from './interview-calendar.js';
import { Interview } from './interview.entity.js';
import { interviewWords, momentInWords } from './interview-words.js';

export type InterviewNews = 'programada' | 'modificada' | 'cancelada' | 'recordatorio';

const TEMPLATE: Readonly<Record<InterviewNews, Plantilla>> = {
  programada: 'confirmacion_entrevista',
  modificada: 'entrevista_modificada',
  cancelada: 'entrevista_cancelada',
  recordatorio: 'entrevista_recordatorio',
};
const TITLE: Readonly<Record<Exclude<InterviewNews, 'recordatorio'>, string>> = {
  programada: 'Tienes una entrevista',
  modificada: 'Tu entrevista ha cambiado',
  cancelada: 'Tu entrevista se ha cancelado',
};
const KIND: NotificationTipo = 'entrevista';

/** Tells the candidate of an interview, by mail and in the portal, in the transaction of the change. */
@Injectable()
export class InterviewMessages {
  constructor(
    private readonly process: ApplicationProcess,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * What was to be said before and has not left is withdrawn: only the last word counts. An invitation that never left
   * is sent anew instead of a change to it.
   */
  async tell(
    manager: EntityManager,
    news: InterviewNews,
    interview: Interview,
    { application, candidate }: LockedApplication,
    actorId: string | null,
  ): Promise<void> {
    const withdrawn = await this.mail.cancelOfInterview(manager, interview.id);
    const unseen = news === 'modificada' && withdrawn.includes('confirmacion_entrevista');
    const { causa, puesto } = await this.write(manager, unseen ? 'programada' : news, interview, {
      locked: { application, candidate },
      actorId,
    });
    if (news === 'recordatorio') return;
    await this.notifications.add(manager, {
      causa,
      candidato_id: candidate.id,
      aplicacion_id: application.id,
      tipo: KIND,
      titulo: TITLE[news],
      texto: `${puesto}: ${momentInWords(interview.inicio, interview.zona)}.`,
      enlace: '/portal-candidato',
    });
  }

  /** The next interview of the application that is still to be held. */
  next(manager: EntityManager, applicationId: string): Promise<Interview | null> {
    return manager.findOne(Interview, {
      where: {
        aplicacion_id: applicationId,
        deleted_at: IsNull(),
        estado: In(['programada', 'confirmada']),
        inicio: MoreThan(this.clock.now()),
      },
      order: { inicio: 'ASC' },
    });
  }

  /** What messages say of an interview. */
  words(interview: Interview): Record<string, string> {
    return interviewWords(interview);
  }

  /** The invitation once more, in HR's words and with a calendar file of its own; unsent ones are withdrawn. */
  async confirm(
    manager: EntityManager,
    interview: Interview,
    { locked, actorId, text }: { locked: LockedApplication; actorId: string; text: MessageText },
  ): Promise<WrittenMessage> {
    await this.mail.cancelOfInterview(manager, interview.id);
    const { written } = await this.write(manager, 'programada', interview, { locked, actorId, text });
    return written;
  }

  private async write(
    manager: EntityManager,
    news: InterviewNews,
    interview: Interview,
    {
      locked: { application, candidate },
      actorId,
      text,
    }: { locked: LockedApplication; actorId: string | null; text?: MessageText },
  ): Promise<{ causa: string; puesto: string; written: WrittenMessage }> {
    const secuencia = interview.secuencia + 1;
    await manager.update(Interview, interview.id, { secuencia });
    const { company_info: company } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    const puesto = await this.process.jobTitle(manager, application);
    const causa = `entrevista:${interview.id}:${secuencia}`;
    const written = await this.mail.write(manager, {
      causa,
      plantilla: TEMPLATE[news],
      destinatario: candidate.email,
      datos: { nombre: candidate.nombre, puesto, ...interviewWords(interview) },
      ...(text ? { texto_propio: text } : {}),
      candidato_id: candidate.id,
      aplicacion_id: application.id,
      entrevista_id: interview.id,
      calendario: calendarFile({
        ...eventOf(interview, { puesto, company, candidate, now: this.clock.now() }),
        method: news === 'cancelada' ? 'CANCEL' : 'REQUEST',
        sequence: secuencia,
      }),
      ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
      ...(actorId ? { creado_por: actorId } : {}),
    });
    return { causa, puesto, written };
  }
}
