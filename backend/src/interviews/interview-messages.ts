import { LIMITS, type NotificationTipo, type Plantilla } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationProcess } from '../candidates/application-process.js';
import type { LockedApplication } from '../candidates/lock-application.js';
import { SystemConfig } from '../config/system-config.entity.js';
import { MailService } from '../mail/mail.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Clock } from '../platform/clock.js';
import { calendarFile } from './calendar-file.js';
import { eventOf } from './interview-calendar.js';
import { Interview } from './interview.entity.js';
import { interviewWords, momentInWords } from './interview-words.js';

/** A change of an interview may be taken back for this long. */
const UNDO_MS = LIMITS.undoSeconds * 1000;

/** What was written. */
export interface Told {
  causa: string;
  /** Until when news of a change waits. */
  until: Date;
  /** Templates of what had not left and was withdrawn. */
  withdrawn: Plantilla[];
}

/** `reservada`: the candidate picked the hour. */
export type InterviewNews = 'programada' | 'reservada' | 'modificada' | 'cancelada' | Reminding;
type Reminding = 'recordatorio' | 'recordatorio_2h';

const TEMPLATE: Readonly<Record<InterviewNews, Plantilla>> = {
  programada: 'confirmacion_entrevista',
  reservada: 'cita_reservada',
  modificada: 'entrevista_modificada',
  cancelada: 'entrevista_cancelada',
  recordatorio: 'entrevista_recordatorio',
  recordatorio_2h: 'entrevista_recordatorio_2h',
};
const TITLE: Readonly<Record<Exclude<InterviewNews, Reminding>, string>> = {
  programada: 'Tienes una entrevista',
  reservada: 'Has reservado tu entrevista',
  modificada: 'Tu entrevista ha cambiado',
  cancelada: 'Tu entrevista se ha cancelado',
};
/** What tells of an interview for the first time. */
const FIRST: readonly Plantilla[] = ['confirmacion_entrevista', 'cita_reservada'];
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
   * is sent anew instead of a change to it. News of a change waits as long as the change can be taken back.
   */
  async tell(
    manager: EntityManager,
    news: InterviewNews,
    interview: Interview,
    { application, candidate }: LockedApplication,
    actorId: string | null,
  ): Promise<Told> {
    const withdrawn = await this.mail.cancelOfInterview(manager, interview.id);
    const unseen = news === 'modificada' && FIRST.some((plantilla) => withdrawn.includes(plantilla));
    const { secuencia } = interview;
    await manager.update(Interview, interview.id, { secuencia: secuencia + 1 });
    const { company_info: company } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    const puesto = await this.process.jobTitle(manager, application);
    // One reminder of each kind for a beginning, even if the interview was moved away from it and back.
    const causa = isReminder(news)
      ? `${news}:${interview.id}:${interview.inicio.toISOString()}`
      : `entrevista:${interview.id}:${secuencia}`;
    const told: Told = { causa, until: new Date(this.clock.now().getTime() + UNDO_MS), withdrawn };
    await this.mail.write(manager, {
      causa,
      plantilla: TEMPLATE[unseen ? 'programada' : news],
      destinatario: candidate.email,
      datos: { nombre: candidate.nombre, puesto, ...interviewWords(interview) },
      candidato_id: candidate.id,
      aplicacion_id: application.id,
      entrevista_id: interview.id,
      ...(news === 'modificada' ? { enviar_desde: told.until } : {}),
      calendario: calendarFile({
        ...eventOf(interview, { puesto, company, candidate, now: this.clock.now() }),
        method: news === 'cancelada' ? 'CANCEL' : 'REQUEST',
        sequence: secuencia,
      }),
      ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
      ...(actorId ? { creado_por: actorId } : {}),
    });
    if (isReminder(news)) return told;
    await this.notifications.add(manager, {
      causa,
      candidato_id: candidate.id,
      aplicacion_id: application.id,
      tipo: KIND,
      titulo: TITLE[news],
      texto: `${puesto}: ${momentInWords(interview.inicio, interview.zona)}.`,
      enlace: '/portal-candidato',
    });
    return told;
  }
}

function isReminder(news: InterviewNews): news is Reminding {
  return news === 'recordatorio' || news === 'recordatorio_2h';
}
