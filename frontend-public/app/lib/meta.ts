import type { Schemas } from '@hiring/contract/api';
import type { MetaDescriptor } from 'react-router';

/** What every page has from the root loader. */
export interface SiteData {
  appUrl: string;
  /** Measurement id of the analytics service; null: there is none. */
  analyticsId: string | null;
  company: Schemas['CompanyInfo'];
  viewer: Schemas['SessionUser'] | null;
}

interface PageMeta {
  title: string;
  description?: string;
  /** Canonical path, with the query only where it makes another page. */
  path?: string;
  /** What search engines must not do with the page; all pages that do not say so are for them. */
  robots?: 'noindex' | 'noindex, follow' | 'noindex, nofollow';
  /** An RSS feed of what the page lists. */
  feed?: { path: string; title: string };
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Shown with a link to the site in messages and social networks; made by share-image/render.mjs. */
const SHARE_IMAGE = {
  path: '/share-image.png',
  width: '1200',
  height: '630',
  alt: 'Movemos, cuidamos y guardamos vehículos: un camión portavehículos cargado pasa bajo un panel de autovía',
};

const siteData = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;

/** What the head of a page says of it. Pages are documents: only the server is asked, browsers keep what it wrote. */
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
  return site ? [...tags, ...shareTags(site, page)] : tags;
}

/** How a link to the page looks where somebody shares it (Open Graph, and the card that asks for the large image). */
function shareTags({ appUrl, company }: SiteData, { title, description, path }: PageMeta): MetaDescriptor[] {
  const url = path === undefined ? undefined : appUrl + path;
  const properties: Record<string, string> = {
    ...(url === undefined ? {} : { 'og:url': url }),
    'og:type': 'website',
    'og:locale': 'es_ES',
    'og:site_name': company.name,
    'og:title': title,
    'og:description': description ?? `Transporte, mantenimiento y custodia de vehículos en ${company.city}.`,
    'og:image': appUrl + SHARE_IMAGE.path,
    'og:image:type': 'image/png',
    'og:image:width': SHARE_IMAGE.width,
    'og:image:height': SHARE_IMAGE.height,
    'og:image:alt': SHARE_IMAGE.alt,
  };
  return [
    ...(url === undefined ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
