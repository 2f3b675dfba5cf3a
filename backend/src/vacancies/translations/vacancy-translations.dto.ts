import { OTHER_LANGUAGES, type OtherLanguage, VACANCY_TEXTS } from '@hiring/contract';
import { PickType } from '@nestjs/swagger';
import { Example, Instant, Word } from '../../platform/openapi/field.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { VacancyFormRequest } from '../management/vacancy-form.dto.js';
import { VacancyResponse } from '../vacancy.dto.js';
import type { Vacancy } from '../vacancy.entity.js';
import type { VacancyTranslations } from './vacancy-translations.entity.js';
import { NO_WORDS, textsOf, type VacancyTexts } from './vacancy-translations.rules.js';

const CATALAN = {
  titulo: 'Mecànic de camions',
  descripcion: 'Manteniment de la flota al taller de la Zona Franca.',
  responsabilidades: ['Revisar els vehicles abans de cada sortida'],
  requisitos: ['Carnet C+E'],
  beneficios: ['Formació a càrrec de l’empresa'],
  idiomas: ['Castellà (nadiu)'],
  educacion: 'Cicle formatiu d’Automoció',
  horario: 'De dilluns a divendres, de 6:00 a 14:00',
  noches_fuera: 'Una o dues per setmana, avisades',
};

/** The texts of a vacancy in another language. One that is left out or empty is shown in Spanish. */
@Example({ ...CATALAN, version: 1 })
export class VacancyWordsRequest extends PickType(VacancyFormRequest, VACANCY_TEXTS) {
  /** The version of the vacancy that was seen; another one answers 409 `vacancy_stale`. */
  @IsVersion({ message: 'Falta la versión de la vacante que tenías delante' })
  version: number;
}

/** The texts of a vacancy in another language; empty where it has none. */
@Example({
  ...CATALAN,
  idioma: 'ca',
  version: 2,
  updated_at: '2027-01-11T08:20:31.000Z',
  anterior_al_espanol: false,
})
export class VacancyWordsResponse extends PickType(VacancyResponse, VACANCY_TEXTS) {
  /** Language of the texts. */ @Word(OTHER_LANGUAGES) idioma: OtherLanguage;
  /** Of the vacancy: its words count as a change of it. */ @Example(1) version: number;
  /** ISO 8601 instant of the last change; null: there are no words in this language. */
  @Instant() updated_at: string | null;
  /** The Spanish texts were changed after these. */
  @Example(false) anterior_al_espanol: boolean;
}

/** The columns of a request. */
export const wordsIn = (form: Omit<VacancyWordsRequest, 'version'>): VacancyTexts => ({
  ...textsOf({ ...NO_WORDS, ...form }),
  educacion: form.educacion || null,
  horario: form.horario || null,
  noches_fuera: form.noches_fuera || null,
});

export const toWordsResponse = (
  idioma: OtherLanguage,
  words: VacancyTranslations | null,
  { version }: Pick<Vacancy, 'version'>,
  anterior_al_espanol: boolean,
): VacancyWordsResponse => ({
  ...textsOf(words ?? NO_WORDS),
  idioma,
  version,
  updated_at: words?.updated_at.toISOString() ?? null,
  anterior_al_espanol,
});
