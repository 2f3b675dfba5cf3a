import { LIMITS, type NotificationTipo, type Plantilla, toSay } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { InterviewsToTellOf } from '../../candidates/applications/interviews-to-tell-of.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { MailService, type EmailText, type WrittenEmail } from '../../mail/emails/mail.service.js';
import { NotificationsService } from '../../candidates/people/notifications/notifications.service.js';
import { Clock } from '../../platform/values/clock.js';
import { calendarFile } from './calendar-file.js';
import { eventOf } from './interview-calendar.js';
import { Interview } from '../interview.entity.js';
import { interviewWords, startInWords } from './interview-words.js';
import { PanelEmails } from './panel-emails.js';
import { holdersOf, panelOf } from '../panel/panel.js';
import type { Participant } from '../panel/participant.entity.js';

/** A change of an interview may be undone for this long. */
export const UNDO_MS = LIMITS.undoSeconds * 1000;

/** What was written. */
export interface Told {
  causa: string;
  /** How many messages to those who hold it. */
  panel: number;
  /** Until when news of a change waits. */
  until: Date;
  /** Templates of the unsent messages that were withdrawn. */
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
  programada: toSay('Tienes una entrevista'),
  reservada: toSay('Has reservado tu entrevista'),
  modificada: toSay('Tu entrevista ha cambiado'),
  cancelada: toSay('Tu entrevista se ha cancelado'),
};
/** First messages about an interview. */
const FIRST: readonly Plantilla[] = ['confirmacion_entrevista', 'cita_reservada'];
/** Whether one of these is a first message. */
export const isFirstWord = (templates: readonly Plantilla[]): boolean =>
  FIRST.some((template) => templates.includes(template));
const KIND: NotificationTipo = 'entrevista';

/** Whether HR may still take back what this tells; a cancellation that follows from something else is told at once. */
export const waitsForUndo = (news: InterviewNews, actorId: string | null): boolean =>
  news === 'modificada' || (news === 'cancelada' && actorId !== null);

/** Tells the candidate about an interview, by e-mail and in the portal, in the transaction of the change. */
@Injectable()
export class InterviewEmails implements OnModuleInit {
  constructor(
    private readonly process: ApplicationProcess,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
    private readonly toTellOf: InterviewsToTellOf,
    private readonly panel: PanelEmails,
  ) {}

  onModuleInit(): void {
    this.toTellOf.register(async (manager, applicationId) => {
      const interview = await this.next(manager, applicationId);
      if (!interview) return null;
      const holders = holdersOf(interview, await panelOf(manager, [interview.id]));
      return {
        words: () => interviewWords(interview, holders),
        confirm: (order) => this.confirm(manager, interview, order),
      };
    });
  }

  /**
   * Withdraws earlier unsent messages: only the last one counts. An unsent invitation is replaced by a new
   * invitation instead of a change. News of a change, and of HR's cancellation, waits for the undo period.
   */
  async tell(
    manager: EntityManager,
    news: InterviewNews,
    interview: Interview,
    { application, candidate }: LockedApplication,
    actorId: string | null,
    before?: readonly Participant[],
  ): Promise<Told> {
    const withdrawn = await this.mail.cancelOfInterview(manager, interview.id);
    const unseen = news === 'modificada' && isFirstWord(withdrawn);
    const until = new Date(this.clock.now().getTime() + UNDO_MS);
    const sendFrom = waitsForUndo(news, actorId) ? until : undefined;
    const { causa } = await this.write(manager, unseen ? 'programada' : news, interview, {
      locked: { application, candidate },
      actorId,
      ...(isReminder(news) ? {} : { titulo: TITLE[news] }),
      ...(sendFrom ? { sendFrom } : {}),
    });
    const panel = await this.panel.tell(
      manager,
      interview,
      { application, candidate },
      { news, before, actorId, sendFrom },
    );
    return { causa, until, withdrawn, panel };
  }

  /** The application's next unfinished interview, for lists and boards. */
  private next(manager: EntityManager, applicationId: string): Promise<Interview | null> {
    return manager.findOne(Interview, {
      where: {
        aplicacion_id: applicationId,
        deleted_at: IsNull(),
        estado: In(['programada', 'confirmada']),
        fin: MoreThan(this.clock.now()),
      },
      order: { inicio: 'ASC' },
    });
  }

  /** Sends the invitation again in HR's words with its own calendar file; withdraws unsent ones. */
  private async confirm(
    manager: EntityManager,
    interview: Interview,
    { locked, actorId, text }: { locked: LockedApplication; actorId: string; text: EmailText },
  ): Promise<WrittenEmail> {
    await this.mail.cancelOfInterview(manager, interview.id);
    const { written } = await this.write(manager, 'programada', interview, { locked, actorId, text });
    return written;
  }

  /** `titulo`: that of the notification in the portal; absent: only the message is written. */
  private async write(
    manager: EntityManager,
    news: InterviewNews,
    interview: Interview,
    {
      locked: { application, candidate },
      actorId,
      text,
      titulo,
      sendFrom,
    }: {
      locked: LockedApplication;
      actorId: string | null;
      text?: EmailText;
      titulo?: string;
      sendFrom?: Date;
    },
  ): Promise<{ causa: string; written: WrittenEmail }> {
    const { secuencia } = interview;
    await manager.update(Interview, interview.id, { secuencia: secuencia + 1 });
    const puesto = await this.process.jobTitle(manager, application);
    const holders = holdersOf(interview, await panelOf(manager, [interview.id]));
    const answersTo = await this.mail.replyAddressOf(manager, candidate.id);
    const now = this.clock.now();
    // One reminder of each kind for a start, even if the interview was moved away and back.
    const causa = isReminder(news)
      ? `${news}:${interview.id}:${interview.inicio.toISOString()}`
      : `entrevista:${interview.id}:${secuencia}`;
    const written = await this.mail.write(manager, {
      causa,
      plantilla: TEMPLATE[news],
      destinatario: candidate.email,
      datos: () => ({ nombre: candidate.nombre, puesto, ...interviewWords(interview, holders) }),
      calendario: (company) =>
        calendarFile({
          ...eventOf(interview, { puesto, company, candidate, now, holders, answersTo }),
          method: news === 'cancelada' ? 'CANCEL' : 'REQUEST',
          sequence: secuencia,
        }),
      candidato_id: candidate.id,
      aplicacion_id: application.id,
      entrevista_id: interview.id,
      ...(text ? { texto_propio: text } : {}),
      ...(sendFrom ? { enviar_desde: sendFrom } : {}),
      ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
      ...(actorId ? { creado_por: actorId } : {}),
    });
    if (titulo !== undefined) {
      await this.notifications.add(manager, noticeOf(interview, { causa, titulo, puesto }));
    }
    return { causa, written };
  }
}

/** What the portal tells of an interview. */
const noticeOf = (
  interview: Interview,
  { puesto, ...rest }: { causa: string; titulo: string; puesto: string },
) => ({
  ...rest,
  candidato_id: interview.candidato_id,
  aplicacion_id: interview.aplicacion_id,
  tipo: KIND,
  texto: () => `${puesto}: ${startInWords(interview)}.`,
  enlace: '/portal-candidato',
});

function isReminder(news: InterviewNews): news is Reminding {
  return news === 'recordatorio' || news === 'recordatorio_2h';
}
