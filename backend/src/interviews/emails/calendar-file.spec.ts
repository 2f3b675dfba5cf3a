import { calendarFile, type CalendarEvent } from './calendar-file.js';

const EVENT: CalendarEvent = {
  uid: 'one@example.com',
  sequence: 3,
  method: 'REQUEST',
  stamp: new Date('2026-11-21T10:00:00Z'),
  start: new Date('2026-12-01T08:00:00Z'),
  end: new Date('2026-12-01T08:30:00Z'),
  summary: 'Entrevista: chofer, noche; «Zona \\ Franca»',
  description: 'Línea una\nLínea dos',
  location:
    'Carrer de la Mecànica, 12, 08040 Barcelona, planta baja, sala de reuniones del fondo a la derecha',
  url: null,
  organizer: { name: 'Zeta "Logística"', email: 'rrhh@example.com' },
  attendee: { name: 'Núria Puig', email: 'nuria@example.com' },
};
const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

it('a calendar file has times in UTC, a sequence and a method', () => {
  expect(unfolded(calendarFile(EVENT))).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:one@example.com',
      'SEQUENCE:3',
      'DTSTAMP:20261121T100000Z',
      'DTSTART:20261201T080000Z',
      'DTEND:20261201T083000Z',
      'STATUS:CONFIRMED',
    ]),
  );
});

it('characters with a meaning in calendar files are escaped', () => {
  const lines = unfolded(calendarFile(EVENT));
  expect(lines).toContain('SUMMARY:Entrevista: chofer\\, noche\\; «Zona \\\\ Franca»');
  expect(lines).toContain('DESCRIPTION:Línea una\\nLínea dos');
  expect(lines).toContain('ORGANIZER;CN="Zeta  Logística":mailto:rrhh@example.com');
});

it('lines are folded at 75 octets without cutting a character, and each ends with CR LF', () => {
  const file = calendarFile({ ...EVENT, summary: 'ñ'.repeat(200) });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(unfolded(file)).toContain(`SUMMARY:${'ñ'.repeat(200)}`);
});

it('text typed by people cannot add a line', () => {
  const file = calendarFile({
    ...EVENT,
    url: 'https://x.example/\r\nATTENDEE:me',
    location: 'a\r\nEND:VEVENT',
  });
  const lines = unfolded(file);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.some((line) => line.startsWith('ATTENDEE:me'))).toBe(false);
});

it('a cancellation cancels the event and has no alarm', () => {
  const lines = unfolded(calendarFile({ ...EVENT, method: 'CANCEL' }));
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  expect(lines).not.toContain('BEGIN:VALARM');
});
