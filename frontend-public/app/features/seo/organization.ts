import type { LocalBusiness, Organization, WebSite } from 'schema-dts';
import type { SiteData } from '../../lib/meta';

/** The site's own logo; square, as search engines require. */
const LOGO = '/icon-512.png';

const organizationId = (appUrl: string) => `${appUrl}/#empresa`;

/** The company with all its public data. */
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

/** The company as part of other data: only its identity. */
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

/** The site's name in search results. */
export function website(site: SiteData): WebSite {
  return {
    '@type': 'WebSite',
    name: site.company.name,
    url: `${site.appUrl}/`,
    inLanguage: 'es-ES',
    publisher: { '@id': organizationId(site.appUrl) },
  };
}
