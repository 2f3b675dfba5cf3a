import { timesOf, utc } from './calendar-zone.js';

export { utc };

/** A calendar file with one event (RFC 5545; RFC 5546 for requests to the candidate). */

export interface CalendarEvent {
  /** The same for the life of the interview. */
  uid: string;
  /** Higher than in every message before. */
  sequence: number;
  /** PUBLISH: a copy that asks for no answer. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** When this was written. */
  stamp: Date;
  start: Date;
  end: Date;
  /** Time zone of the event; default: UTC. */
  zone?: string;
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  /** Who hold it with the first one. */
  others?: readonly { name: string; email: string }[];
  /** The candidate has said that they will come. */
  accepted?: boolean;
}

const MAX_OCTETS = 75;

export function calendarFile(event: CalendarEvent): string {
  const cancelled = event.method === 'CANCEL';
  const published = event.method === 'PUBLISH';
  const times = timesOf({ ...event, zone: event.zone ?? 'UTC' });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hiring//Interviews//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    ...times.rules,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    ...times.lines,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url.replace(/[\s\p{Cc}]/gu, '')}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(event.organizer.name)}:mailto:${address(event.organizer.email)}`,
    ...(published ? [] : [event.attendee, ...(event.others ?? [])].map((one) => attendeeOf(event, one))),
    ...(cancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${text(event.summary)}`,
          'TRIGGER:-PT1H',
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The invited candidate, or one of those who hold it; calendar programs offer to reply to human resources. */
function attendeeOf(
  { method, accepted = false }: CalendarEvent,
  attendee: CalendarEvent['attendee'],
): string {
  const answer =
    method === 'CANCEL'
      ? ''
      : accepted
        ? ';PARTSTAT=ACCEPTED;RSVP=FALSE'
        : ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  const who = `CN=${parameter(attendee.name)};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT${answer}`;
  return `ATTENDEE;${who}:mailto:${address(attendee.email)}`;
}

/** Escapes a text value (3.3.11) and removes control characters. */
export function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A quoted parameter, which has no escapes (3.2). */
const parameter = (value: string): string => `"${value.replace(/["\p{Cc}]/gu, ' ').trim()}"`;

const address = (email: string): string => email.replace(/[\s\p{Cc}<>"]/gu, '');

/** Folds lines at 75 octets without splitting characters (3.1). */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
