import { splitLanguage, type SiteLanguage } from '@hiring/contract/page';
import { wordsOf, type Catalogue, type LanguageWords } from './i18n';

/** A file for each language: browsers keep it, and load none of another language. */
const CATALOGUES: Record<SiteLanguage, () => Promise<Catalogue>> = {
  es: () => import('../../words/es'),
  ca: () => import('../../words/ca'),
  en: () => import('../../words/en'),
  ro: () => import('../../words/ro'),
  ar: () => import('../../words/ar'),
};

/** What the pages of an offer say besides. Every page is a document, so that its address decides once. */
const OF_OFFERS: Record<SiteLanguage, () => Promise<Pick<Catalogue, 'messages'>>> = {
  es: () => import('../../words/offers/es.po'),
  ca: () => import('../../words/offers/ca.po'),
  en: () => import('../../words/offers/en.po'),
  ro: () => import('../../words/offers/ro.po'),
  ar: () => import('../../words/offers/ar.po'),
};
const isOffer = (path: string): boolean => splitLanguage(path).path.startsWith('/oferta/');

/** The words of the page at a path. */
export async function loadWords(language: SiteLanguage, path: string): Promise<LanguageWords> {
  const [{ texts, messages }, more] = await Promise.all([
    CATALOGUES[language](),
    isOffer(path) ? OF_OFFERS[language]() : null,
  ]);
  return wordsOf(language, { texts, messages: { ...messages, ...more?.messages } });
}
