import { formatsNow } from './formats-now.js';
import { localeOf } from './settings.js';

/** Formatters are expensive to create, so they are cached by locale. */
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function once<Made extends Intl.DateTimeFormat | Intl.NumberFormat>(
  kind: string,
  options: object,
  make: () => Made,
): Made {
  const key = kind + formatsNow().language + JSON.stringify(options);
  const known = made.get(key) as Made | undefined;
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** Formats instants in the settings' time zone, or in an appointment's fixed one. */
export function instantFormat(options: Intl.DateTimeFormatOptions, zone?: string): (instant: Date) => string {
  return (instant) => {
    const whole = { ...options, timeZone: zone ?? formatsNow().timezone };
    return once('date', whole, () => new Intl.DateTimeFormat(localeOf(formatsNow().language), whole)).format(
      instant,
    );
  };
}

/** Day of an instant as YYYY-MM-DD, in the settings' time zone or an appointment's. */
export function isoDay(instant: Date, zone: string = formatsNow().timezone): string {
  const options = { timeZone: zone };
  // Sweden writes days as ISO 8601 does.
  return once('iso', options, () => new Intl.DateTimeFormat('sv-SE', options)).format(instant);
}

/** Formats days without time as midnight UTC, so that they are the same in every zone. */
export const plainDayFormat = (options: Intl.DateTimeFormatOptions): ((day: Date) => string) =>
  instantFormat(options, 'UTC');

export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  return (value) =>
    once('number', options, () => new Intl.NumberFormat(localeOf(formatsNow().language), options)).format(
      value,
    );
}

/** Arabic has a comma of its own. */
export const comma = (): string => (formatsNow().language === 'ar' ? '،' : ',');

/** "a, b". */
export const listText = (items: readonly string[]): string => items.join(`${comma()} `);

/** "a y b"; "a, b y c". */
const allOf = (items: readonly string[]): string =>
  new Intl.ListFormat(localeOf(formatsNow().language)).format(items);

/** "Ana Ruiz y Marc Font": in Arabic each name is set apart, or it would change places with the words between. */
export const peopleText = (names: readonly string[]): string =>
  allOf(
    names.length > 1 && formatsNow().language === 'ar' ? names.map((name) => `\u2068${name}\u2069`) : names,
  );

const inHours = numberFormat({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
const inMinutes = numberFormat({ style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** Minutes as "45 minutos", "1 hora y 30 minutos". */
export function durationText(total: number): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  return allOf([...(hours > 0 ? [inHours(hours)] : []), ...(minutes > 0 ? [inMinutes(minutes)] : [])]);
}

const whole = numberFormat();
const short = numberFormat({ maximumFractionDigits: 1 });
const MEGABYTE = 1024 * 1024;

/** Bytes as "640 KB" or "2,4 MB"; 1 MB = 1024 KB, as in the limits. */
export const fileSize = (bytes: number): string =>
  bytes < MEGABYTE ? `${whole(Math.ceil(bytes / 1024))} KB` : `${short(bytes / MEGABYTE)} MB`;

const count = numberFormat({ useGrouping: 'always' });

/** "1 persona", "1.234 personas". */
export const counted = (total: number, one: string, many: string): string =>
  `${count(total)} ${total === 1 ? one : many}`;
