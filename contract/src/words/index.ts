import type { SiteLanguage, SOURCE_LANGUAGE } from '../languages.js';
import type { Words } from '../words.js';
import { AR } from './ar.js';
import { CA } from './ca.js';
import { EN } from './en.js';
import { RO } from './ro.js';

/** Translations of the texts that `say` and `labels` take, of the API's errors and of e-mails, by the Spanish text. */
export const WORDS: Readonly<Record<Exclude<SiteLanguage, typeof SOURCE_LANGUAGE>, Words>> = {
  ca: CA,
  en: EN,
  ro: RO,
  ar: AR,
};
