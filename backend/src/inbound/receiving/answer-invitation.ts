import { INTERVIEW_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnswerInterview } from '../../interviews/replies/answer-interview.js';
import { momentOfMadrid } from '../../interviews/emails/interview-words.js';
import { Interview } from '../../interviews/interview.entity.js';
import { joining } from '../../platform/database/transactions/transaction.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CalendarReply } from '../parsing/parsed-mail.js';

/** What an answer says. */
const SAID: Readonly<Record<CalendarReply['answer'], string>> = {
  ACCEPTED: 'Ha aceptado la invitación de calendario.',
  DECLINED: 'Ha rechazado la invitación de calendario.',
  TENTATIVE: 'Ha contestado «quizás» a la invitación de calendario.',
};

const MOVED = 'No cambia la entrevista: ya no está prevista así.';
const UNCHANGED: Readonly<Record<CalendarReply['answer'], string>> = {
  ACCEPTED: MOVED,
  DECLINED: MOVED,
  TENTATIVE: 'La entrevista sigue sin confirmar.',
};

/** Answers an interview by the person's calendar, by the same rules as their portal. */
@Injectable()
export class AnswerInvitation {
  constructor(private readonly answers: AnswerInterview) {}

  /** In the transaction of `manager`. False: it cannot be answered so (moved, cancelled, over, somebody else's). */
  async execute(manager: EntityManager, candidateId: string, reply: CalendarReply): Promise<boolean> {
    if (reply.answer === 'TENTATIVE') return false;
    const interview = await manager.findOneBy(Interview, { id: reply.uid, candidato_id: candidateId });
    if (!interview) return false;
    const who = { inicio: reply.start ? new Date(reply.start) : interview.inicio };
    try {
      await manager.transaction((savepoint) =>
        joining(savepoint, () =>
          reply.answer === 'ACCEPTED'
            ? this.answers.confirm(interview.id, who)
            : this.answers.requestAnother(interview.id, who, { texto: sentenceOf(reply), propuestas: [] }),
        ),
      );
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}

/**
 * The answer as a message, where the interview did not take it: when the invitation was for, because that may have
 * changed, and that nothing was answered by it.
 */
export function messageOfReply(reply: CalendarReply): string {
  const { start } = reply;
  const when = start ? ` Era para el ${inLanguage('es', () => momentOfMadrid(new Date(start)))}.` : '';
  return [`${SAID[reply.answer]}${when} ${UNCHANGED[reply.answer]}`, reply.comment]
    .filter(Boolean)
    .join('\n\n')
    .toWellFormed();
}

/** What they say, for whoever reads of it. */
export const sentenceOf = ({ answer, comment }: CalendarReply): string =>
  [SAID[answer], comment].filter(Boolean).join('\n\n').slice(0, INTERVIEW_LIMITS.request).toWellFormed();
