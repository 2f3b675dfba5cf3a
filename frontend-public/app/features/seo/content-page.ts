import type { FAQPage, Service } from 'schema-dts';
import type { SiteData } from '../../lib/meta';
import type { PageCopy } from '../sections/copy';
import { companyInShort } from './organization';

/** The service type of each service page. The other pages with questions offer no service. */
const SERVICE_TYPES: Partial<Record<PageCopy['path'], string>> = {
  '/servicios/transporte': 'Transporte de vehículos',
  '/servicios/gestion-flotas': 'Gestión de flotas',
  '/servicios/mantenimiento': 'Mantenimiento de vehículos',
  '/servicios/itv': 'Gestión de la ITV',
  '/servicios/custodia': 'Custodia de vehículos',
  '/servicios/lavado': 'Lavado de vehículos',
  '/traslados-rodados-conductor-barcelona': 'Traslado de vehículos con conductor',
  '/recogida-entrega-talleres-chofer': 'Recogida y entrega de vehículos en talleres',
  '/custodia-vehiculos-parking-propio': 'Custodia de vehículos en parking propio',
};

/** The service of a page, if it offers one. */
export function service(site: SiteData, { path, meta }: PageCopy): Service | null {
  const serviceType = SERVICE_TYPES[path];
  if (serviceType === undefined) return null;
  return {
    '@type': 'Service',
    name: meta.title,
    serviceType,
    description: meta.description,
    url: site.appUrl + path,
    provider: companyInShort(site),
    areaServed: { '@type': 'City', name: site.company.city },
  };
}

/** The questions of a page, if it has any. */
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
