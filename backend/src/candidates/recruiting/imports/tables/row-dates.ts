/** Two-digit years up to next year are in this century, later ones in the last. */
function yearOf(text: string, now: Date): number {
  const year = Number(text);
  if (text.length === 4) return year;
  const century = 2000 + year;
  return century > now.getUTCFullYear() + 1 ? century - 100 : century;
}

/** Parses Spanish dates (31/12/1990, 31-12-90, 31.12.1990) and ISO dates; null when invalid. */
export function dayIn(text: string, now: Date): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text);
  const spanish = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : spanish
      ? [spanish[3], spanish[2], spanish[1]]
      : [undefined, undefined, undefined];
  if (!year || !month || !day) return null;
  const found = `${yearOf(year, now)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${found}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(found) ? found : null;
}
