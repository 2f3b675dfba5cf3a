import { instantOf, wallOf } from './interview-time.js';

const MADRID = 'Europe/Madrid';

it.each([
  ['2026-12-01', '09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
])('%s %s in Madrid is %s', (fecha, hora, iso) => {
  const instant = instantOf(fecha, hora, MADRID);
  expect(instant?.toISOString()).toBe(iso);
  expect(instant && wallOf(instant, MADRID)).toEqual({ fecha, hora });
});

it.each([
  ['2027-03-28', '02:30'],
  ['2027-02-30', '10:00'],
  ['2027-02-28', '25:00'],
])('the local time %s %s does not exist', (fecha, hora) => {
  expect(instantOf(fecha, hora, MADRID)).toBeNull();
});
