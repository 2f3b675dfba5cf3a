import {
  DEFAULT_FORMATS,
  readFormatsFrom,
  SOURCE_LANGUAGE,
  type Formats,
  type SiteLanguage,
} from '@hiring/contract/page';
import type { Messages } from '@lingui/core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import type { EntryContext } from 'react-router';
import { WORDS } from './catalogues';
import { formatsIn } from './language';
import { provideWords } from './i18n';
import type { PageWords } from './page-words';
import { idsIn, type WordsOfScripts } from './words-of-scripts';

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

/** Written by the browser's build (build-plugins/page-words.ts); absent while sources change. */
const FILE = new URL('../page-words.json', import.meta.url);
const build = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as WordsOfScripts) : null;
/** By the routes of a page. */
const idsOfPages = new Map<string, readonly string[]>();

/** The sentences that the scripts of a page may show, for its document. */
export function pageWords({ manifest, staticHandlerContext }: EntryContext): PageWords {
  const all = WORDS[language()].messages;
  const words = build ? chosen(build, all, manifest, staticHandlerContext.matches) : all;
  return {
    folder: build?.folder,
    json: JSON.stringify(words).replaceAll('<', String.raw`\u003c`),
  };
}

function chosen(
  { scripts }: WordsOfScripts,
  all: Messages,
  manifest: EntryContext['manifest'],
  matches: EntryContext['staticHandlerContext']['matches'],
): Messages {
  const routes = ['root', ...matches.map(({ route }) => route.id)];
  const key = routes.join();
  let ids = idsOfPages.get(key);
  if (!ids) {
    const parts = routes.flatMap((id) => manifest.routes[id] ?? []);
    const files = [manifest.entry, ...parts].flatMap(({ module, imports = [] }) => [module, ...imports]);
    ids = idsIn(scripts, files);
    idsOfPages.set(key, ids);
  }
  return Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
}
