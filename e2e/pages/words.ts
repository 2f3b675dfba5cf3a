/** What the pages say in another language, by their Spanish, from the catalogues of the public site. */
import { readFileSync } from 'node:fs';

const ENTRY = /^msgid "(?<spanish>.+)"\nmsgstr "(?<said>.+)"$/gm;

/** Only sentences of one line. @throws when the language does not have it. */
export function wordsOf(language: string): (spanish: string) => string {
  const file = new URL(`../../frontend-public/app/words/candidates/${language}.po`, import.meta.url);
  const entries = [...readFileSync(file, 'utf8').matchAll(ENTRY)];
  const words = new Map(entries.map(({ groups }) => [groups?.['spanish'], groups?.['said']]));
  return (spanish) => {
    const said = words.get(spanish);
    if (said === undefined) throw new Error(`The catalogue of ${language} has no «${spanish}».`);
    return said;
  };
}
