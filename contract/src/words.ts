/*
 * Texts of the contract in the language of whoever reads them. They are written in Spanish where they belong; their
 * translations are in `words/`, by the Spanish text. Back office and API answer in Spanish unless they are asked.
 */
export type Values = Readonly<Record<string, string | number>>;
export type Words = Readonly<Record<string, string>>;

let translationOf: (text: string) => string | undefined = () => undefined;

/** Sets where translations are found; a text without one is said in Spanish. */
export function readWordsFrom(find: (text: string) => string | undefined): void {
  translationOf = find;
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A Spanish text in the language of the reader, with its `{values}`. */
export function say(text: string, values?: Values): string {
  const said = translationOf(text) ?? text;
  return values ? fill(said, values) : said;
}

/** Marks a Spanish text that is said later, when its reader's language is known. */
export const toSay = (text: string): string => text;

/** A table of Spanish texts that are read in the language of the reader. */
export const labels = <Table extends Words>(table: Table): Table =>
  new Proxy(table, {
    get: (texts, name) => {
      const text: unknown = Reflect.get(texts, name);
      return typeof text === 'string' ? say(text) : text;
    },
  });
