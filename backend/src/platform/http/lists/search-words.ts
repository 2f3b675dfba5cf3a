import { plainText, wordsOf } from '@hiring/contract';

const MOST = 6;

/**
 * What a search asks for, at most six words, each of which must be somewhere in the stored search text. An e-mail address
 * is one word: its parts are in too many others.
 */
export const searchWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .flatMap((part) => addressIn(part) ?? wordsOf(part))
    .slice(0, MOST);

/** An address or the beginning of one, as search texts have it, without the signs around it; null: none. */
export function addressIn(part: string): string | null {
  const address = plainText(part).replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}@_]+$/gu, '');
  return address.includes('@') ? address : null;
}

/** The pattern of LIKE for texts in which this word is. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
