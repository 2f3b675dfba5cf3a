import { instantOf, wallOf } from '../changes/interview-time.js';

/** The zone whose rules this file can write; other zones use UTC. */
const MADRID = 'Europe/Madrid';
const HOUR_MS = 3_600_000;

/** EU daylight saving time since 1996 (2000/84/EC): last Sundays of March and October. */
const MADRID_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${MADRID}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19970330T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

interface Span {
  start: Date;
  end: Date;
  zone: string;
}

/**
 * Start and end for a calendar file (RFC 5545, 3.3.5): Madrid time with the zone's rules, or UTC when the time is
 * ambiguous (the repeated hour in October) or the zone is another.
 */
export function timesOf({ start, end, zone }: Span): { rules: string[]; lines: string[] } {
  if (zone !== MADRID || !isPlain(start) || !isPlain(end)) {
    return { rules: [], lines: [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`] };
  }
  const lines = [`DTSTART;TZID=${MADRID}:${local(start)}`, `DTEND;TZID=${MADRID}:${local(end)}`];
  return { rules: MADRID_RULES, lines };
}

/** 20261201T080000Z. */
export const utc = (instant: Date): string => instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Whether the Madrid time is unambiguous: programs resolve a repeated hour differently. */
function isPlain(instant: Date): boolean {
  const { fecha, hora } = wallOf(instant, MADRID);
  const later = wallOf(new Date(instant.getTime() + HOUR_MS), MADRID);
  const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
  return later.hora !== hora && instantOf(fecha, hora, MADRID)?.getTime() === minute;
}

function local(instant: Date): string {
  const { fecha, hora } = wallOf(instant, MADRID);
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
  return `${fecha}T${hora}${seconds}`.replace(/[-:]/g, '');
}
