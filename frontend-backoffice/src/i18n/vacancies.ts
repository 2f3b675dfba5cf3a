import { VACANCY_FIELD_LABEL } from '@hiring/contract';
import { addTexts } from './texts';

/** Texts of vacancies and their links. */
addTexts(import.meta.glob('./*/vacancies.json', { eager: true, import: 'default' }), {
  resources: { vacancies: { fields: VACANCY_FIELD_LABEL } },
});
