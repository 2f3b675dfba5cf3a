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
import type { ScriptWords } from '../../../build-plugins/page-words';
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

/** Written by the browser's build (build-plugins/page-words.ts); absent while sources change. */
const FILE = new URL('../page-words.json', import.meta.url);
const scripts = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, ScriptWords>)
  : null;
/** By the routes of a page. */
const idsOfPages = new Map<string, readonly string[]>();

function idsOf(files: readonly string[]): string[] {
  const reached = new Set<string>();
  const ids = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const id of scripts?.[file]?.words ?? []) ids.add(id);
    open.push(...(scripts?.[file]?.loads ?? []));
  }
  return [...ids];
}

/** The sentences that the scripts of a page may show, as JSON for its document. */
export function pageWords({ manifest, staticHandlerContext }: EntryContext): string {
  const all = WORDS[language()].messages;
  return JSON.stringify(scripts ? chosen(all, manifest, staticHandlerContext.matches) : all).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

function chosen(
  all: Messages,
  manifest: EntryContext['manifest'],
  matches: EntryContext['staticHandlerContext']['matches'],
): Messages {
  const routes = ['root', ...matches.map(({ route }) => route.id)];
  const key = routes.join();
  let ids = idsOfPages.get(key);
  if (!ids) {
    const parts = routes.flatMap((id) => manifest.routes[id] ?? []);
    ids = idsOf([manifest.entry, ...parts].flatMap(({ module, imports = [] }) => [module, ...imports]));
    idsOfPages.set(key, ids);
  }
  return Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
}
