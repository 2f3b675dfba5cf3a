/** Formats that ECMA-376 18.8.30 gives to dates, those of East Asia included. */
const BUILT_IN = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58],
] as const;
const DAY_MS = 86_400_000;
/** Day 0 of Excel's 1900 date system, with its false leap year, and of its 1904 system. */
const ZERO = { since1900: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };

/** Whether a cell with this number format shows a day. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (BUILT_IN.some(([first, last]) => id >= first && id <= last)) return true;
  // Quoted, bracketed and escaped text is literal.
  return code !== undefined && /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

/** The day of a serial number as YYYY-MM-DD; null when invalid. */
export function dayOfSerial(serial: number, since1904: boolean): string | null {
  if (serial < 1 || serial > 2_958_465) return null;
  const zero = since1904 ? ZERO.since1904 : ZERO.since1900;
  return new Date(zero + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
}
