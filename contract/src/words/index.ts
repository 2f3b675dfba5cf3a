import { WORDS as ar } from '../generated/words/ar.js';
import { WORDS as ca } from '../generated/words/ca.js';
import { WORDS as en } from '../generated/words/en.js';
import { WORDS as ro } from '../generated/words/ro.js';
import { WORDS as serverAr } from '../generated/words-of-server/ar.js';
import { WORDS as serverCa } from '../generated/words-of-server/ca.js';
import { WORDS as serverEn } from '../generated/words-of-server/en.js';
import { WORDS as serverRo } from '../generated/words-of-server/ro.js';
import type { SiteLanguage, SOURCE_LANGUAGE } from '../languages.js';
import type { Words } from '../words.js';

/**
 * Translations of the texts that `say` and `labels` take, of the API's errors and of e-mails, by the Spanish text. The
 * build reads them from the catalogues in contract/words; a language without a catalogue does not compile. Browsers load
 * `@hiring/contract/words/…`, what the contract says in one language.
 */
export const WORDS: Readonly<Record<Exclude<SiteLanguage, typeof SOURCE_LANGUAGE>, Words>> = {
  ar: { ...ar, ...serverAr },
  ca: { ...ca, ...serverCa },
  en: { ...en, ...serverEn },
  ro: { ...ro, ...serverRo },
};
