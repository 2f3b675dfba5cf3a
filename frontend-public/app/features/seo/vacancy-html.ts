import { t } from '@lingui/core/macro';
import { CONTRATO_LABEL, CUALIFICACION_LABEL, JORNADA_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { experienceText, salaryText } from '../careers/vacancy-facts';

type Vacancy = Schemas['VacancyResponse'];

/**
 * Escapes text as HTML, but only characters that would start a tag or a character reference: job boards that do not
 * decode character references show "I+D & taller" unchanged.
 */
const escapeHtml = (text: string) =>
  text.replace(/&(?=[#a-z])/gi, '&amp;').replace(/<(?=[a-z/!?])/gi, '&lt;');

const paragraph = (html: string) => `<p>${html}</p>`;

/** Blank lines separate paragraphs; single line breaks are kept. */
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
 * The whole text of a vacancy as HTML for search engines and job boards: paragraphs and lists only. They refuse an
 * incomplete text.
 */
export function vacancyHtml(vacancy: Vacancy): string {
  return [
    paragraphs(vacancy.descripcion),
    list(t`Qué harás`, vacancy.responsabilidades),
    list(t`Qué pedimos`, vacancy.requisitos),
    list(
      t`Permisos y certificados`,
      vacancy.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo]),
    ),
    list(t`Qué ofrecemos`, vacancy.beneficios),
    list(t`Idiomas`, vacancy.idiomas),
    list(t`Datos de la oferta`, [
      t`Salario: ${salaryText(vacancy)}`,
      t`Ubicación: ${vacancy.ubicacion}`,
      t`Contrato: ${CONTRATO_LABEL[vacancy.tipo_contrato]}`,
      t`Jornada: ${JORNADA_LABEL[vacancy.jornada]}`,
      ...(vacancy.horario ? [t`Horario: ${vacancy.horario}`] : []),
      ...(vacancy.noches_fuera ? [t`Noches fuera: ${vacancy.noches_fuera}`] : []),
      t`Experiencia: ${experienceText(vacancy)}`,
      ...(vacancy.educacion ? [t`Formación: ${vacancy.educacion}`] : []),
      ...(vacancy.cierra_el ? [t`Plazo: hasta el ${longDay(vacancy.cierra_el)}`] : []),
    ]),
  ].join('');
}
