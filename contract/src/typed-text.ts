/**
 * Digits of any script as 0 to 9: `٦١٢` is `612`. Unicode keeps the ten digits of a script together, in their order,
 * so a digit's value is its distance from the first one, modulo 10 where several sets touch.
 */
export const decimalDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });

/** Text as it is kept and counted: line breaks as `\n`, letters composed (NFC), nothing blank around it. */
export const normalText = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

/**
 * The same of a field of one line: breaks become blanks, and what is not seen vanishes, such as the soft hyphens of a
 * copied text, which stand inside of words.
 */
export const normalLine = (text: string): string =>
  normalText(text.replace(/\p{Cf}/gu, '').replace(/[\p{Cc}\s]+/gu, ' '));

/** Upper case, accents and blanks apart, as in `CAP ` and `cáp`. */
const folded = (text: string): string =>
  normalLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each text once: the first of those that differ in case, accents or blanks only. */
export const withoutRepetitions = (texts: readonly string[]): string[] => {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(folded(text))) first.set(folded(text), text);
  return [...first.values()];
};

const GROUPED = /^\d{1,3}(?:([., '’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;

const EUROS = ['€', 'euros', 'euro', 'eur'];

/**
 * A typed number, as people write it in Spain: `24.000`, `24.000,50`, `24 000 €`, `24k`, `2,5`. Groups of three digits
 * are thousands whatever separates them, so that `24.000` is never 24. Null: it is none.
 * @param units what may follow it, such as `años` and `año`, with or without accents and capitals; euros always may.
 */
export function readNumber(text: string, units: readonly string[] = []): number | null {
  const written = folded(decimalDigits(text)).replaceAll('٫', ',').replaceAll('٬', '.');
  const name = [...units, ...EUROS].map(folded).find((one) => one !== '' && written.endsWith(one)) ?? '';
  const typed = written.slice(0, written.length - name.length).trim();
  const [, digits = '', thousands] = /^(.*?)(\s?k|\smil)?$/i.exec(typed) ?? [];
  const plain = GROUPED.test(digits) && !/^0[.,]/.test(digits) ? ungrouped(digits) : digits.replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  return Number(plain) * (thousands ? 1000 : 1);
}

/** Without the separators of thousands, and with a point before the decimals. */
function ungrouped(text: string): string {
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const whole = decimals ? text.slice(0, decimals.index) : text;
  return whole.replace(/\D/g, '') + (decimals ? `.${decimals[1]}` : '');
}
