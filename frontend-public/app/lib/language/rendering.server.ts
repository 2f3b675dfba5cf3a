import {
  DEFAULT_FORMATS,
  readFormatsFrom,
  SOURCE_LANGUAGE,
  type Formats,
  type SiteLanguage,
} from '@hiring/contract/page';
import { AsyncLocalStorage } from 'node:async_hooks';
import { WORDS } from './catalogues';
import { formatsIn } from './language';
import { provideWords } from './i18n';

/** The language of each request: pages of several languages are rendered at a time. */
const languages = new AsyncLocalStorage<SiteLanguage>();
const language = (): SiteLanguage => languages.getStore() ?? SOURCE_LANGUAGE;
/** Of the installation. */
let formats: Formats = DEFAULT_FORMATS;

provideWords(() => WORDS[language()]);
readFormatsFrom(() => formatsIn(language(), formats));

/** Runs a request's loaders and rendering in a language. */
export const inLanguage = <Result>(language: SiteLanguage, run: () => Result): Result =>
  languages.run(language, run);

export function setInstallationFormats(given: Formats): void {
  formats = given;
}
