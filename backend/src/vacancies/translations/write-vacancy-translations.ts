import { LANGUAGE, type OtherLanguage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { changesBetween } from '../management/vacancy-changes.rules.js';
import { VacancyJournal } from '../management/vacancy-journal.js';
import { VacanciesRepository } from '../vacancies.repository.js';
import { VacanciesService } from '../vacancies.service.js';
import { Vacancy } from '../vacancy.entity.js';
import {
  toWordsResponse,
  wordsIn,
  type VacancyWordsRequest,
  type VacancyWordsResponse,
} from './vacancy-translations.dto.js';
import { VacancyTranslations } from './vacancy-translations.entity.js';
import { VacancyTranslationsRepository } from './vacancy-translations.repository.js';
import { NO_WORDS, textsOf, type VacancyTexts } from './vacancy-translations.rules.js';

interface WordsChange {
  idioma: OtherLanguage;
  before: VacancyTexts;
  after: VacancyTexts;
  actor: Actor;
}

/**
 * Reads and writes a vacancy's words in other languages. They are part of the vacancy: a change raises its version.
 * Unlike the Spanish ones they may be written while it is active with applications.
 */
@Injectable()
export class WriteVacancyTranslations {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: VacancyTranslationsRepository,
    private readonly vacancies: VacanciesRepository,
    private readonly answers: VacanciesService,
    private readonly journal: VacancyJournal,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `vacancy_not_found`. */
  async get(id: string, idioma: OtherLanguage): Promise<VacancyWordsResponse> {
    const vacancy = await this.vacancies.findById(id);
    if (!vacancy) throw new DomainError('vacancy_not_found');
    const words = await this.repository.find(id, idioma);
    const older = words !== null && (await this.journal.hasNewerTexts(id, words.updated_at));
    return toWordsResponse(idioma, words, vacancy, older);
  }

  /** @throws {DomainError} `vacancy_not_found`, `vacancy_stale` (with the current vacancy), `vacancy_locked_closed`. */
  async save(
    id: string,
    idioma: OtherLanguage,
    { version, ...form }: VacancyWordsRequest,
    actor: Actor,
  ): Promise<VacancyWordsResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const vacancy = await this.lock(manager, id);
      if (vacancy.version !== version) {
        throw new DomainError('vacancy_stale', {}, undefined, { actual: await this.answers.get(actor, id) });
      }
      const before = await this.repository.find(id, idioma, manager);
      const after = wordsIn(form);
      const change = { idioma, before: before ?? NO_WORDS, after, actor };
      if (!(await this.record(manager, vacancy, change))) return;
      const words = { vacante_id: id, idioma, ...after, updated_at: this.clock.now() };
      await manager.upsert(VacancyTranslations, words, ['vacante_id', 'idioma']);
    });
    return this.get(id, idioma);
  }

  /** @throws {DomainError} `vacancy_not_found`, `vacancy_locked_closed`. */
  async remove(id: string, idioma: OtherLanguage, actor: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const vacancy = await this.lock(manager, id);
      const before = await this.repository.find(id, idioma, manager);
      if (!before) return;
      await manager.delete(VacancyTranslations, { vacante_id: id, idioma });
      await this.record(manager, vacancy, { idioma, before, after: NO_WORDS, actor });
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<Vacancy> {
    const vacancy = await this.vacancies.findAndLock(manager, id);
    if (!vacancy) throw new DomainError('vacancy_not_found');
    if (vacancy.estado === 'cerrada') throw new DomainError('vacancy_locked_closed');
    return vacancy;
  }

  /** Raises the vacancy's version and writes its history. False: nothing changed. */
  private async record(
    manager: EntityManager,
    vacancy: Vacancy,
    { idioma, before, after, actor }: WordsChange,
  ): Promise<boolean> {
    const changes = changesBetween({ ...vacancy, ...textsOf(before) }, { ...vacancy, ...after });
    if (Object.keys(changes).length === 0) return false;
    await manager.update(Vacancy, vacancy.id, {
      version: vacancy.version + 1,
      updated_at: this.clock.now(),
    });
    const { name } = LANGUAGE[idioma];
    await this.journal.record(manager, {
      vacancyId: vacancy.id,
      actorId: actor.userId,
      tipo: 'editada',
      changes,
      detalle: `Textos en otro idioma: ${name}`,
      log: {
        action: 'vacancy.edited',
        details: `Vacante «${vacancy.titulo}» modificada: textos en ${name}`,
        level: 'success',
      },
    });
    return true;
  }
}
