import { pathIn, SOURCE_LANGUAGE, type Formats, type SiteLanguage } from '@hiring/contract/page';
import { wordsNow } from './i18n';

/** The language of the page. */
export const languageNow = (): SiteLanguage => wordsNow().locale as SiteLanguage;

/** A path of the site in the page's language, for links and for leaving the page. */
export const localPath = (path: string): string => pathIn(languageNow(), path);

/** The formats of a page: Spanish pages have those of the installation. */
export const formatsIn = (language: SiteLanguage, { language: own, timezone }: Formats): Formats => ({
  timezone,
  language: language === SOURCE_LANGUAGE ? own : language,
});
