import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { AccessTokens, type ClientCredentials } from '../outbound/access-token.js';
import { connectionTo, type MailServer } from './mail-server.js';
import { hostOfAddress, type MailAddress, parseMailAddress } from './mail-address.js';

export interface OutgoingMail {
  /** The same for every attempt: receivers use it to drop a duplicate. */
  id: string;
  to: string;
  /** Sender name when MAIL_FROM has none. */
  senderName: string;
  replyTo: string;
  /** Message-IDs of its conversation, oldest first: mail programs show them as one. */
  references: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** URL that mail programs call to unsubscribe; null: not possible. */
  unsubscribeUrl: string | null;
  /** Calendar files (RFC 5545), each with its METHOD and one event: mail programs read no file with several. */
  calendars: readonly string[];
  files?: readonly MailFile[];
}

/** A file that is attached. */
export interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** Reads the mail server from the settings; null: none is set. */
export type FindMailServer = () => Promise<MailServer | null>;

/** The mail server and sender to use now. */
export interface MailRoute {
  from: MailAddress;
  /** Null: the server of SMTP_URL. */
  server: MailServer | null;
}

const PANEL = 'panel';

/** Sends messages through the mail server of the environment, or else of the settings, one attempt at a time. */
@Injectable()
export class SmtpService {
  /** Set by the environment: no setting changes it. */
  private readonly fixed: MailRoute | null;
  private find: FindMailServer = () => Promise.resolve(null);

  constructor(
    @Inject(ENVIRONMENT) { smtpUrl, mailFrom }: Pick<Environment, 'smtpUrl' | 'mailFrom'>,
    private readonly mailer: MailerService,
    private readonly tokens: AccessTokens,
  ) {
    this.fixed = smtpUrl === null ? null : { from: parseMailAddress(mailFrom), server: null };
  }

  /** The owner of the settings registers this function. It runs for each message, so that a change applies at once. */
  registerSettings(find: FindMailServer): void {
    this.find = find;
  }

  /** Null: there is no mail server, and messages are stored instead of sent. */
  async route(): Promise<MailRoute | null> {
    if (this.fixed) return this.fixed;
    const server = await this.find();
    return server && { from: parseMailAddress(server.from), server };
  }

  /**
   * Resolves once the server has accepted the message.
   * @throws nodemailer's error, or that of the access token: see toSmtpFailure.
   */
  async send({ from, server }: MailRoute, mail: OutgoingMail): Promise<void> {
    const auth =
      server && (typeof server.auth === 'string' ? { pass: server.auth } : await this.token(server.auth));
    try {
      await this.mailer.sendMail({
        // Nothing is awaited in between: another message may add the transporter of another server.
        ...(server &&
          auth && { transporterName: this.mailer.addTransporter(PANEL, connectionTo(server, auth)) }),
        ...messageOf(from, mail),
      });
    } catch (error) {
      if (server && typeof server.auth !== 'string') this.tokens.forget(server.auth);
      throw error;
    }
  }

  private async token(credentials: ClientCredentials): Promise<{ accessToken: string }> {
    return { accessToken: await this.tokens.get(credentials) };
  }
}

/** As nodemailer takes it. */
function messageOf(from: MailAddress, mail: OutgoingMail) {
  const last = mail.references.at(-1);
  return {
    messageId: `<${mail.id}@${hostOfAddress(from.address)}>`,
    ...(last && { inReplyTo: last, references: [...mail.references] }),
    from: { name: from.name || mail.senderName, address: from.address },
    // Objects, because nodemailer would parse a text as a list of addresses.
    replyTo: { name: '', address: mail.replyTo },
    to: { name: '', address: mail.to },
    subject: mail.subject.replace(/[\r\n]+/g, ' '),
    text: mail.text,
    html: mail.html,
    ...partsOf(mail),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
  };
}

/** The first calendar file is also an alternative part that mail programs offer to add to the calendar. */
function partsOf({ calendars: [first, ...more], files = [] }: Pick<OutgoingMail, 'calendars' | 'files'>) {
  const event = first !== undefined && {
    icalEvent: { method: methodOf(first), filename: 'entrevista.ics', content: first },
  };
  const attachments = [
    ...more.map((content, index) => ({
      filename: `entrevista-${index + 2}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
    })),
    ...files.map(({ name, type, content }) => ({ filename: name, content, contentType: type })),
  ];
  return { ...event, ...(attachments.length > 0 && { attachments }) };
}

const methodOf = (content: string): string => /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';

/** RFC 8058: mail programs then show their own button. Prepared, because nodemailer would split the URL. */
function unsubscribeHeaders(
  url: string | null,
): Record<string, string | { prepared: boolean; value: string }> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
