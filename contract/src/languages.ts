/**
 * Languages of the public pages, of accounts and of e-mails to candidates. Spanish is the source: its addresses have no
 * prefix and its words are in the code. Source: design decision 13 (docs/domain.md).
 */
export const LANGUAGE = {
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr', wholeSite: true },
  ca: { name: 'Català', locale: 'ca-ES', direction: 'ltr', wholeSite: true },
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', wholeSite: false },
  ro: { name: 'Română', locale: 'ro-RO', direction: 'ltr', wholeSite: false },
  // Morocco writes numbers with the digits that forms and phones here accept.
  ar: { name: 'العربية', locale: 'ar-MA', direction: 'rtl', wholeSite: false },
} as const;

export type SiteLanguage = keyof typeof LANGUAGE;
export const SITE_LANGUAGES = Object.keys(LANGUAGE) as readonly SiteLanguage[];
export const SOURCE_LANGUAGE = 'es' satisfies SiteLanguage;

/** Languages into which Spanish texts are translated. */
export type OtherLanguage = Exclude<SiteLanguage, typeof SOURCE_LANGUAGE>;
export const OTHER_LANGUAGES = SITE_LANGUAGES.filter(
  (language): language is OtherLanguage => language !== SOURCE_LANGUAGE,
);

export const isSiteLanguage = (value: unknown): value is SiteLanguage =>
  typeof value === 'string' && Object.hasOwn(LANGUAGE, value);

/**
 * Pages about the company: a language without a site of its own does not have them. The others, on a candidate's way or
 * about what the company does with data, exist in every language, the one for addresses that lead nowhere too.
 */
const COMPANY_PAGE =
  /^\/(servicios|traslados-rodados-conductor-barcelona|recogida-entrega-talleres-chofer|custodia-vehiculos-parking-propio|empresa|quienes-somos|nosotros|clientes|recursos|politica-cookies|aviso-legal|500)(\/|$)/;
/** Files for programs, pages of the staff, and the back office: they exist once. */
const ONE_LANGUAGE =
  /^\/(sistema-aplicacion|api|functions|evaluar|aprobar|assets)(\/|$)|^\/carreras\/[^/]+\/vista-previa|\.(xml|txt|js)$/;

/**
 * The path of the page that an address without prefix belongs to: its own, or for the router's data requests
 * (`/alertas.data?_routes=…`, `/_root.data`) that of the page that they are for.
 */
export function pagePath(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
}

/** Whether the page at this path without prefix exists in a language. */
export function existsIn(language: SiteLanguage, path: string): boolean {
  if (language === SOURCE_LANGUAGE) return true;
  const pathname = pagePath(path);
  // The start of a language that has no site of its own leads to its careers.
  if (pathname === '/') return true;
  if (ONE_LANGUAGE.test(pathname)) return false;
  return LANGUAGE[language].wholeSite || !COMPANY_PAGE.test(pathname);
}

/** The start of a language without a site of its own is no page: it leads to its careers. */
export const existsAsPage = (language: SiteLanguage, path: string): boolean =>
  LANGUAGE[language].wholeSite || pagePath(path) !== '/';

/** The languages of the page at this path without prefix. */
export const languagesOf = (path: string): SiteLanguage[] =>
  SITE_LANGUAGES.filter((language) => existsIn(language, path));

/** The prefix of a language's addresses: '' or '/ca'. */
export const languagePrefix = (language: SiteLanguage): '' | `/${SiteLanguage}` =>
  language === SOURCE_LANGUAGE ? '' : `/${language}`;

/**
 * The path as one of this site. Browsers read two slashes or backslashes at its beginning as the name of another site,
 * and skip tabs and line breaks between them.
 */
export const ownPath = (path: string): string => path.replace(/^[/\\\t\r\n]+/, '/');

/** The address of a page in a language; the Spanish one where the page does not exist in it. */
export const pathIn = (language: SiteLanguage, address: string): string => {
  const path = ownPath(address);
  if (!path.startsWith('/') || !existsIn(language, path)) return path;
  return path === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + path;
};

/** The language of an address, and its path without the prefix, which is always one of this site. */
export function splitLanguage(address: string): { language: SiteLanguage; path: string } {
  const [, prefix = ''] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(address) ?? [];
  if (prefix === SOURCE_LANGUAGE || !isSiteLanguage(prefix))
    return { language: SOURCE_LANGUAGE, path: ownPath(address) };
  return { language: prefix, path: ownPath(`/${address.slice(prefix.length + 1)}`) };
}
