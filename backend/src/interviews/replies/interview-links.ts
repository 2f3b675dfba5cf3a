import type { Plantilla } from '@hiring/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { Interview } from '../interview.entity.js';
import { isLive } from '../interview.rules.js';
import { type AnswerSubject, makeAnswerToken, readAnswerToken } from './interview-token.js';

const WITH_LINK: readonly Plantilla[] = [
  'confirmacion_entrevista',
  'cita_reservada',
  'entrevista_modificada',
  'entrevista_recordatorio',
  'entrevista_recordatorio_2h',
];
const REMINDERS: readonly Plantilla[] = ['entrevista_recordatorio', 'entrevista_recordatorio_2h'];

/** Answer links in invitations: created at send time and never stored. */
@Injectable()
export class InterviewLinks implements OnModuleInit {
  private readonly key: Buffer;
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'interview-answers');
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    for (const plantilla of WITH_LINK) {
      this.mail.registerLinkMaker(plantilla, (manager, email) => this.link(manager, email));
    }
  }

  /** Null for anything but a link of ours. */
  read(token: string): AnswerSubject | null {
    return readAnswerToken(this.key, token);
  }

  /** A message about a cancelled interview is not sent, nor a reminder of one that has begun. */
  private async link(manager: EntityManager, { entrevista_id, plantilla }: Email): Promise<string> {
    const interview = entrevista_id ? await manager.findOneBy(Interview, { id: entrevista_id }) : null;
    if (!interview || !isLive(interview)) throw new EmailUnwanted();
    const { id, inicio } = interview;
    if (REMINDERS.includes(plantilla) && inicio <= this.clock.now()) throw new EmailUnwanted();
    return `${this.appUrl}/cita/${makeAnswerToken(this.key, { interviewId: id, inicio })}`;
  }
}
