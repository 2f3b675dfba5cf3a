const NUMBERS =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** "ocho años". */
export function yearsInWords(years: number): string {
  return `${NUMBERS[years] ?? String(years)} ${years === 1 ? 'año' : 'años'}`;
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b y c". */
export function listInWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${/^h?i/i.test(last) ? 'e' : 'y'} ${last}`;
}

/** Replaces each `{name}` by its value. @throws for a name without a value: an error in the demo data. */
export function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`nothing to put for {${name}} in "${template}"`);
    return word;
  });
}
