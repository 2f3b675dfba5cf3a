/** Converts between wall-clock times and instants. Daylight saving comes from the zone: nothing here adds hours. */

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = CLOCKS.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    CLOCKS.set(zone, clock);
  }
  return clock;
}

/** Day (YYYY-MM-DD) and time (HH:MM) of an instant in the zone. */
export function wallOf(instant: Date, zone: string): { fecha: string; hora: string } {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return { fecha: `${part.year}-${part.month}-${part.day}`, hora: `${part.hour}:${part.minute}` };
}

/**
 * The instant of this wall-clock time; null when it does not exist: an invalid date, or an hour skipped in spring.
 * Of an hour repeated in autumn, the first.
 */
export function instantOf(fecha: string, hora: string, zone: string): Date | null {
  const asUtc = Date.parse(`${fecha}T${hora}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const candidates = [asUtc - 86_400_000, asUtc + 86_400_000].map((near) => asUtc - offsetAt(near, zone));
  const [first] = candidates
    // The last day with a four-digit year overflows.
    .filter((instant) => !Number.isNaN(instant))
    .sort((a, b) => a - b)
    .map((instant) => new Date(instant))
    .filter((instant) => {
      const wall = wallOf(instant, zone);
      return wall.fecha === fecha && wall.hora === hora;
    });
  return first ?? null;
}

/** Offset of the zone from UTC in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const { fecha, hora } = wallOf(new Date(instant), zone);
  return Date.parse(`${fecha}T${hora}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}
