import { type SiteLanguage, SOURCE_LANGUAGE, VACANCY_TEXTS, type VacancyText } from '@hiring/contract';
import type { Vacancy } from '../vacancy.entity.js';
import type { VacancyTranslations } from './vacancy-translations.entity.js';

export type VacancyTexts = Pick<Vacancy, VacancyText>;

export const NO_WORDS: VacancyTexts = {
  titulo: '',
  descripcion: '',
  responsabilidades: [],
  requisitos: [],
  beneficios: [],
  idiomas: [],
  educacion: null,
  horario: null,
  noches_fuera: null,
};

const isEmpty = (text: VacancyTexts[VacancyText]): boolean => text === null || text.length === 0;

/** The texts of a row that has more columns. */
export const textsOf = (row: VacancyTexts): VacancyTexts =>
  Object.fromEntries(VACANCY_TEXTS.map((name) => [name, row[name]])) as unknown as VacancyTexts;

/** A vacancy's texts as they are shown, their language, and which of them are left in Spanish. */
export function shownTexts(
  spanish: VacancyTexts,
  words: VacancyTranslations | undefined,
): VacancyTexts & { idioma: SiteLanguage; sin_traducir: VacancyText[] } {
  if (!words) return { ...textsOf(spanish), idioma: SOURCE_LANGUAGE, sin_traducir: [] };
  const left = VACANCY_TEXTS.filter((name) => isEmpty(words[name]) && !isEmpty(spanish[name]));
  const texts = Object.fromEntries(left.map((name) => [name, spanish[name]])) as Partial<VacancyTexts>;
  return { ...textsOf(words), ...texts, idioma: words.idioma, sin_traducir: left };
}
