import { readWordsFrom, SOURCE_LANGUAGE } from '@hiring/contract/page';
import { setupI18n, type I18n } from '@lingui/core';
import { textKey } from './text-key';

/*
 * The words of the page's language, which the macros of Lingui read (`#words`). A browser shows one language; the
 * server renders several pages at a time, so that it asks for the one of the request.
 */
const source = setupI18n({ locale: SOURCE_LANGUAGE, messages: { [SOURCE_LANGUAGE]: {} } });
let current: () => I18n = () => source;

export function provideWords(read: () => I18n): void {
  current = read;
  readWordsFrom((text) => {
    const said = read().messages[textKey(text)];
    return typeof said === 'string' ? said : undefined;
  });
}

/** The words in use, for `<I18nProvider>`. */
export const wordsNow = (): I18n => current();

/** Adds words to the language in use. Nothing is rendered again: what needs them is not shown yet. */
export const addWords = (words: I18n['messages']): void => void Object.assign(current().messages, words);

/** What `t` and `msg` call. */
export const i18n = {
  _: ((...call: Parameters<I18n['_']>) => current()._(...call)) as I18n['_'],
};

/** An instance in which one language is active. */
export function wordsOf(language: string, messages: Parameters<I18n['load']>[1]): I18n {
  return setupI18n({ locale: language, locales: language, messages: { [language]: messages } });
}
