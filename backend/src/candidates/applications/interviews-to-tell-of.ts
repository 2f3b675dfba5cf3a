import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailText, WrittenEmail } from '../../mail/emails/mail.service.js';
import type { LockedApplication } from './moves/lock-application.js';

/** An interview that a message by hand may be about. */
export interface InterviewToTellOf {
  /** Values of the template's variables. */
  words: () => Record<string, string>;
  /** Sends the invitation again in HR's words with its own calendar file; withdraws unsent ones. */
  confirm(order: { locked: LockedApplication; actorId: string; text: EmailText }): Promise<WrittenEmail>;
}

type Reader = (manager: EntityManager, applicationId: string) => Promise<InterviewToTellOf | null>;

/** Hook for interviews to name the next one, so that messages do not import them. */
@Injectable()
export class InterviewsToTellOf {
  private reader: Reader = () => Promise.resolve(null);

  register(reader: Reader): void {
    this.reader = reader;
  }

  /** The next interview of the application that is not over. */
  next(manager: EntityManager, applicationId: string): Promise<InterviewToTellOf | null> {
    return this.reader(manager, applicationId);
  }
}
