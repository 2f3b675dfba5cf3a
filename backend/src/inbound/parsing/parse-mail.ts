import PostalMime, { type Address, addressParser, type Attachment, type Email } from 'postal-mime';
import { calendarReply } from './calendar-reply.js';
import { asWindows, legible } from './charset.js';
import { contentOf, deliveryReport, returnedMessageId } from './delivery-report.js';
import { htmlText } from './html-text.js';
import { type CalendarReply, type MailKind, type ParsedMail, PARTS_MAX, TEXT_MAX } from './parsed-mail.js';
import { foldQuoted, isForward } from './quoted-text.js';

/** Headers in which servers write to whom they delivered. */
const RECIPIENTS = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
];
/** Maximum depth of parts, and of messages inside of messages. */
const LIMITS = { maxNestingDepth: 30, maxRfc822NestingDepth: 3, maxHeadersSize: 512 * 1024 };
/** A picture in the text that is smaller is a logo or an icon of a signature. */
const DECORATION_BYTES = 40 * 1024;
const LINE_MAX = 500;
/** A mail of 25 MB has a third of a million. More keep the parser busy for minutes. */
const LINES_MAX = 500_000;

/** A mail, and the contents of its attachments in their order. */
export type WholeMail = Omit<ParsedMail, 'attachments'> & {
  attachments: { name: string; type: string; content: Buffer }[];
};

/** Reads a mail (RFC 5322, MIME). @throws for something that is none, or has too many lines or levels. */
export async function parseMail(raw: Uint8Array): Promise<WholeMail> {
  if (hasTooManyLines(raw)) throw new Error('too many lines');
  const mail = await legible(raw, (bytes) => PostalMime.parse(bytes, LIMITS));
  if (mail.headers.length === 0) throw new Error('no mail');
  const calendar = calendarOf(mail.attachments);
  const report = deliveryReport(mail);
  const kind = kindOf(mail, calendar !== null, report !== null);
  const [from] = flat(mail.from ? [mail.from] : []);
  const subject = line(mail.subject ?? '');
  const whole = tidy(mail.text?.trim() ? mail.text : await htmlText(mail.html ?? ''));
  const { text, quoted } = foldQuoted(whole, isForward(subject));
  return {
    kind,
    from: { name: line(from?.name ?? ''), address: line(from?.address ?? '').toLowerCase() },
    recipients: recipientsOf(mail),
    subject,
    messageId: idsIn(mail.messageId)[0] ?? null,
    answers: answersOf(mail, kind),
    date: mail.date && !Number.isNaN(Date.parse(mail.date)) ? mail.date : null,
    forged: mail.headers.some(
      ({ key, value }) => key === 'authentication-results' && /\bdmarc=fail\b/i.test(value),
    ),
    text: text.slice(0, TEXT_MAX),
    quoted: quoted?.slice(0, TEXT_MAX) ?? null,
    report,
    calendar,
    attachments: kind === 'rebote' ? [] : filesOf(mail.attachments),
  };
}

function hasTooManyLines(raw: Uint8Array): boolean {
  let lines = 0;
  for (let at = raw.indexOf(10); at >= 0 && lines <= LINES_MAX; at = raw.indexOf(10, at + 1)) lines++;
  return lines > LINES_MAX;
}

function kindOf({ headers, returnPath, attachments }: Email, calendar: boolean, report: boolean): MailKind {
  if (report) return 'rebote';
  if (calendar) return 'respuesta_calendario';
  const header = (name: string): string => headers.find(({ key }) => key === name)?.value.trim() ?? '';
  const automatic =
    /^auto-/i.test(header('auto-submitted')) ||
    /^(?:bulk|junk|list|auto_reply)/i.test(header('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients', 'feedback-id'].some((name) =>
      header(name),
    ) ||
    attachments.some(({ mimeType }) =>
      /^message\/(?:delivery-status|feedback-report|disposition)/.test(mimeType),
    ) ||
    // Without a sender nothing may be answered (RFC 3834).
    (returnPath === undefined && header('return-path') === '<>');
  return automatic ? 'automatico' : 'mensaje';
}

function answersOf(mail: Email, kind: MailKind): string[] {
  const returned = kind === 'rebote' ? returnedMessageId(mail) : null;
  const named = [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()];
  return [...new Set([...(returned ? [returned] : []), ...named])].slice(0, 20);
}

const idsIn = (value = ''): string[] => (value.match(/<[^<>\s\p{Cc}]{1,250}>/gu) ?? []).slice(-20);

const flat = (addresses: readonly Address[]) => addresses.flatMap((one) => one.group ?? [one]);

function recipientsOf({ headers }: Email): string[] {
  const named = headers.filter(({ key }) => RECIPIENTS.includes(key)).slice(0, 50);
  const all = named.flatMap(({ value }) => flat(addressParser(value)).map(({ address }) => line(address)));
  return [...new Set(all.filter(Boolean))].slice(0, 100);
}

function calendarOf(attachments: readonly Attachment[]): CalendarReply | null {
  for (const part of attachments) {
    if (!/^(?:text\/calendar|application\/ics)$/.test(part.mimeType)) continue;
    const reply = calendarReply(contentOf(part).toString('utf8').replace(UNSEEN, ''));
    if (reply) return reply;
  }
  return null;
}

/** Files that somebody attached: no calendar parts, no signatures of the mail, no pictures of a letterhead. */
function filesOf(attachments: readonly Attachment[]): WholeMail['attachments'] {
  return (
    attachments
      .map((part) => ({ ...part, bytes: contentOf(part) }))
      .filter(
        ({ mimeType, related, bytes }) =>
          !/^(?:text\/calendar|application\/ics|application\/(?:x-)?pkcs7-signature|application\/pgp-)/.test(
            mimeType,
          ) && !(related && bytes.length < DECORATION_BYTES),
      )
      // What was attached comes before what stands in the text.
      .sort((a, b) => Number(a.related ?? false) - Number(b.related ?? false))
      .slice(0, PARTS_MAX)
      .map(({ filename, mimeType, bytes }) => ({
        name: line(filename ?? '') || nameFor(mimeType),
        type: mimeType,
        content: bytes,
      }))
  );
}

const nameFor = (type: string): string =>
  type.startsWith('message/')
    ? 'mensaje.eml'
    : `archivo.${/^\w+\/([a-z0-9]{1,8})$/.exec(type)?.[1] ?? 'bin'}`;

/** Characters that cannot be stored or seen; lines and tabs can. */
const UNSEEN = /[^\P{Cc}\r\n\t]/gu;

/** One line, without characters that cannot be stored or seen. */
const line = (text: string): string =>
  asWindows(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX)
    .toWellFormed();

const tidy = (text: string): string =>
  asWindows(text)
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .toWellFormed()
    .trim();
