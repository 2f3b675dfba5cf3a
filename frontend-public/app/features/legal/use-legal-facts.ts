import type { Schemas } from '@hiring/contract/api';
import { useSite } from '../../lib/site';

/** What the texts are true of: the company as it is configured, and the services that are really used. */
export interface LegalFacts {
  company: Schemas['CompanyInfo'];
  /** Google Analytics is configured. */
  analytics: boolean;
  /** The site is reached over an encrypted connection. */
  encrypted: boolean;
}

/** Undefined only when the root itself failed to load, and its error page is shown. */
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
