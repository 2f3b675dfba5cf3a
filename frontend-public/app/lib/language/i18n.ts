import { readWordsFrom, SOURCE_LANGUAGE, type Words } from '@hiring/contract/page';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

/** What is said in a language: the sentences of the pages, and the texts of the contract by their Spanish text. */
export interface Catalogue {
  messages: Messages;
  texts: Words;
}

/** A catalogue in use. */
export interface LanguageWords {
  i18n: I18n;
  texts: Words;
}

/** An instance in which one language is active. */
export const wordsOf = (language: string, { messages, texts }: Catalogue): LanguageWords => ({
  i18n: setupI18n({ locale: language, locales: language, messages: { [language]: messages } }),
  texts,
});

/*
 * The words of the page's language, which the macros of Lingui read (`#words`). A browser shows one language; the
 * server renders several pages at a time, so that it asks for the one of the request.
 */
const source = wordsOf(SOURCE_LANGUAGE, { messages: {}, texts: {} });
let current: () => LanguageWords = () => source;

export function provideWords(read: () => LanguageWords): void {
  current = read;
  readWordsFrom((text) => read().texts[text]);
}

/** The words in use, for `<I18nProvider>`. */
export const wordsNow = (): I18n => current().i18n;

/** What `t` and `msg` call. */
export const i18n = {
  _: ((...call: Parameters<I18n['_']>) => wordsNow()._(...call)) as I18n['_'],
};
