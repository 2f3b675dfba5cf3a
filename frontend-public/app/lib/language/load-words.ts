import type { SiteLanguage } from '@hiring/contract/page';
import { wordsOf, type Catalogue, type LanguageWords } from './i18n';

/** A file for each language: browsers keep it, and load none of another language. */
const CATALOGUES: Record<SiteLanguage, () => Promise<Catalogue>> = {
  es: () => import('../../words/es'),
  ca: () => import('../../words/ca'),
  en: () => import('../../words/en'),
  ro: () => import('../../words/ro'),
  ar: () => import('../../words/ar'),
};

export const loadWords = async (language: SiteLanguage): Promise<LanguageWords> =>
  wordsOf(language, await CATALOGUES[language]());
