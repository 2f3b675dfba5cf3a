import { placeOfWork } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { experienceText, salaryText } from '../careers/vacancy-facts';
import { endOfDay } from '../../lib/dates';
import { vacancyHtml } from '../seo/vacancy-html';
import { type CareersFeed, vacancyUrl } from './careers';
import { cdata, element, latest, rfc822, text, xmlDocument } from './xml';

type Vacancy = Schemas['VacancyResponse'];

const HOURS: Readonly<Record<Vacancy['jornada'], readonly string[]>> = {
  Completa: ['fulltime'],
  Parcial: ['parttime'],
  Flexible: ['fulltime', 'parttime'],
};

const CONTRACT: Readonly<Record<Vacancy['tipo_contrato'], string>> = {
  Indefinido: 'permanent',
  Temporal: 'temporary',
  Prácticas: 'internship',
};

function job({ appUrl, company }: CareersFeed, vacancy: Vacancy): string {
  const field = (name: string, value: string | null) => (value === null ? null : element(name, cdata(value)));
  const { town, province, postalCode, street } = placeOfWork(vacancy.ubicacion, company);
  const paid = vacancy.salario_min !== null || vacancy.salario_max !== null;
  return element('job', [
    field('title', vacancy.titulo),
    field('date', rfc822(vacancy.fecha_publicacion)),
    field('referencenumber', vacancy.id),
    field('url', vacancyUrl(appUrl, vacancy.id)),
    field('company', company.name),
    field('city', town),
    // The format requires it; empty when the province is unknown.
    field('state', province ?? ''),
    field('country', 'ES'),
    field('description', vacancyHtml(vacancy)),
    field('postalcode', postalCode ?? null),
    field('streetaddress', street ?? null),
    field('salary', paid ? `${salaryText(vacancy)} brutos al año` : null),
    field('education', vacancy.educacion),
    field('jobtype', [...HOURS[vacancy.jornada], CONTRACT[vacancy.tipo_contrato]].join(', ')),
    field('category', vacancy.departamento_nombre),
    field('experience', experienceText(vacancy)),
    field('expirationdate', vacancy.cierra_el && rfc822(endOfDay(vacancy.cierra_el))),
    field('lastactivitydate', rfc822(vacancy.updated_at)),
  ]);
}

/** All vacancies with all their data, in the format published by Indeed that other job boards also read. */
export function jobBoardFeed(feed: CareersFeed): string {
  const changed = latest(feed.vacancies.map(({ updated_at }) => updated_at));
  return xmlDocument(
    element('source', [
      element('publisher', text(feed.company.name)),
      element('publisherurl', text(`${feed.appUrl}/`)),
      changed && element('lastBuildDate', rfc822(changed)),
      ...feed.vacancies.map((vacancy) => job(feed, vacancy)),
    ]),
  );
}
