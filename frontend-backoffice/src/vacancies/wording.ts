import '../i18n/vacancies';
import { translate } from '../i18n/texts';
import { formatDay } from '../ui/format/dates';
import type { Vacancy } from './vacancy';

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

// Four figures are grouped too: 9.500€.
const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** "24.000–30.000 € brutos al año", only when both are set; otherwise "A convenir". */
export function salaryText({
  salario_min: min,
  salario_max: max,
}: Pick<Vacancy, 'salario_min' | 'salario_max'>) {
  return min === null || max === null
    ? translate('vacancies.words.openSalary')
    : translate('vacancies.words.salary', { min: number.format(min), max: number.format(max) });
}

export const experienceText = ({ experiencia_min: years }: Partial<Vacancy>): string =>
  years
    ? translate('vacancies.words.experience', { smart_count: years })
    : translate('vacancies.words.noExperience');

/** Since when people can read it; a draft nobody can. */
export const publishedText = ({ estado, fecha_publicacion }: Vacancy): string =>
  estado === 'borrador'
    ? translate('vacancies.words.unpublished')
    : translate('vacancies.words.published', { day: formatDay(fecha_publicacion) });
