import { t } from '@lingui/core/macro';
import { instantFormat, isoDay, TIME_ZONE } from '@hiring/contract';

/** "martes, 1 de diciembre de 2026", in Madrid. */
const day = /* @__PURE__ */ instantFormat({ dateStyle: 'full' }, TIME_ZONE);
export const interviewDay = (instant: string): string => day(new Date(instant));

/** "martes, 1 de diciembre", in Madrid. */
const shortDay = /* @__PURE__ */ instantFormat({ weekday: 'long', day: 'numeric', month: 'long' }, TIME_ZONE);
export const slotDay = (instant: string): string => shortDay(new Date(instant));

/** "9:00 h", in Madrid. */
const time = /* @__PURE__ */ instantFormat({ timeStyle: 'short' }, TIME_ZONE);
export const interviewTime = (instant: string): string => {
  const hour = time(new Date(instant));
  return t`${hour} h`;
};

const whole = { dateStyle: 'full', timeStyle: 'short' } as const;

/** "martes, 1 de diciembre de 2026, 9:00", in Madrid: of a term, whose day is not a whole one. */
export const interviewMoment = (instant: string): string =>
  instantFormat(whole, TIME_ZONE)(new Date(instant));

const withDay = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** The hour of an instant in another zone, with its weekday where that is another one; null: the same as in Madrid. */
export function hourIn(zone: string, instant: string): string | null {
  const at = new Date(instant);
  if (instantFormat(whole, zone)(at) === instantFormat(whole, TIME_ZONE)(at)) return null;
  const sameDay = isoDay(at, zone) === isoDay(at, TIME_ZONE);
  return instantFormat(sameDay ? { timeStyle: 'short' } : withDay, zone)(at);
}

/** The map link of a place; nothing is loaded from that site before the link is followed. */
export const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

const moment = /* @__PURE__ */ instantFormat({ dateStyle: 'long', timeStyle: 'short' }, 'UTC');

/** "2026-12-01" and "09:00" as "1 de diciembre de 2026 a las 9:00 h". */
export function momentText({ fecha, hora }: { fecha: string; hora: string }): string {
  const date = new Date(`${fecha}T${hora}:00Z`);
  const hour = moment(date);
  return t`${hour} h`;
}
