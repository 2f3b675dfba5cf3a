import { VACANCY_FIELD_LABEL, type VacancyField } from '@hiring/contract';
import type { Vacancy } from '../types';

/** Labels of what another person changed meanwhile. */
export function changedLabels(before: Vacancy, after: Vacancy): string[] {
  const valueOf = (vacancy: Vacancy, field: VacancyField) =>
    JSON.stringify(field === 'motivo_sin_salario' ? vacancy.gestion?.[field] : vacancy[field]);
  return (Object.keys(VACANCY_FIELD_LABEL) as VacancyField[])
    .filter((field) => valueOf(before, field) !== valueOf(after, field))
    .map((field) => VACANCY_FIELD_LABEL[field]);
}
