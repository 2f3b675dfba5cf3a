const DAY_MS = 86_400_000;

/**
 * What `Retry-After` asks of us, in milliseconds: seconds or a date (RFC 9110), of an answer that says "later"; at most a
 * day, so that nobody's mistake loses a delivery. Otherwise 0.
 */
export function askedWait(codigo: number | null, header: string | undefined, now: Date): number {
  if ((codigo !== 429 && codigo !== 503) || header === undefined) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), DAY_MS);
}
