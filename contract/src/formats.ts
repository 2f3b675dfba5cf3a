import { DEFAULT_FORMATS, type Formats, localeOf } from './settings.js';

/*
 * How this installation writes dates and numbers. One value a process or page, as it is one installation: whoever reads
 * the settings says it here, and every text that is written afterwards follows.
 */
let current: Formats = DEFAULT_FORMATS;

/** Formatters are costly to make; those of the formats before are dropped. */
let made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

export function setFormats({ language, timezone }: Formats): void {
  if (language === current.language && timezone === current.timezone) return;
  current = { language, timezone };
  made = new Map();
}

export const formatsNow = (): Formats => current;

function once<Made extends Intl.DateTimeFormat | Intl.NumberFormat>(
  kind: string,
  options: object,
  make: () => Made,
): Made {
  const key = kind + JSON.stringify(options);
  const known = made.get(key) as Made | undefined;
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** Writes instants in the zone of the settings, or in that of an appointment, which no setting moves. */
export function instantFormat(options: Intl.DateTimeFormatOptions, zone?: string): (instant: Date) => string {
  return (instant) => {
    const whole = { ...options, timeZone: zone ?? current.timezone };
    return once('date', whole, () => new Intl.DateTimeFormat(localeOf(current.language), whole)).format(
      instant,
    );
  };
}

/** Writes days without time, which are the same in every zone; as midnight in UTC. */
export const plainDayFormat = (options: Intl.DateTimeFormatOptions): ((day: Date) => string) =>
  instantFormat(options, 'UTC');

export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  return (value) =>
    once('number', options, () => new Intl.NumberFormat(localeOf(current.language), options)).format(value);
}
