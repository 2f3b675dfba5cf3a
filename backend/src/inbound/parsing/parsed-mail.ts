/** What a mail is, by its structure and headers (RFC 3834, RFC 3464, RFC 5546). */
export const MAIL_KINDS = ['mensaje', 'automatico', 'rebote', 'respuesta_calendario'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A delivery status notification. */
export interface DeliveryReport {
  /** Given up, or still being tried. */
  outcome: 'rebotado' | 'retrasado';
  /** Enhanced status code (RFC 3463), such as 5.1.1. */
  status: string;
}

export interface CalendarReply {
  uid: string;
  answer: 'ACCEPTED' | 'DECLINED' | 'TENTATIVE';
  /** ISO 8601 instant of the event that is answered; null: not said, or in a zone that is not known here. */
  start: string | null;
  comment: string;
}

/** A file in the output of the program. */
export interface MailPart {
  name: string;
  type: string;
  at: number;
  bytes: number;
}

export interface ParsedMail {
  kind: MailKind;
  from: { name: string; address: string };
  /** Every address that the mail was sent or delivered to. */
  recipients: string[];
  subject: string;
  messageId: string | null;
  /** Message-IDs of what it answers, or of the returned message: the nearest first. */
  answers: string[];
  date: string | null;
  /** A server on the way has found that the sender is not who they claim to be (RFC 8601). */
  forged: boolean;
  /** What was written, without the quoted message. */
  text: string;
  quoted: string | null;
  report: DeliveryReport | null;
  calendar: CalendarReply | null;
  attachments: MailPart[];
}

/** Characters of a text, and of a quoted one. */
export const TEXT_MAX = 100_000;
/** Attachments of one mail that are listed; the last one stands for all after it. */
export const PARTS_MAX = 50;
