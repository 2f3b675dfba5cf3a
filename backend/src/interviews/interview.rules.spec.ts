import { INTERVIEW_ESTADOS } from '@hiring/contract';
import type { Interview } from './interview.entity.js';
import { actionsOf, isAhead, placeOf, proposalsError, withoutReminder } from './interview.rules.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const interview = (values: Partial<Interview>) =>
  ({ estado: 'programada', deleted_at: null, inicio: inHours(5), ...values }) as const;

it('only what is agreed and has not begun can be answered', () => {
  expect(INTERVIEW_ESTADOS.filter((estado) => isAhead(interview({ estado }), NOW))).toEqual([
    'programada',
    'confirmada',
  ]);
  expect(isAhead(interview({ inicio: NOW }), NOW)).toBe(false);
  expect(isAhead(interview({ deleted_at: NOW }), NOW)).toBe(false);
});

it('what is over offers nothing', () => {
  expect(actionsOf('programada')).toEqual(['confirmada', 'cancelada']);
  for (const estado of ['realizada', 'cancelada', 'no_presentada'] as const) {
    expect(actionsOf(estado)).toEqual([]);
  }
});

it('an interview agreed the day before needs no reminder', () => {
  expect(withoutReminder(inHours(20), NOW)).toEqual(inHours(20));
  expect(withoutReminder(inHours(72), NOW)).toBeNull();
});

it('keeps the place of an interview in person and the link of one by video', () => {
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
])('of the moments %j it says %s', (moments, message) => {
  expect(proposalsError(moments, NOW)).toBe(message);
});
