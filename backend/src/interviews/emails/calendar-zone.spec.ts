import ICAL from 'ical.js';
import { calendarFile } from './calendar-file.js';
import { timesOf } from './calendar-zone.js';

const span = (start: string, end: string, zone = 'Europe/Madrid') => ({
  start: new Date(start),
  end: new Date(end),
  zone,
});

describe('times of a calendar file', () => {
  it.each([
    ['winter', '2026-12-01T08:00:00Z', '20261201T090000'],
    ['summer', '2026-07-01T08:00:00Z', '20260701T100000'],
    ['before the clocks go forward', '2026-03-29T00:30:00Z', '20260329T013000'],
    ['after the clocks go forward', '2026-03-29T01:00:00Z', '20260329T030000'],
    ['before the clocks go back', '2026-10-24T22:00:00Z', '20261025T000000'],
    ['after the clocks go back', '2026-10-25T08:00:00Z', '20261025T090000'],
  ])('are local times in %s', (_, start, local) => {
    const { lines, rules } = timesOf(span(start, start));
    expect(lines[0]).toBe(`DTSTART;TZID=Europe/Madrid:${local}`);
    expect(rules).toContain('TZID:Europe/Madrid');
  });

  it.each([
    ['comes a second time', '2026-10-25T00:00:00Z', 'DTSTART:20261025T000000Z'],
    ['has come before', '2026-10-25T01:30:00Z', 'DTSTART:20261025T013000Z'],
  ])('are in UTC in an hour that %s, where a local time is ambiguous', (_, start, written) => {
    const { lines, rules } = timesOf(span(start, '2026-10-25T02:30:00Z'));
    expect(lines).toEqual([written, 'DTEND:20261025T023000Z']);
    expect(rules).toEqual([]);
  });

  it('are in UTC for another zone', () => {
    const { lines } = timesOf(span('2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z', 'Europe/London'));
    expect(lines).toEqual(['DTSTART:20261201T080000Z', 'DTEND:20261201T090000Z']);
  });
});

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;

/** Start and end of the only event, as parsed by an independent program. */
function understood(file: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const { startDate, endDate } = new ICAL.Event(component);
  return [startDate, endDate].map((time) => time.toJSDate().toISOString());
}

describe('a calendar file is read as the same instant', () => {
  it.each(['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'])(
    'at every quarter of an hour from the day before %s to the day after',
    (change) => {
      const middle = Date.parse(`${change}T00:00:00Z`);
      for (let at = middle - DAY_MS; at < middle + 2 * DAY_MS; at += QUARTER_MS) {
        const [start, end] = [new Date(at), new Date(at + 2 * QUARTER_MS)];
        const file = calendarFile({
          uid: 'one@example.com',
          sequence: 0,
          method: 'REQUEST',
          stamp: start,
          start,
          end,
          zone: 'Europe/Madrid',
          summary: 'Entrevista',
          description: '',
          location: null,
          url: null,
          organizer: { name: 'Z', email: 'rrhh@example.com' },
          attendee: { name: 'N', email: 'nuria@example.com' },
        });
        expect(understood(file)).toEqual([start.toISOString(), end.toISOString()]);
      }
    },
  );
});
