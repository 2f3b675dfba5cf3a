import { instantOf } from '../../interviews/changes/interview-time.js';
import type { CalendarReply } from './parsed-mail.js';

const ANSWERS: readonly CalendarReply['answer'][] = ['ACCEPTED', 'DECLINED', 'TENTATIVE'];

/** What Outlook calls the zone of Spain. */
const ROMANCE = 'Romance Standard Time';

/** The answer to an invitation (RFC 5546, METHOD:REPLY); null: the file is something else. */
export function calendarReply(file: string): CalendarReply | null {
  const lines = file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (!lines.some((line) => /^METHOD:REPLY\s*$/i.test(line))) return null;
  // The rules of a zone, which may stand before the event, have days of their own.
  const event = lines.slice(lines.findIndex((line) => /^BEGIN:VEVENT\s*$/i.test(line)) + 1);
  const found = (name: string): string =>
    event.find((line) => new RegExp(`^${name}[;:]`, 'i').test(line)) ?? '';
  const uid = valueOf(found('UID'));
  const said = /;PARTSTAT=([A-Z-]+)/i.exec(found('ATTENDEE'))?.[1]?.toUpperCase();
  const answer = ANSWERS.find((one) => one === said);
  if (!uid || !answer) return null;
  return { uid, answer, start: startOf(found('DTSTART')), comment: textOf(valueOf(found('COMMENT'))) };
}

const valueOf = (line: string): string => line.slice(line.search(/:(?=[^"]*(?:"[^"]*"[^"]*)*$)/) + 1).trim();

const textOf = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim();

function startOf(line: string): string | null {
  const [, year, month, day, hour, minute, utc] =
    /:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\d(Z?)\s*$/.exec(line) ?? [];
  if (!year || !month || !day || !hour || !minute) return null;
  const named = utc ? 'UTC' : /;TZID="?([^":;]+)/i.exec(line)?.[1];
  const zone = named === ROMANCE ? 'Europe/Madrid' : named;
  try {
    return (zone && instantOf(`${year}-${month}-${day}`, `${hour}:${minute}`, zone)?.toISOString()) || null;
  } catch {
    // Programs may have zones of their own.
    return null;
  }
}
