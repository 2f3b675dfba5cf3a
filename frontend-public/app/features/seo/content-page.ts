import type { FAQPage, Service } from 'schema-dts';
import type { SiteData } from '../../lib/meta';
import type { PageCopy } from '../sections/copy';
import { companyInShort } from './organization';

/** The service of a page, if it offers one. */
export function offeredService(
  site: SiteData,
  { path, service, title, description }: PageCopy,
): Service | null {
  if (service === undefined) return null;
  return {
    '@type': 'Service',
    name: title,
    serviceType: service,
    description,
    url: site.appUrl + path,
    provider: companyInShort(site),
    areaServed: { '@type': 'City', name: site.company.city },
  };
}

/** The questions of a page for search engines; null without questions. */
export function faqPage(site: SiteData, { path, questions }: PageCopy): FAQPage | null {
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    url: site.appUrl + path,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
