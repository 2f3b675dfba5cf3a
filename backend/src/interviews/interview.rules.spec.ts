import { FAR_AHEAD, INTERVIEW_ESTADOS } from '@hiring/contract';
import type { Interview } from './interview.entity.js';
import {
  actionsOf,
  isAhead,
  isEnded,
  isLive,
  isNews,
  missingPlace,
  placeOf,
  proposalsError,
  reminderDue,
  startErrors,
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
  expect(actionsOf('confirmada')).toEqual(['realizada', 'no_presentada', 'cancelada']);
  for (const estado of ['realizada', 'cancelada', 'no_presentada'] as const) {
    expect(actionsOf(estado)).toEqual([]);
  }
});

it('an interview agreed shortly before a reminder is due skips that reminder', () => {
  const none = (hours: number) => withoutReminders(inHours(hours), NOW);
  expect(none(3)).toEqual({ recordatorio_de: inHours(3), recordatorio_2h_de: inHours(3) });
  expect(none(20)).toEqual({ recordatorio_de: inHours(20), recordatorio_2h_de: null });
  expect(none(72)).toEqual({ recordatorio_de: null, recordatorio_2h_de: null });
  // Twelve hours before the first reminder, two before the second.
  expect(none(36).recordatorio_de).toBeNull();
  expect(none(35.9).recordatorio_de).toEqual(inHours(35.9));
  expect(none(4).recordatorio_2h_de).toBeNull();
  expect(none(3.9).recordatorio_2h_de).toEqual(inHours(3.9));
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
  [[{ fecha: '2126-11-23', hora: '10:59' }], FAR_AHEAD],
  [
    Array.from({ length: 4 }, () => ({ fecha: '2026-12-01', hora: '10:00' })),
    'Puedes proponer hasta 3 momentos',
  ],
])('the moments %j give %s', (moments, message) => {
  expect(proposalsError(moments, NOW)).toBe(message);
});

it('an interview is over when it was held or missed, and live while it is agreed', () => {
  expect(INTERVIEW_ESTADOS.filter(isEnded)).toEqual(['realizada', 'no_presentada']);
  expect(INTERVIEW_ESTADOS.filter((estado) => isLive(interview({ estado })))).toEqual([
    'programada',
    'confirmada',
  ]);
  expect(isLive(interview({ deleted_at: NOW }))).toBe(false);
});

it('a meeting in person needs a place, a video call a link, a call nothing', () => {
  expect(missingPlace('presencial', {})).toEqual({ ubicacion: ['El campo Ubicación es obligatorio'] });
  expect(missingPlace('presencial', { link_virtual: 'x' })).not.toBeNull();
  expect(missingPlace('presencial', { ubicacion: 'Reus' })).toBeNull();
  expect(missingPlace('virtual', { ubicacion: 'Reus' })).toEqual({
    link_virtual: ['El campo Enlace de la reunión es obligatorio'],
  });
  expect(missingPlace('virtual', { link_virtual: 'x' })).toBeNull();
  expect(missingPlace('telefonica', {})).toBeNull();
});

it('a start in the past is an error of the hour today, otherwise of the day', () => {
  expect(startErrors(inHours(-1), NOW)).toEqual({
    hora: ['Esa hora ya ha pasado. Elige una más tarde u otro día.'],
  });
  expect(startErrors(inHours(-24), NOW)).toEqual({ fecha: ['La entrevista debe ser en el futuro'] });
  expect(startErrors(inHours(1), NOW)).toBeNull();
  expect(startErrors(inHours(2 * 365 * 24), NOW)).toBeNull();
  expect(startErrors(inHours(100 * 365 * 24), NOW)).toEqual({ fecha: [FAR_AHEAD] });
});

describe('a change of an interview', () => {
  const before = {
    inicio: inHours(5),
    fin: inHours(6),
    tipo: 'presencial',
    ubicacion: 'Reus',
    link_virtual: null,
    notas: 'a',
  } as unknown as Interview;
  it.each([
    ['the time', { inicio: inHours(4) }],
    ['the duration', { fin: inHours(7) }],
    ['the type', { tipo: 'telefonica' }],
    ['the place', { ubicacion: 'Tarragona' }],
    ['the link', { link_virtual: 'https://example.com/x' }],
  ])('of %s concerns the candidate', (_what, values) => {
    expect(isNews(before, { ...before, ...values } as Interview)).toBe(true);
  });

  it('of anything else does not', () => {
    expect(isNews(before, { ...before, inicio: inHours(5), fin: inHours(6), notas: 'b' })).toBe(false);
  });
});
