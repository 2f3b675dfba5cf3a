import type { WholeMail } from '../../../src/inbound/parsing/parse-mail.js';

/** A mail as somebody's program would write it, and what must be read in it. */
export interface Specimen {
  name: string;
  raw: Buffer;
  expected: Partial<Omit<WholeMail, 'attachments'>> & { attachments?: [name: string, bytes: number][] };
}

export const FROM = 'Núria Puig <nuria@example.com>';
export const TO = 'respuestas+abc@zarvia.example.com';

type Headers = Record<string, string | string[] | null>;

/** Headers and a body with CRLF; `null` takes a usual header away. */
export function mail(headers: Headers, body: string | Buffer = ''): Buffer {
  const all: Headers = {
    From: '=?utf-8?Q?N=C3=BAria_Puig?= <nuria@example.com>',
    To: TO,
    Subject: 'Re: Tu candidatura',
    Date: 'Tue, 03 Nov 2026 10:05:00 +0100',
    'Message-ID': '<answer@mail.example.com>',
    'In-Reply-To': '<first@zarvia.example.com>',
    'MIME-Version': '1.0',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    (value === null ? [] : Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}`),
  );
  const content = typeof body === 'string' ? Buffer.from(body.replace(/\r?\n/g, '\r\n')) : body;
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
}

/** A mail of one text. */
export const plain = (text: string, headers: Headers = {}): Buffer =>
  mail({ 'Content-Type': 'text/plain; charset=utf-8', ...headers }, text);

export const html = (text: string, headers: Headers = {}): Buffer =>
  mail({ 'Content-Type': 'text/html; charset=utf-8', ...headers }, text);

export interface Part {
  type: string;
  name?: string;
  content: string | Buffer;
  disposition?: string;
  id?: string;
}

/** A multipart; files are in base64. */
export function parts(kind: string, list: readonly Part[], headers: Headers = {}): Buffer {
  const boundary = '----=_b0';
  const body = list.map(({ type, name, content, disposition, id }) => {
    const binary = typeof content !== 'string';
    return [
      `--${boundary}`,
      `Content-Type: ${type}${name ? `; name="${name}"` : ''}`,
      ...(disposition || name
        ? [`Content-Disposition: ${disposition ?? 'attachment'}${name ? `; filename="${name}"` : ''}`]
        : []),
      ...(id ? [`Content-ID: <${id}>`] : []),
      ...(binary ? ['Content-Transfer-Encoding: base64'] : []),
      '',
      binary ? content.toString('base64').replace(/.{76}/g, '$&\r\n') : content.replace(/\r?\n/g, '\r\n'),
    ].join('\r\n');
  });
  return mail(
    { 'Content-Type': `multipart/${kind}; boundary="${boundary}"`, ...headers },
    Buffer.from(`${body.join('\r\n')}\r\n--${boundary}--\r\n`),
  );
}

export const TEXT = { type: 'text/plain; charset=utf-8' };

/** An invitation's answer, as calendar programs write it. */
export const reply = (
  answer: string,
  values: { uid?: string; start?: string; comment?: string } = {},
): string =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${values.uid ?? '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11'}`,
    ...(values.start === '' ? [] : [values.start ?? 'DTSTART:20261201T090000Z']),
    'SEQUENCE:0',
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};CN=Núria`,
    '  Puig:mailto:nuria@example.com',
    ...(values.comment ? [`COMMENT:${values.comment}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** A server's word on a message that was sent from here. */
export const report = (
  fields: string,
  original = 'Message-ID: <first@zarvia.example.com>',
  headers: Headers = {},
) =>
  parts(
    'report; report-type=delivery-status',
    [
      { ...TEXT, content: 'Your message could not be delivered.' },
      { type: 'message/delivery-status', content: `Reporting-MTA: dns; mx.example.com\n\n${fields}\n` },
      {
        type: 'message/rfc822',
        content: `From: seleccion@zarvia.example.com\n${original}\nSubject: Tu candidatura\n\nHola`,
      },
    ],
    {
      From: 'Mail Delivery System <MAILER-DAEMON@mx.example.com>',
      Subject: 'Undelivered Mail Returned to Sender',
      'Auto-Submitted': 'auto-replied',
      'Return-Path': '<>',
      'In-Reply-To': null,
      ...headers,
    },
  );
