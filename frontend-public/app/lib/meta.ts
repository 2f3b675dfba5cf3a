import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { existsAsPage, LANGUAGE, languagesOf, pathIn } from '@hiring/contract/page';
import type { MetaDescriptor } from 'react-router';
import { languageNow, localPath } from './language/language';

/** The root loader's data, which every page has. */
export interface SiteData {
  appUrl: string;
  /** Measurement id of the analytics service; null: not configured. */
  analyticsId: string | null;
  company: Schemas['CompanyInfo'];
  viewer: Schemas['SessionUser'] | null;
}

interface PageMeta {
  title: string;
  description?: string;
  /** Canonical path; with the query only when it selects another page. */
  path?: string;
  /** Restrictions for search engines; pages without it may be indexed. */
  robots?: 'noindex' | 'noindex, follow' | 'noindex, nofollow';
  /** An RSS feed of the page's list. */
  feed?: { path: string; title: string };
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The preview image of shared links; share-image/render.mjs creates it. */
const SHARE_IMAGE = () => ({
  path: '/share-image.png',
  width: '1200',
  height: '630',
  alt: t`Movemos, cuidamos y guardamos vehículos: un camión portavehículos cargado pasa bajo un panel de autovía`,
});

const siteData = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;

/** The meta tags of a page. Pages are documents: only the server computes them, browsers keep its HTML. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const site = siteData(matches);
  const title = site ? `${page.title} | ${site.company.name}` : page.title;
  const tags: MetaDescriptor[] = [{ title }];
  if (page.description) tags.push({ name: 'description', content: page.description });
  if (page.robots) tags.push({ name: 'robots', content: page.robots });
  if (site && page.feed) {
    const { path, title } = page.feed;
    const href = site.appUrl + path;
    tags.push({ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href });
  }
  return site ? [...tags, ...languageTags(site, page), ...shareTags(site, page)] : tags;
}

/** The page's addresses in other languages, for search engines. */
function languageTags({ appUrl }: SiteData, { path, robots }: PageMeta): MetaDescriptor[] {
  const languages =
    path === undefined || robots ? [] : languagesOf(path).filter((language) => existsAsPage(language, path));
  if (path === undefined || languages.length < 2) return [];
  const alternates = [
    ...languages.map((language) => [language, language] as const),
    ['x-default', 'es'] as const,
  ];
  return alternates.map(([hrefLang, language]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: appUrl + pathIn(language, path),
  }));
}

/** The preview of a shared link (Open Graph, and a Twitter card with the large image). */
function shareTags({ appUrl, company }: SiteData, { title, description, path }: PageMeta): MetaDescriptor[] {
  const url = path === undefined ? undefined : appUrl + localPath(path);
  const properties: Record<string, string> = {
    ...(url === undefined ? {} : { 'og:url': url }),
    'og:type': 'website',
    'og:locale': LANGUAGE[languageNow()].locale.replace('-', '_'),
    'og:site_name': company.name,
    'og:title': title,
    'og:description': description ?? t`Transporte, mantenimiento y custodia de vehículos en ${company.city}.`,
    'og:image': appUrl + SHARE_IMAGE().path,
    'og:image:type': 'image/png',
    'og:image:width': SHARE_IMAGE().width,
    'og:image:height': SHARE_IMAGE().height,
    'og:image:alt': SHARE_IMAGE().alt,
  };
  return [
    ...(url === undefined ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
