import type { Schemas } from '@hiring/contract/api';
import type { SiteData } from '../../lib/meta';
import { useSite } from '../../lib/site';
import type { Crumb } from '../../ui/Breadcrumb';
import type { PageCopy } from '../sections/copy';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage, offeredService } from './content-page';
import { toDataBlock, type Described } from './data-block';
import { jobPosting } from './job-posting';
import { company, website } from './organization';

/** The data for search engines. */
type Subject =
  | { home: true }
  | { crumbs: readonly Crumb[] }
  | { copy: PageCopy }
  | { vacancy: Schemas['VacancyResponse'] };

function describe(site: SiteData, subject: Subject): Described[] {
  if ('home' in subject) return [company(site), website(site)];
  if ('crumbs' in subject) return [breadcrumbList(site.appUrl, subject.crumbs)];
  if ('vacancy' in subject) return [jobPosting(site, subject.vacancy)];
  return [offeredService(site, subject.copy), faqPage(site, subject.copy)].filter((thing) => thing !== null);
}

/** JSON-LD of a page. Render it inside ServerOnly: no browser needs it or its code. */
export function StructuredData({ about }: { about: Subject }) {
  const site = useSite();
  if (!site) return null;
  const json = toDataBlock(describe(site, about));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
