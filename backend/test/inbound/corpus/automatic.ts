import { mail, parts, plain, reply, report, type Specimen, TEXT } from './build.js';

const automatic = (name: string, headers: Record<string, string>): Specimen => ({
  name,
  raw: plain('No estoy en la oficina.', headers),
  expected: { kind: 'automatico', text: 'No estoy en la oficina.' },
});
const bounced = (
  name: string,
  raw: Buffer,
  status: string,
  outcome: 'rebotado' | 'retrasado' = 'rebotado',
): Specimen => ({
  name,
  raw,
  expected: {
    kind: 'rebote',
    report: { outcome, status },
    answers: ['<first@zarvia.example.com>'],
    attachments: [],
  },
});

const AUTOMATIC: readonly Specimen[] = [
  automatic('an out-of-office of Gmail', {
    'Auto-Submitted': 'auto-replied',
    Precedence: 'bulk',
    Subject: 'Fuera de la oficina Re: Tu candidatura',
  }),
  automatic('an out-of-office of Exchange', {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    Subject: 'Respuesta automática: Tu candidatura',
  }),
  automatic('an answer to our own message by a robot', { 'X-Autoreply': 'yes' }),
  automatic('a mail without a sender to answer to', { 'Return-Path': '<>' }),
  automatic('a mailing list', { 'List-Id': '<avisos.example.com>', Precedence: 'list' }),
  automatic('our own message that came round again', {
    'Auto-Submitted': 'auto-generated',
    From: 'seleccion@zarvia.example.com',
  }),
  {
    name: 'a word on a message that has arrived',
    raw: report('Final-Recipient: rfc822; nuria@example.com\nAction: delivered\nStatus: 2.0.0'),
    expected: { kind: 'automatico', report: null },
  },
  {
    name: 'a receipt of reading',
    raw: parts('report; report-type=disposition-notification', [
      { ...TEXT, content: 'Leído' },
      {
        type: 'message/disposition-notification',
        content: 'Disposition: manual-action/MDN-sent-manually; displayed',
      },
    ]),
    expected: { kind: 'automatico' },
  },
  {
    name: 'a person whose header says no',
    raw: plain('Voy', { 'Auto-Submitted': 'no' }),
    expected: { kind: 'mensaje' },
  },
];

const BOUNCES: readonly Specimen[] = [
  bounced(
    'an unknown mailbox, Postfix',
    report(
      'Final-Recipient: rfc822; nuria@example.com\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown',
    ),
    '5.1.1',
  ),
  bounced(
    'a full mailbox',
    report('Final-Recipient: rfc822; nuria@example.com\nAction: failed\nStatus: 5.2.2'),
    '5.2.2',
  ),
  bounced(
    'a status that only the diagnosis names',
    report('Action: failed\nDiagnostic-Code: smtp; 554 5.7.1 Refused'),
    '5.7.1',
  ),
  bounced(
    'a delay',
    report('Action: delayed\nStatus: 4.4.1\nWill-Retry-Until: Sat, 7 Nov 2026 10:00:00 +0100'),
    '4.4.1',
    'retrasado',
  ),
  bounced(
    'a delay without a report, Exim',
    plain(
      [
        'A message that you sent has not yet been delivered to one or more of its',
        'recipients after more than 24 hours on the queue on mx.example.com.',
        '',
        'No action is required on your part.',
        '',
        "------ This is a copy of the message's headers. ------",
        '',
        'Message-ID: <first@zarvia.example.com>',
      ].join('\n'),
      {
        From: 'Mail Delivery System <Mailer-Daemon@mx.example.com>',
        Subject: 'Warning: message 1abcde-000123-AB delayed 24 hours',
        'Auto-Submitted': 'auto-replied',
        'In-Reply-To': null,
      },
    ),
    '4.0.0',
    'retrasado',
  ),
  bounced(
    'a bounce without a report, qmail',
    mail(
      {
        From: 'MAILER-DAEMON@mx.example.com',
        Subject: 'failure notice',
        'Return-Path': '<>',
        'In-Reply-To': null,
        'Content-Type': 'text/plain',
      },
      'Hi. This is the qmail-send program.\n<nuria@example.com>: 550 5.1.1 no such user\n\n--- Below this line is a copy of the message.\n\nMessage-ID: <first@zarvia.example.com>\nSubject: Tu candidatura\n',
    ),
    '5.1.1',
  ),
];

const calendar = (file: string, text = ''): Buffer =>
  parts('alternative', [
    { ...TEXT, content: text },
    { type: 'text/calendar; charset=utf-8; method=REPLY', content: file },
  ]);
const UID = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';

const CALENDAR: readonly Specimen[] = [
  {
    name: 'an accepted invitation, Google',
    raw: calendar(reply('ACCEPTED'), 'Núria ha aceptado.'),
    expected: {
      kind: 'respuesta_calendario',
      calendar: { uid: UID, answer: 'ACCEPTED', start: '2026-12-01T09:00:00.000Z', comment: '' },
      attachments: [],
    },
  },
  {
    name: 'a declined one with a comment, in Madrid’s time',
    raw: calendar(
      reply('DECLINED', {
        start: 'DTSTART;TZID=Europe/Madrid:20261201T100000',
        comment: 'No puedo\\, lo siento\\nNúria',
      }),
    ),
    expected: {
      kind: 'respuesta_calendario',
      calendar: {
        uid: UID,
        answer: 'DECLINED',
        start: '2026-12-01T09:00:00.000Z',
        comment: 'No puedo, lo siento\nNúria',
      },
    },
  },
  {
    name: 'the rules of a zone before the event, Apple',
    raw: calendar(
      reply('ACCEPTED', { start: 'DTSTART;TZID=Europe/Madrid:20261201T100000' }).replace(
        'BEGIN:VEVENT',
        [
          'BEGIN:VTIMEZONE',
          'TZID:Europe/Madrid',
          'BEGIN:STANDARD',
          'DTSTART:19961027T030000',
          'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
          'TZOFFSETFROM:+0200',
          'TZOFFSETTO:+0100',
          'COMMENT:CET',
          'END:STANDARD',
          'END:VTIMEZONE',
          'BEGIN:VEVENT',
        ].join('\r\n'),
      ),
    ),
    expected: {
      calendar: { uid: UID, answer: 'ACCEPTED', start: '2026-12-01T09:00:00.000Z', comment: '' },
    },
  },
  {
    name: 'Outlook has a name of its own for the zone of Spain',
    raw: calendar(reply('TENTATIVE', { start: 'DTSTART;TZID="Romance Standard Time":20261201T100000' })),
    expected: {
      calendar: { uid: UID, answer: 'TENTATIVE', start: '2026-12-01T09:00:00.000Z', comment: '' },
    },
  },
  {
    name: 'a zone that nobody else knows',
    raw: calendar(reply('TENTATIVE', { start: 'DTSTART;TZID="Customized Time Zone":20261201T100000' })),
    expected: { calendar: { uid: UID, answer: 'TENTATIVE', start: null, comment: '' } },
  },
  {
    name: 'an invitation that somebody sends is no answer',
    raw: calendar(reply('ACCEPTED').replace('METHOD:REPLY', 'METHOD:REQUEST'), 'Quedamos'),
    expected: { kind: 'mensaje', calendar: null, text: 'Quedamos' },
  },
];

export const AUTOMATA = [...AUTOMATIC, ...BOUNCES, ...CALENDAR];
