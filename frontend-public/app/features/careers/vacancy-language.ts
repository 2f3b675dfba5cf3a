import type { VacancyText } from '@hiring/contract';
import { LANGUAGE, SOURCE_LANGUAGE, type SiteLanguage } from '@hiring/contract/page';
import { languageNow } from '../../lib/language/language';

/** The attributes of an element whose text is in another language than the page. */
export const inLanguage = (language: SiteLanguage) =>
  language === languageNow() ? {} : { lang: language, dir: LANGUAGE[language].direction };

/** What HR writes only in Spanish: questions, tags. */
export const inSpanish = () => inLanguage(SOURCE_LANGUAGE);

interface Languages {
  idioma: SiteLanguage;
  sin_traducir: readonly VacancyText[];
}

/** For the element of one of a vacancy's texts. */
export const languageOf = ({ idioma, sin_traducir }: Languages, text: VacancyText) =>
  inLanguage(sin_traducir.includes(text) ? SOURCE_LANGUAGE : idioma);
