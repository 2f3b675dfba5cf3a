import { t } from '@lingui/core/macro';
import { CUALIFICACION_LABEL, placeOfWork } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { JobPosting, MonetaryAmount } from 'schema-dts';
import type { SiteData } from '../../lib/meta';
import { endOfDay } from '../../lib/dates';
import { companyInShort } from './organization';
import { educationRequirements, employmentTypes, experienceRequirements } from './requirements';
import { vacancyHtml } from './vacancy-html';

type Vacancy = Schemas['VacancyResponse'];

function salary({ salario_min: min, salario_max: max }: Vacancy): MonetaryAmount | undefined {
  if (min === null && max === null) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      unitText: 'YEAR',
      ...(min !== null && min === max
        ? { value: min }
        : { ...(min === null ? {} : { minValue: min }), ...(max === null ? {} : { maxValue: max }) }),
    },
  };
}

/**
 * A vacancy for job search engines. Only for vacancies that take applications: search engines penalise others. Unknown
 * data (a closing date, the required degree) are omitted, not invented.
 */
export function jobPosting(site: SiteData, vacancy: Vacancy): JobPosting {
  const { town, province, postalCode, street } = placeOfWork(vacancy.ubicacion, site.company);
  return {
    '@type': 'JobPosting',
    title: vacancy.titulo,
    description: vacancyHtml(vacancy),
    url: `${site.appUrl}/carreras/${vacancy.id}`,
    identifier: { '@type': 'PropertyValue', name: site.company.name, value: vacancy.id },
    datePosted: vacancy.fecha_publicacion,
    // Google: omit it when the vacancy has no end date.
    ...(vacancy.cierra_el === null ? {} : { validThrough: endOfDay(vacancy.cierra_el) }),
    employmentType: employmentTypes(vacancy),
    hiringOrganization: companyInShort(site),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(street === undefined ? {} : { streetAddress: street }),
        addressLocality: town,
        ...(province === undefined ? {} : { addressRegion: province }),
        ...(postalCode === undefined ? {} : { postalCode }),
        addressCountry: 'ES',
      },
    },
    ...(vacancy.horario === null ? {} : { workHours: vacancy.horario }),
    baseSalary: salary(vacancy),
    directApply: true,
    totalJobOpenings: vacancy.vacantes_disponibles,
    industry: t`Transporte y logística de vehículos`,
    occupationalCategory: vacancy.posicion_nombre,
    ...(vacancy.tags.length === 0 ? {} : { skills: vacancy.tags.join(', ') }),
    ...(vacancy.cualificaciones.length === 0
      ? {}
      : { qualifications: vacancy.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo]).join(', ') }),
    experienceRequirements: experienceRequirements(vacancy),
    educationRequirements: educationRequirements(vacancy),
  };
}
