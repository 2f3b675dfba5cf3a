import { t } from '@lingui/core/macro';
import { instantFormat, isoDay, plainDayFormat, TIME_ZONE } from '@hiring/contract';

const long = /* @__PURE__ */ instantFormat({ dateStyle: 'long' });
const plainLong = /* @__PURE__ */ plainDayFormat({ dateStyle: 'long' });

/** An instant as "21 de noviembre de 2026". */
export const longDate = (instant: string): string => long(new Date(instant));

/** A day without time ("1990-05-03") as "3 de mayo de 1990", in every time zone. */
export const longDay = (day: string): string => plainLong(new Date(`${day.slice(0, 10)}T00:00:00Z`));

const short = /* @__PURE__ */ instantFormat({ dateStyle: 'medium' });

/** An instant as "21 nov 2026", for columns. */
export const shortDate = (instant: string): string => short(new Date(instant));
const clock = /* @__PURE__ */ instantFormat({ hour: '2-digit', minute: '2-digit' });

/** An instant's time of day, as "09:05". */
export const timeOfDay = (instant: string): string => clock(new Date(instant));

/** An instant's day in the time zone of the settings. */
export const dayOf = (instant: string | Date): string => isoDay(new Date(instant));

const DAY_MS = 86_400_000;

/** Whether the day of an instant is over. */
export const isDayOver = (instant: string): boolean => dayOf(instant) < dayOf(new Date());

/** "Hoy", "Ayer" or the date. */
export function nearDay(instant: string, now = new Date()): string {
  // Days are compared, not hours: a day may have 23 or 25 hours.
  const days = (Date.parse(dayOf(now)) - Date.parse(dayOf(instant))) / DAY_MS;
  if (days === 0) return t`Hoy`;
  return days === 1 ? t`Ayer` : longDate(instant);
}
const instant = /* @__PURE__ */ instantFormat({ dateStyle: 'long', timeStyle: 'short' });

/** An instant as "21 de noviembre de 2026 a las 10:30". */
export const dateAndTime = (value: string): string => instant(new Date(value));

const offset = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  timeZoneName: 'longOffset',
});

/** The last second of a day ("2027-03-28") in Madrid, as "2027-03-28T23:59:59+02:00". */
export function endOfDay(day: string): string {
  // Clocks change in the night before, so the offset of the evening is used.
  const parts = offset.formatToParts(new Date(`${day}T20:00:00Z`));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
  return `${day}T23:59:59${zone}`;
}
