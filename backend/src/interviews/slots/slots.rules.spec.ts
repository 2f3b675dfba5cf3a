import { freeSlots, invitationState, type SlotPlan, slotsByDay } from './slots.rules.js';

/** A Saturday; 11:00 in Madrid. */
const NOW = new Date('2026-11-21T10:00:00Z');
const plan = (values: Partial<SlotPlan> = {}): SlotPlan => ({
  franjas: [{ dia: 1, desde: '09:00', hasta: '11:00' }],
  duracion_min: 30,
  margen_antes_min: 0,
  margen_despues_min: 0,
  antelacion_horas: 0,
  dias_vista: 6,
  ...values,
});
const at = (iso: string): Date => new Date(iso);
const hours = (slots: Date[]): string[] => slots.map((slot) => slot.toISOString().slice(5, 16));

it('slots follow the windows in the local time of Madrid', () => {
  expect(hours(freeSlots(plan(), [], NOW))).toEqual([
    '11-23T08:00',
    '11-23T08:30',
    '11-23T09:00',
    '11-23T09:30',
  ]);
});

it('slots respect the notice and the horizon', () => {
  expect(hours(freeSlots(plan({ antelacion_horas: 47 }), [], NOW))).toEqual(['11-23T09:00', '11-23T09:30']);
  expect(freeSlots(plan({ dias_vista: 1 }), [], NOW)).toEqual([]);
  const today = plan({ franjas: [{ fecha: '2026-11-21', desde: '10:00', hasta: '12:00' }], dias_vista: 0 });
  // A slot that begins now is not offered.
  expect(hours(freeSlots(today, [], NOW))).toEqual(['11-21T10:30']);
});

it('slots keep the buffers before and after busy times', () => {
  const busy = [{ inicio: at('2026-11-23T08:30:00Z'), fin: at('2026-11-23T09:00:00Z') }];
  expect(hours(freeSlots(plan(), busy, NOW))).toEqual(['11-23T08:00', '11-23T09:00', '11-23T09:30']);
  const wide = plan({ franjas: [{ dia: 1, desde: '08:00', hasta: '12:00' }], margen_antes_min: 15 });
  // Every 45 minutes: 7:00, 7:45, 8:30, 9:15, 10:00 in UTC.
  expect(hours(freeSlots(wide, busy, NOW))).toEqual([
    '11-23T07:00',
    '11-23T07:45',
    '11-23T09:15',
    '11-23T10:00',
  ]);
  const after = plan({ ...wide, margen_antes_min: 0, margen_despues_min: 20 });
  expect(hours(freeSlots(after, busy, NOW))).not.toContain('11-23T08:10');
});

it('adjacent windows offer no slot twice', () => {
  const franjas = [
    { dia: 1, desde: '09:00', hasta: '10:00' },
    { fecha: '2026-11-23', desde: '09:30', hasta: '10:00' },
  ];
  expect(hours(freeSlots(plan({ franjas }), [], NOW))).toEqual(['11-23T08:00', '11-23T08:30']);
});

it.each([
  // 29 March 2026: the time from 2:00 to 3:00 does not exist.
  ['2026-03-29', ['01:00', '04:00'], ['00:00', '01:00']],
  // 25 October 2026: the hour from 2:00 to 3:00 exists twice; the first is offered.
  ['2026-10-25', ['01:00', '04:00'], ['23:00', '00:00', '02:00']],
  ['2026-03-29', ['09:00', '11:00'], ['07:00', '08:00']],
  ['2026-10-25', ['09:00', '11:00'], ['08:00', '09:00']],
])('the window on %s from %j gives %j in UTC', (fecha, [desde = '', hasta = ''], utc) => {
  const day = at(`${fecha}T12:00:00Z`).getTime() - 2 * 86_400_000;
  const order = plan({ franjas: [{ fecha, desde, hasta }], duracion_min: 60 });
  expect(freeSlots(order, [], new Date(day)).map((slot) => slot.toISOString().slice(11, 16))).toEqual(utc);
});

it('slots are grouped by the date in Madrid', () => {
  expect(slotsByDay([at('2026-11-22T22:30:00Z'), at('2026-11-22T23:30:00Z')])).toEqual([
    { fecha: '2026-11-22', huecos: ['2026-11-22T22:30:00.000Z'] },
    { fecha: '2026-11-23', huecos: ['2026-11-22T23:30:00.000Z'] },
  ]);
});

it('an invitation that was used stays used, whatever happens later', () => {
  const later = at('2026-12-01T00:00:00Z');
  const fresh = { usada_at: null, revocada_at: null, caduca_at: later };
  expect(invitationState(fresh, true, NOW)).toBe('abierta');
  expect(invitationState(fresh, false, NOW)).toBe('cerrada');
  expect(invitationState(fresh, true, later)).toBe('caducada');
  expect(invitationState({ ...fresh, revocada_at: NOW }, true, NOW)).toBe('retirada');
  expect(invitationState({ ...fresh, usada_at: NOW }, false, later)).toBe('elegida');
});
