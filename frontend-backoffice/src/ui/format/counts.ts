import { counted, numberFormat } from '@hiring/contract';

/** "1.234". */
export const formatCount = numberFormat({ useGrouping: 'always' });

/** Of a text with a singular and a plural: `smart_count` chooses between them, `count` is what they show. */
export const pluralOf = (count: number) => ({ smart_count: count, count: formatCount(count) });

type Count = number | null;

/** "12 omitidas", "más de 1.000 omitidas": the server counts no further (null). */
export const countedUpTo = (count: Count, one: string, many: string): string =>
  count === null ? `más de 1.000 ${many}` : counted(count, one, many);

/** Those of the counts that are not zero, in words: "12 hechas", "1 fallida". */
export const tally = <Name extends string>(
  of: Readonly<Record<Name, Count>>,
  words: readonly (readonly [name: Name, one: string, many: string])[],
): string[] =>
  words.flatMap(([name, one, many]) => (of[name] === 0 ? [] : [countedUpTo(of[name], one, many)]));
