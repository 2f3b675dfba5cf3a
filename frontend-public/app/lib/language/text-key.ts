/**
 * Names a text of the contract in lists of words, so that they need not repeat the Spanish text. It cannot be an id of
 * Lingui. The build fails when two texts have one key (build-plugins/page-words.ts).
 */
export function textKey(text: string): string {
  let hash = 0;
  for (let place = 0; place < text.length; place += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(place)) | 0;
  return `~${(hash >>> 0).toString(36)}`;
}

export const byTextKey = <Word>(words: Readonly<Record<string, Word>>): Record<string, Word> =>
  Object.fromEntries(Object.entries(words).map(([text, word]) => [textKey(text), word]));
