import { existsAsPage, languagesOf, pathIn } from '@hiring/contract/page';
import type { VacancyAddress } from '@hiring/contract/web';
import { INDEXED_PATHS } from './indexed-pages';
import { element, latest, text, xmlDocument } from './xml';

/** The protocol allows 50,000 URLs per file; the rest is space for pages added between two crawls. */
const PER_FILE = 45_000;
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

interface Page {
  path: string;
  /** When it last changed. Omitted when unknown: invented dates teach crawlers to ignore all of them. */
  lastmod?: string;
  /** Its addresses in each language. */
  alternates?: readonly (readonly [language: string, path: string])[];
}

interface SitemapRequest {
  appUrl: string;
  vacancies: readonly VacancyAddress[];
  /** One-based number of the requested file; null: /sitemap.xml itself. */
  part: number | null;
}

const entry = (name: 'url' | 'sitemap', appUrl: string, { path, lastmod, alternates = [] }: Page) =>
  element(name, [
    element('loc', text(appUrl + path)),
    lastmod && element('lastmod', text(lastmod)),
    ...alternates.map(([hreflang, href]) =>
      element('xhtml:link', null, { rel: 'alternate', hreflang, href: appUrl + href }),
    ),
  ]);

/** A page in each of its languages; each names the others. */
function inItsLanguages(path: string, lastmod?: string): Page[] {
  const languages = languagesOf(path).filter((language) => existsAsPage(language, path));
  const alternates = languages.map((language) => [language, pathIn(language, path)] as const);
  return alternates.map(([, address]) => ({
    path: address,
    ...(lastmod === undefined ? {} : { lastmod }),
    alternates: languages.length > 1 ? [...alternates, ['x-default', path] as const] : [],
  }));
}

/**
 * Every page that search engines may index. When one file is not enough, /sitemap.xml is an index, and its parts are
 * /sitemap.xml?parte=1 and so on. Null when the part does not exist.
 */
export function sitemap({ appUrl, vacancies, part }: SitemapRequest): string | null {
  const pages: Page[] = [
    ...INDEXED_PATHS.flatMap((path) => inItsLanguages(path)),
    ...vacancies.flatMap(({ id, updated_at }) => inItsLanguages(`/carreras/${id}`, updated_at)),
  ];
  const parts = Array.from({ length: Math.ceil(pages.length / PER_FILE) }, (_, index) =>
    pages.slice(index * PER_FILE, (index + 1) * PER_FILE),
  );
  if (part === null && parts.length > 1) {
    const files = parts.map((entries, index) => ({
      path: `/sitemap.xml?parte=${index + 1}`,
      lastmod: latest(entries.flatMap(({ lastmod }) => lastmod ?? [])),
    }));
    return xmlDocument(
      element(
        'sitemapindex',
        files.map((file) => entry('sitemap', appUrl, file)),
        { xmlns: XMLNS },
      ),
    );
  }
  const wanted = parts[(part ?? 1) - 1];
  if (!wanted) return null;
  return xmlDocument(
    element(
      'urlset',
      wanted.map((page) => entry('url', appUrl, page)),
      { xmlns: XMLNS, 'xmlns:xhtml': XHTML },
    ),
  );
}
