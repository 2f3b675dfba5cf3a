import {
  DEFAULT_FORMATS,
  type Formats,
  isSiteLanguage,
  readFormatsFrom,
  readWordsFrom,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@hiring/contract';
import { WORDS } from '@hiring/contract/words';
import type { RequestHandler } from 'express';
import { scope, within } from '../../scope.js';

/** Of the installation. */
let formats: Formats = DEFAULT_FORMATS;

/** The language of what is being written: Spanish outside of `inLanguage`. */
export const languageNow = (): SiteLanguage => scope().languageWritten ?? SOURCE_LANGUAGE;

readWordsFrom((text) => {
  const language = languageNow();
  return language === SOURCE_LANGUAGE ? undefined : WORDS[language][text];
});
readFormatsFrom(() => {
  const language = languageNow();
  return language === SOURCE_LANGUAGE ? formats : { ...formats, language };
});

export function setInstallationFormats(given: Formats): void {
  formats = given;
}

/** In which texts, dates and numbers of the contract (`say`, `labels`, formats) are in this language, not in Spanish. */
export const inLanguage = <Result>(language: SiteLanguage, work: () => Result): Result =>
  within({ languageWritten: language }, work);

/** The language in which whoever asks reads the answer: Spanish, unless the request names another. */
export const languageAsked = (): SiteLanguage => scope().languageAsked ?? SOURCE_LANGUAGE;

/** What the asking person reads. What a request makes others read, and the log, stay Spanish. */
export const inLanguageAsked = <Result>(work: () => Result): Result => inLanguage(languageAsked(), work);

/** Pages are asked for in the language of their address. */
export const askingIn = <Result>(language: SiteLanguage, work: () => Result): Result =>
  within({ languageAsked: language }, work);

/** `Accept-Language` counts when it is one tag, as our pages send it: every browser sends a list of its own. */
export const readLanguageAsked: RequestHandler = (request, response, next) => {
  response.vary('Accept-Language');
  const language = request.headers['accept-language'];
  if (isSiteLanguage(language) && language !== SOURCE_LANGUAGE) within({ languageAsked: language }, next);
  else next();
};
