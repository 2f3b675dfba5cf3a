import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.js';
import { connectionTo, type MailServer } from './mail-server.js';
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

/** Finds the server that is set in the product; null: none is. */
export type FindMailServer = () => Promise<MailServer | null>;

/** The way that messages take now. */
export interface MailRoute {
  from: MailAddress;
  /** Null: the server of SMTP_URL. */
  server: MailServer | null;
}

const PANEL = 'panel';

/** Hands messages to the mail server of the environment, or else to that of the settings, one attempt at a time. */
@Injectable()
export class SmtpService {
  /** Decided by the environment: no setting changes it. */
  private readonly fixed: MailRoute | null;
  private find: FindMailServer = () => Promise.resolve(null);

  constructor(
    @Inject(ENVIRONMENT) { smtpUrl, mailFrom }: Pick<Environment, 'smtpUrl' | 'mailFrom'>,
    private readonly mailer: MailerService,
  ) {
    this.fixed = smtpUrl === null ? null : { from: parseMailAddress(mailFrom), server: null };
  }

  /** Whoever owns the settings says where they are. Asked with each message, so that a change holds at once everywhere. */
  registerSettings(find: FindMailServer): void {
    this.find = find;
  }

  /** Null: there is no mail server, and messages are kept instead of sent. */
  async route(): Promise<MailRoute | null> {
    if (this.fixed) return this.fixed;
    const server = await this.find();
    return server && { from: parseMailAddress(server.from), server };
  }

  /** Resolves once the server has accepted the message. @throws nodemailer's error: see toSmtpFailure. */
  async send({ from, server }: MailRoute, mail: OutgoingMail): Promise<void> {
    await this.mailer.sendMail({
      ...(server ? { transporterName: this.mailer.addTransporter(PANEL, connectionTo(server)) } : {}),
      messageId: `<${mail.id}@${hostOfAddress(from.address)}>`,
      from: { name: from.name || mail.senderName, address: from.address },
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
