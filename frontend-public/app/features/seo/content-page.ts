import { t } from '@lingui/core/macro';
import type { FAQPage, Service } from 'schema-dts';
import type { SiteData } from '../../lib/meta';
import type { PageCopy } from '../sections/copy';
import { companyInShort } from './organization';

/** The service type of each service page. The other pages with questions offer no service. */
const SERVICE_TYPES = (): Partial<Record<PageCopy['path'], string>> => ({
  '/servicios/transporte': t`Transporte de vehículos`,
  '/servicios/gestion-flotas': t`Gestión de flotas`,
  '/servicios/mantenimiento': t`Mantenimiento de vehículos`,
  '/servicios/itv': t`Gestión de la ITV`,
  '/servicios/custodia': t`Custodia de vehículos`,
  '/servicios/lavado': t`Lavado de vehículos`,
  '/traslados-rodados-conductor-barcelona': t`Traslado de vehículos con conductor`,
  '/recogida-entrega-talleres-chofer': t`Recogida y entrega de vehículos en talleres`,
  '/custodia-vehiculos-parking-propio': t`Custodia de vehículos en parking propio`,
});

/** The service of a page, if it offers one. */
export function service(site: SiteData, { path, meta }: PageCopy): Service | null {
  const serviceType = SERVICE_TYPES()[path];
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
