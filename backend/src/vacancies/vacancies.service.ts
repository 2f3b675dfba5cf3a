import { type SiteLanguage, SOURCE_LANGUAGE, VACANCY_ESTADOS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { DepartmentsService } from '../departments/departments.service.js';
import { type Actor, can } from '../platform/auth/actor.js';
import { Clock } from '../platform/values/clock.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { languageAsked } from '../platform/http/language/language.js';
import { madridDay } from '../platform/values/madrid-day.js';
import type { Page, Window } from '../platform/http/lists/list-query.js';
import { searchWords } from '../platform/http/lists/search-words.js';
import type { VacancyFacets } from './list/facets.dto.js';
import {
  toHistoryResponse,
  type VacancyHistoryResponse,
  type VacancySummary,
} from './management/management.dto.js';
import { FacetsRepository } from './list/facets.repository.js';
import { facetsOf } from './list/facets.rules.js';
import { AnswerDays } from './answer-days.js';
import { NEWEST_FIRST, VacanciesRepository, type VacancySort } from './vacancies.repository.js';
import type { VacancyFilter } from './list/vacancy-filter.js';
import { acceptsApplications, toVacancyResponse, type VacancyResponse } from './vacancy.dto.js';
import type { Vacancy } from './vacancy.entity.js';
import { VacancyJournal } from './management/vacancy-journal.js';
import { VacancyTranslationsRepository } from './translations/vacancy-translations.repository.js';

/** Result of a vacancy's public URL. */
export type PublicVacancy =
  | {
      state: 'found' | 'paused';
      vacancy: VacancyResponse;
      similar: VacancyResponse[];
      answerDays: number | null;
    }
  | { state: 'closed'; vacancy: VacancyResponse; similar: VacancyResponse[] }
  | { state: 'missing'; similar: VacancyResponse[] };

const SIMILAR = 3;

@Injectable()
export class VacanciesService {
  constructor(
    private readonly repository: VacanciesRepository,
    private readonly counts: FacetsRepository,
    private readonly departments: DepartmentsService,
    private readonly journal: VacancyJournal,
    private readonly answers: AnswerDays,
    private readonly words: VacancyTranslationsRepository,
    private readonly clock: Clock,
  ) {}

  /** Staff see all vacancies with their counts; others see active and visible ones, featured first. */
  async list(
    actor: Actor | null,
    filter: VacancyFilter,
    window: Window,
    sort: VacancySort = NEWEST_FIRST,
  ): Promise<Page<VacancyResponse>> {
    const staff = actor !== null && can(actor, 'vacancies:read_all');
    const { vacancies, total, next } = staff
      ? await this.repository.listAll(filter, window, sort)
      : await this.repository.listPublic(filter, window, { sort });
    const items = await this.respond(vacancies, staff);
    return { items, total, next, offset: window.offset, byCursor: window.after !== null };
  }

  /** All vacancies by words of title, department and state, newest first: for staff. */
  async listByWords(text: string, limit: number): Promise<VacancyResponse[]> {
    const departments = await this.departments.listWhole();
    const words = searchWords(text).map((word) => ({
      text: word,
      departamentos: departments
        .filter(({ nombre }) => searchWords(nombre).some((part) => part.includes(word)))
        .map(({ codigo }) => codigo),
      estados: VACANCY_ESTADOS.filter((estado) => estado.startsWith(word)),
    }));
    if (words.length === 0) return [];
    return this.respond(await this.repository.listByWords(words, limit), false, SOURCE_LANGUAGE);
  }

  /** Facet counts of the public list's filters. */
  async facets(filter: VacancyFilter): Promise<VacancyFacets> {
    const [counts, name] = await Promise.all([this.counts.count(filter), this.departments.namer()]);
    return facetsOf(counts, filter, name);
  }

  /** A page of the public list with facet counts and an exact total. Beyond the end: the last page. */
  async listWithFacets(
    filter: VacancyFilter,
    page: number,
    perPage: number,
  ): Promise<{ items: VacancyResponse[]; facets: VacancyFacets; page: number }> {
    const facets = await this.facets(filter);
    const shown = Math.min(page, Math.max(1, Math.ceil(facets.total / perPage)));
    const window = { offset: (shown - 1) * perPage, limit: perPage, after: null };
    const { vacancies } = await this.repository.listPublic(filter, window, { counted: false });
    return { items: await this.respond(vacancies, false), facets, page: shown };
  }

  /** The whole public list, for feeds and programs. */
  async listOpen(limit: number): Promise<VacancyResponse[]> {
    const window = { offset: 0, limit, after: null };
    const { vacancies } = await this.repository.listPublic({}, window, { counted: false });
    return this.respond(vacancies, false);
  }

  /** Ids of public pages and their last changes. */
  async listAddresses(limit: number): Promise<{ id: string; updated_at: string }[]> {
    const rows = await this.repository.listPublicAddresses(limit);
    return rows.map(({ id, updated_at }) => ({ id, updated_at: updated_at.toISOString() }));
  }

  async listByIds(actor: Actor | null, ids: string[]): Promise<VacancyResponse[]> {
    const staff = actor !== null && can(actor, 'vacancies:read_all');
    const vacancies = await this.repository.listByIds(ids);
    return this.respond(staff ? vacancies : vacancies.filter(acceptsApplications), staff);
  }

  /** @throws {DomainError} `vacancy_not_found`; `vacancy_closed` for users who may not see closed ones. */
  async get(actor: Actor | null, id: string): Promise<VacancyResponse> {
    const vacancy = await this.repository.findById(id);
    if (!vacancy) throw new DomainError('vacancy_not_found');
    const staff = actor !== null && can(actor, 'vacancies:read_all');
    if (!staff) {
      const state = publicState(vacancy);
      if (state === 'closed') throw new DomainError('vacancy_closed');
      if (state === 'missing') throw new DomainError('vacancy_not_found');
    }
    const [response] = await this.respond([vacancy], staff);
    if (!response) throw new DomainError('vacancy_not_found');
    return response;
  }

  /** The cards of the staff's list. */
  summary(): Promise<VacancySummary> {
    return this.repository.summary();
  }

  /** @throws {DomainError} `vacancy_not_found`. */
  async history(actor: Actor, id: string): Promise<VacancyHistoryResponse[]> {
    await this.get(actor, id);
    return (await this.journal.list(id)).map(toHistoryResponse);
  }

  /** Preview of any vacancy's public page, for staff; null: not found. */
  async preview(id: string): Promise<{ vacancy: VacancyResponse; similar: VacancyResponse[] } | null> {
    const vacancy = isUUID(id) ? await this.repository.findById(id) : null;
    if (!vacancy) return null;
    const [[shown], similar] = await Promise.all([
      this.respond([vacancy], false),
      this.repository.listSimilar(vacancy.departamento, vacancy.id, SIMILAR),
    ]);
    return shown ? { vacancy: shown, similar: await this.respond(similar, false) } : null;
  }

  /** The vacancy's public page, with similar openings. */
  async findPublic(id: string): Promise<PublicVacancy> {
    // The URL is user input: an invalid id is not found.
    const vacancy = isUUID(id) ? await this.repository.findById(id) : null;
    const state = vacancy ? publicState(vacancy) : 'missing';
    const similar = await this.respond(
      await this.repository.listSimilar(vacancy?.departamento ?? null, vacancy?.id ?? null, SIMILAR),
      false,
    );
    if (!vacancy || state === 'missing') return { state: 'missing', similar };
    const [response] = await this.respond([vacancy], false);
    if (!response) return { state: 'missing', similar };
    if (state === 'closed') return { state, vacancy: response, similar };
    return { state, vacancy: response, similar, answerDays: await this.answers.of(vacancy.departamento) };
  }

  /** In how many days a department usually answers; null: unknown. */
  answerDays(departamento: string): Promise<number | null> {
    return this.answers.of(departamento);
  }

  /**
   * The vacancy of a new application, locked until the transaction ends, so that it cannot close meanwhile.
   * @throws {DomainError} `vacancy_not_found`, `vacancy_not_open`.
   */
  async holdOpen(manager: EntityManager, id: string): Promise<Vacancy> {
    const vacancy = await this.repository.findAndHold(manager, id);
    if (!vacancy || publicState(vacancy) === 'missing') throw new DomainError('vacancy_not_found');
    // It closes automatically within a minute; applications are refused already.
    const over = vacancy.cierra_el !== null && vacancy.cierra_el < madridDay(this.clock.now());
    if (over || !acceptsApplications(vacancy)) throw new DomainError('vacancy_not_open');
    return vacancy;
  }

  /** Staff edit what they read: they get the Spanish texts, whatever language their browser asks for. */
  private async respond(
    vacancies: Vacancy[],
    staff: boolean,
    language: SiteLanguage = staff ? SOURCE_LANGUAGE : languageAsked(),
  ): Promise<VacancyResponse[]> {
    const name = await this.departments.namer();
    const ids = vacancies.map(({ id }) => id);
    const counts = staff ? await this.repository.countApplications(ids) : null;
    const words = await this.words.findAll(ids, language);
    return vacancies.map((vacancy) => {
      const received = counts ? (counts.get(vacancy.id) ?? 0) : undefined;
      return toVacancyResponse(vacancy, name, received, words.get(vacancy.id));
    });
  }
}

function publicState(vacancy: Vacancy): 'found' | 'paused' | 'closed' | 'missing' {
  if (!vacancy.visible_publicamente) return 'missing';
  switch (vacancy.estado) {
    case 'activa':
      return 'found';
    case 'pausada':
      return 'paused';
    case 'cerrada':
      return 'closed';
    case 'borrador':
      return 'missing';
  }
}
