import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations, type TranslationMessages } from 'react-admin';
import { reactAdmin } from './es/reactAdmin';

let texts = reactAdmin as TranslationMessages;

export const i18nProvider = polyglotI18nProvider(
  () => texts,
  'es',
  [{ locale: 'es', name: 'Español' }],
  // The server's messages pass through the translator and are shown unchanged.
  { allowMissing: true },
);

/**
 * Adds the texts of a room. Its screens import their catalogue, so that the texts are read with the room; they are known
 * before the room is drawn.
 */
export function addTexts<Texts extends object>(more: Texts): Texts {
  texts = mergeTranslations(texts, more) as TranslationMessages;
  void i18nProvider.changeLocale('es');
  return more;
}
