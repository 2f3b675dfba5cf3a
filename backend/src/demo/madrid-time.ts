import { TIME_ZONE } from '@hiring/contract';

const WALL = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const DAY_MS = 86_400_000;

/** Holidays with a fixed date in Barcelona, without interviews. */
const HOLIDAYS = new Set(
  '01-01 01-06 05-01 06-24 08-15 09-11 09-24 10-12 11-01 12-06 12-08 12-25 12-26'.split(' '),
);

/** Local day and time in Madrid at an instant. */
export function madridWall(instant: Date): { day: string; time: string } {
  const part = Object.fromEntries(WALL.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** The instant `minutes` after midnight of `day` (YYYY-MM-DD) on clocks in Madrid. */
export function madridInstant(day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  // The offset at the resulting instant counts: a second calculation corrects it near a clock change.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}

/** Madrid's offset from UTC in milliseconds. */
function offsetAt(instant: number): number {
  const part = Object.fromEntries(
    WALL.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** Working days in Barcelona, counted from the day of loading. */
export class WorkCalendar {
  readonly today: string;
  /** From today on: 0 is today, or the next working day. */
  private readonly ahead: string[] = [];
  /** Before today: 0 is the last working day. */
  private readonly behind: string[] = [];

  constructor(now: Date) {
    this.today = madridWall(now).day;
  }

  /** The n-th working day: 0 is today or the next one, -1 the last before today. */
  day(n: number): string {
    const [known, place, step] = n < 0 ? [this.behind, -n - 1, -1] : [this.ahead, n, 1];
    while (known.length <= place) {
      let day = known.at(-1) ?? shift(this.today, n < 0 ? 0 : -1);
      do day = shift(day, step);
      while (!isWorkingDay(day));
      known.push(day);
    }
    return known[place] ?? this.today;
  }

  /** An instant on the n-th working day, `minutes` after its midnight. */
  at(n: number, minutes: number): Date {
    return madridInstant(this.day(n), minutes);
  }
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day.slice(5));
}
