import type { Schemas } from '@hiring/contract/api';
import { useSite } from '../../lib/site';
import type { ContentOf } from '../content/content';
import type { PathOf } from '../content/pages';

export type LegalLayout = 'legal' | 'privacy' | 'cookies';
export type LegalContent = ContentOf<PathOf<LegalLayout>>;

/** The facts in the texts: the configured company and the services in use. */
export interface LegalFacts {
  company: Schemas['CompanyInfo'];
  /** Google Analytics is configured. */
  analytics: boolean;
  /** The site is served over https. */
  encrypted: boolean;
}

/** Undefined only when the root failed to load and its error page is shown. */
export function useLegalFacts(): LegalFacts | undefined {
  const site = useSite();
  return (
    site && {
      company: site.company,
      analytics: site.analyticsId !== null,
      encrypted: site.appUrl.startsWith('https:'),
    }
  );
}
