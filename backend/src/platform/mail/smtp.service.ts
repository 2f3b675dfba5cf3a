import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.js';
import { hostOfAddress, type MailAddress, parseMailAddress } from './mail-address.js';

export interface OutgoingMail {
  /** Stays the same however often the message is tried: receivers drop a second copy by it. */
  id: string;
  to: string;
  /** Shown as the sender where MAIL_FROM names none. */
  senderName: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** What mail programs call to unsubscribe; null: one cannot. */
  unsubscribeUrl: string | null;
  /** Calendar files (RFC 5545), each with its METHOD and one event: programs read no file with several. */
  calendars: readonly string[];
}

/** Hands messages to the configured mail server, one attempt at a time. */
@Injectable()
export class SmtpService {
  /** False: there is no mail server, and messages are kept instead of sent. */
  readonly configured: boolean;
  private readonly from: MailAddress;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'smtpUrl' | 'mailFrom'>,
    private readonly mailer: MailerService,
  ) {
    this.configured = environment.smtpUrl !== null;
    this.from = parseMailAddress(environment.mailFrom);
  }

  /** Resolves once the server has accepted the message. @throws nodemailer's error: see toSmtpFailure. */
  async send(mail: OutgoingMail): Promise<void> {
    await this.mailer.sendMail({
      messageId: `<${mail.id}@${hostOfAddress(this.from.address)}>`,
      from: { name: this.from.name || mail.senderName, address: this.from.address },
      // As objects: nodemailer would read a text as a list of addresses.
      replyTo: { name: '', address: mail.replyTo },
      to: { name: '', address: mail.to },
      subject: mail.subject.replace(/[\r\n]+/g, ' '),
      text: mail.text,
      html: mail.html,
      ...calendarParts(mail.calendars),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    });
  }
}

/** The first as a part that mail programs offer to add to the calendar, and as a file for all others; more as files. */
function calendarParts([first, ...more]: readonly string[]): { icalEvent?: object; attachments?: object[] } {
  if (first === undefined) return {};
  return {
    icalEvent: { method: methodOf(first), filename: 'entrevista.ics', content: first },
    ...(more.length > 0 && {
      attachments: more.map((content, index) => ({
        filename: `entrevista-${index + 2}.ics`,
        content,
        contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
      })),
    }),
  };
}

const methodOf = (content: string): string => /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';

/** RFC 8058: mail programs then show a button of their own. Prepared: nodemailer would break the address into parts. */
function unsubscribeHeaders(
  url: string | null,
): Record<string, string | { prepared: boolean; value: string }> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
