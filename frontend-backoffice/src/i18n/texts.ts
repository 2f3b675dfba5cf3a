import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations, type TranslationMessages } from 'react-admin';

type Texts = TranslationMessages;
/** Catalogues by path, such as `./es/mail.json`. */
type Catalogues = Record<string, object>;

const reactAdmin: Catalogues = import.meta.glob('./*/reactAdmin.json', { eager: true, import: 'default' });
const languageOf = (path: string) => path.split('/')[1] ?? '';
const texts = new Map(Object.entries(reactAdmin).map(([path, said]) => [languageOf(path), said as Texts]));

/** The server's messages pass through the translator and are shown unchanged; a key without a text is a fault. */
function asItStands(key: string): string {
  const [room = '', ...rest] = key.split('.');
  // oxlint-disable-next-line no-console
  if (rest.length > 0 && room in (texts.get('es') ?? {})) console.error(`no text for ${key}`);
  return key;
}

export const i18nProvider = polyglotI18nProvider(
  // What a language does not say yet is said in Spanish.
  (language) => mergeTranslations(texts.get('es') ?? {}, texts.get(language) ?? {}) as Texts,
  'es',
  [...texts.keys()].map((locale) => {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
    return { locale, name: name ?? locale };
  }),
  { onMissingKey: asItStands },
);

/**
 * Adds the texts of a room, one catalogue for each language. Its screens import the room's file, so that the texts are
 * read with the room; they are known before the room is drawn.
 * @param labels Spanish labels that the server uses too; the room's catalogue may say others
 */
export function addTexts(catalogues: Catalogues, labels: object = {}) {
  for (const [path, said] of [['./es/', labels] as const, ...Object.entries(catalogues)]) {
    const language = languageOf(path);
    texts.set(language, mergeTranslations(texts.get(language) ?? {}, said) as Texts);
  }
  void i18nProvider.changeLocale(i18nProvider.getLocale());
}

export type Values = number | Readonly<Record<string, string | number | null | undefined>>;

/**
 * The text of a key in the language of the screen, with values that are text: an element would read [object Object]. A
 * change of language draws all screens anew (I18nContextProvider).
 */
export const translate: (key: string, values?: Values) => string = i18nProvider.translate;
