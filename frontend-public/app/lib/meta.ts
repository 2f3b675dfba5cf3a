import type { Schemas } from '@hiring/contract/api';
import type { MetaDescriptor } from 'react-router';

/** What every page has from the root loader. */
export interface SiteData {
  appUrl: string;
  company: Schemas['CompanyInfo'];
  viewer: Schemas['SessionUser'] | null;
}

interface PageMeta {
  title: string;
  description?: string;
  /** Canonical path, with the query only where it makes another page. */
  path?: string;
  noindex?: boolean;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

const siteData = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;

export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const site = siteData(matches);
  const title = site ? `${page.title} | ${site.company.name}` : page.title;
  const tags: MetaDescriptor[] = [{ title }];
  if (page.description) tags.push({ name: 'description', content: page.description });
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (site && page.path !== undefined) {
    const url = site.appUrl + page.path;
    tags.push(
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:url', content: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'es_ES' },
      { property: 'og:site_name', content: site.company.name },
      { property: 'og:title', content: page.title },
    );
    if (page.description) tags.push({ property: 'og:description', content: page.description });
  }
  return tags;
}
