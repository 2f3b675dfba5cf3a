import { INTERVIEW_ESTADOS } from '@hiring/contract';
import type { Interview } from './interview.entity.js';
import {
  actionsOf,
  isAhead,
  placeOf,
  proposalsError,
  reminderDue,
  withoutReminders,
} from './interview.rules.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const interview = (values: Partial<Interview>) =>
  ({ estado: 'programada', deleted_at: null, inicio: inHours(5), ...values }) as const;

it('only an agreed interview that has not begun can be answered', () => {
  expect(INTERVIEW_ESTADOS.filter((estado) => isAhead(interview({ estado }), NOW))).toEqual([
    'programada',
    'confirmada',
  ]);
  expect(isAhead(interview({ inicio: NOW }), NOW)).toBe(false);
  expect(isAhead(interview({ deleted_at: NOW }), NOW)).toBe(false);
});

it('a past interview offers no actions', () => {
  expect(actionsOf('programada')).toEqual(['confirmada', 'cancelada']);
  for (const estado of ['realizada', 'cancelada', 'no_presentada'] as const) {
    expect(actionsOf(estado)).toEqual([]);
  }
});

it('an interview agreed shortly before a reminder is due skips that reminder', () => {
  const none = (hours: number) => withoutReminders(inHours(hours), NOW);
  expect(none(3)).toEqual({ recordatorio_de: inHours(3), recordatorio_2h_de: inHours(3) });
  expect(none(20)).toEqual({ recordatorio_de: inHours(20), recordatorio_2h_de: null });
  expect(none(72)).toEqual({ recordatorio_de: null, recordatorio_2h_de: null });
});

it.each([
  [25, [], null],
  [24, [], '24h'],
  [24, ['24h'], null],
  [2.5, [], '24h'],
  [2, [], '2h'],
  [2, ['24h'], '2h'],
  [1, ['24h', '2h'], null],
  [1, ['2h'], null],
  [0.1, [], '2h'],
  [0, [], null],
] as const)(
  '%s hours before, with %j sent, the reminder due is %s',
  (hours, sent: readonly string[], due) => {
    const inicio = inHours(hours);
    const mark = (kind: string): Date | null => (sent.includes(kind) ? inicio : null);
    const reminders = { inicio, recordatorio_de: mark('24h'), recordatorio_2h_de: mark('2h') };
    expect(reminderDue(reminders, NOW)).toBe(due);
  },
);

it('a reminder sent for another start time does not count', () => {
  const moved = { inicio: inHours(1), recordatorio_de: inHours(5), recordatorio_2h_de: inHours(5) };
  expect(reminderDue(moved, NOW)).toBe('2h');
});

it('an interview in person keeps its place, and one by video keeps its link', () => {
  const both = { ubicacion: 'Sala 1', link_virtual: 'https://meet.example.com/a' };
  expect(placeOf('presencial', both)).toEqual({ ubicacion: 'Sala 1', link_virtual: null });
  expect(placeOf('virtual', both)).toEqual({ ubicacion: null, link_virtual: both.link_virtual });
  expect(placeOf('telefonica', both)).toEqual({ ubicacion: null, link_virtual: null });
});

it.each([
  [[], null],
  [[{ fecha: '2026-12-01', hora: '10:00' }], null],
  [[{ fecha: '2026-12-01', hora: '' }], 'Indica el día y la hora de cada momento que propongas'],
  [[{ fecha: '2026-11-21', hora: '10:59' }], 'Los momentos que propongas deben ser futuros'],
  [
    Array.from({ length: 4 }, () => ({ fecha: '2026-12-01', hora: '10:00' })),
    'Puedes proponer hasta 3 momentos',
  ],
])('the moments %j give %s', (moments, message) => {
  expect(proposalsError(moments, NOW)).toBe(message);
});
