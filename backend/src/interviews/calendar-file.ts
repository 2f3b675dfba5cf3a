/** A calendar file with one event (RFC 5545). Times are in UTC: every program shows them in its own zone. */

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
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

const MAX_OCTETS = 75;

export function calendarFile(event: CalendarEvent): string {
  const cancelled = event.method === 'CANCEL';
  const published = event.method === 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hiring//Interviews//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url.replace(/[\s\p{Cc}]/gu, '')}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(event.organizer.name)}:mailto:${address(event.organizer.email)}`,
    ...(published
      ? []
      : [
          `ATTENDEE;CN=${parameter(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${address(event.attendee.email)}`,
        ]),
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

/** 20261201T080000Z. */
export const utc = (instant: Date): string => instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Text of a property: its own signs escaped (3.3.11), no control characters. */
export function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A quoted parameter, which knows no escapes (3.2). */
const parameter = (value: string): string => `"${value.replace(/["\p{Cc}]/gu, ' ').trim()}"`;

const address = (email: string): string => email.replace(/[\s\p{Cc}<>"]/gu, '');

/** Lines of at most 75 octets; no character is cut (3.1). */
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
