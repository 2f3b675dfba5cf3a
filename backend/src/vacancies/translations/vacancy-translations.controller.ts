import { OTHER_LANGUAGES, type OtherLanguage } from '@hiring/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, type PipeTransform, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { VacancyWordsRequest, VacancyWordsResponse } from './vacancy-translations.dto.js';
import { WriteVacancyTranslations } from './write-vacancy-translations.js';

/** Any other language answers 404. */
const languagePipe: PipeTransform<unknown, OtherLanguage> = {
  transform(value) {
    const language = OTHER_LANGUAGES.find((known) => known === value);
    if (!language) throw new DomainError('not_found');
    return language;
  },
};

const IDIOMA = { name: 'idioma', description: 'Language of the texts.', enum: [...OTHER_LANGUAGES] };

/** What vacancies say in languages other than Spanish. Public answers have it when they are asked for in the language. */
@ApiTags('vacancies')
@Controller('vacancies/:id/words/:idioma')
export class VacancyTranslationsController {
  constructor(private readonly words: WriteVacancyTranslations) {}

  /** The texts of a vacancy in a language, empty where it has none. */
  @Get()
  @ApiParam(IDIOMA)
  @Requires('vacancies:read_all')
  @Refuses('vacancy_not_found')
  getVacancyWords(
    @IdParam() id: string,
    @Param('idioma', languagePipe) idioma: OtherLanguage,
  ): Promise<VacancyWordsResponse> {
    return this.words.get(id, idioma);
  }

  /** Writes all texts of a language; an empty one is shown in Spanish. Not while the vacancy is closed. */
  @Put()
  @ApiParam(IDIOMA)
  @Requires('vacancies:write')
  @Refuses('vacancy_locked_closed', 'vacancy_not_found', 'vacancy_stale')
  saveVacancyWords(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('idioma', languagePipe) idioma: OtherLanguage,
    @Body() form: VacancyWordsRequest,
  ): Promise<VacancyWordsResponse> {
    return this.words.save(id, idioma, form, actor);
  }

  /** Removes the texts of a language: the vacancy is shown in Spanish again. */
  @Delete()
  @ApiParam(IDIOMA)
  @HttpCode(204)
  @Requires('vacancies:write')
  @Refuses('vacancy_locked_closed', 'vacancy_not_found')
  deleteVacancyWords(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Param('idioma', languagePipe) idioma: OtherLanguage,
  ): Promise<void> {
    return this.words.remove(id, idioma, actor);
  }
}
