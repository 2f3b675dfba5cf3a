import type { LocalBusiness, Organization, WebSite } from 'schema-dts';
import type { SiteData } from '../../lib/meta';

/** Drawn by the site itself; a square, as search engines want it. */
const LOGO = '/icon-512.png';

const organizationId = (appUrl: string) => `${appUrl}/#empresa`;

/** The company with everything it says of itself in public. */
export function company({ appUrl, company }: SiteData): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': organizationId(appUrl),
    name: company.name,
    legalName: company.legal_name,
    taxID: company.tax_id,
    url: `${appUrl}/`,
    logo: appUrl + LOGO,
    image: `${appUrl}/share-image.png`,
    telephone: company.phone_href.replace(/^tel:/, ''),
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      postalCode: company.postal_code,
      addressLocality: company.city,
      addressCountry: 'ES',
    },
  };
}

/** The company where something else is told: who does it, and no more. */
export function companyInShort({ appUrl, company }: SiteData): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(appUrl),
    name: company.name,
    url: `${appUrl}/`,
    sameAs: `${appUrl}/`,
    logo: appUrl + LOGO,
  };
}

/** The name under which search engines show the site. */
export function website(site: SiteData): WebSite {
  return {
    '@type': 'WebSite',
    name: site.company.name,
    url: `${site.appUrl}/`,
    inLanguage: 'es-ES',
    publisher: { '@id': organizationId(site.appUrl) },
  };
}
