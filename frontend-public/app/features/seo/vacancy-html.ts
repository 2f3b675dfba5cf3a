import { CUALIFICACION_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { experienceText, salaryText } from '../careers/vacancy-facts';

type Vacancy = Schemas['VacancyResponse'];

/**
 * Text as HTML. Only what HTML would read as a tag or a character reference is escaped: job boards that do not know
 * character references then show "I+D & taller" as it was written.
 */
const escapeHtml = (text: string) =>
  text.replace(/&(?=[#a-z])/gi, '&amp;').replace(/<(?=[a-z/!?])/gi, '&lt;');

const paragraph = (html: string) => `<p>${html}</p>`;

/** Blank lines separate paragraphs; single ones are kept as the page keeps them. */
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => paragraph(escapeHtml(part).replace(/\s*\n\s*/g, '<br>')))
    .join('');

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `${paragraph(title)}<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/**
 * Everything that the page of an opening says, as the HTML that search engines and job boards read: paragraphs and
 * lists only. They refuse an opening that is told incompletely.
 */
export function vacancyHtml(vacancy: Vacancy): string {
  return [
    paragraphs(vacancy.descripcion),
    list('Qué harás', vacancy.responsabilidades),
    list('Qué pedimos', vacancy.requisitos),
    list(
      'Permisos y certificados',
      vacancy.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo]),
    ),
    list('Qué ofrecemos', vacancy.beneficios),
    list('Idiomas', vacancy.idiomas),
    list('Datos de la oferta', [
      `Salario: ${salaryText(vacancy)}`,
      `Ubicación: ${vacancy.ubicacion}`,
      `Contrato: ${vacancy.tipo_contrato}`,
      `Jornada: ${vacancy.jornada}`,
      `Experiencia: ${experienceText(vacancy)}`,
      ...(vacancy.educacion ? [`Formación: ${vacancy.educacion}`] : []),
      ...(vacancy.cierra_el ? [`Plazo: hasta el ${longDay(vacancy.cierra_el)}`] : []),
    ]),
  ].join('');
}
