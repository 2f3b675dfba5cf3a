import {
  existsIn,
  LANGUAGE,
  languagePrefix,
  pathIn,
  SITE_LANGUAGES,
  splitLanguage,
  type SiteLanguage,
} from '@hiring/contract';
import { askingIn } from '../../platform/http/language/language.js';
import type { RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';

/** The public app's build. Its entry runs loaders and rendering in a language. */
export type PublicBuild = ServerBuild & {
  entry: { module: { inLanguage: <Result>(language: SiteLanguage, run: () => Result) => Result } };
};

/** The same pages under the prefix of a language. */
const underPrefix = (build: PublicBuild, language: SiteLanguage): PublicBuild => ({
  ...build,
  basename: languagePrefix(language) || '/',
});

/** A handler for each language, called in it: the one of the address. */
export function inEachLanguage<Call extends unknown[], Answer>(
  build: PublicBuild,
  make: (build: PublicBuild) => (...call: Call) => Answer,
): (address: string, ...call: Call) => Answer {
  const handlers = new Map(
    SITE_LANGUAGES.map((language) => [language, make(underPrefix(build, language))] as const),
  );
  return (address, ...call) => {
    const { language } = splitLanguage(address);
    const handle = handlers.get(language) as (...call: Call) => Answer;
    return askingIn(language, () => build.entry.module.inLanguage(language, () => handle(...call)));
  };
}

/** A page that does not exist in the language of the address leads to the one that does. */
export const pagesOfLanguage: RequestHandler = (request, response, next) => {
  const { language, path } = splitLanguage(request.originalUrl);
  if (!LANGUAGE[language].wholeSite && /^\/($|\?)/.test(path))
    response.redirect(302, pathIn(language, '/carreras'));
  else if (existsIn(language, path)) next();
  else response.redirect(302, path);
};
