import { CATALOGUES } from '../generated/words.js';
import type { SiteLanguage, SOURCE_LANGUAGE } from '../languages.js';
import type { Words } from '../words.js';

/**
 * Translations of the texts that `say` and `labels` take, of the API's errors and of e-mails, by the Spanish text. The
 * build reads them from the catalogues in contract/words; a language without a catalogue does not compile.
 */
export const WORDS: Readonly<Record<Exclude<SiteLanguage, typeof SOURCE_LANGUAGE>, Words>> = CATALOGUES;
