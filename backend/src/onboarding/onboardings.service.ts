import { ONBOARDING_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DepartmentsService } from '../departments/departments.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { sortedAs } from '../platform/database/sql/people-rows.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { Page } from '../platform/http/lists/list-query.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import type { MyOnboarding, OnboardingRecord, OnboardingResponse } from './onboarding.dto.js';
import { daysAfter } from '../candidates/people/tasks/task.rules.js';
import { findOnboardings, type OnboardingQuery } from './onboarding-list.js';
import {
  type Answering,
  takesTasks,
  toMyOnboarding,
  toOnboardingRecord,
  toOnboardingResponse,
} from './onboarding-response.js';
import {
  type OnboardingRow,
  licencesEnding,
  onboardingsOf,
  onboardingsOfUser,
  type OnboardingTaskRow,
  tasksByOnboarding,
  tasksOfOnboardings,
} from './onboarding-rows.js';
import { SealedValues } from './tasks/sealed-values.js';

const DAY_MS = 86_400_000;
/** A licence that ends so soon after the first day is to be renewed now. */
const LICENCE_DAYS = 30;
/** Of two days, YYYY-MM-DD. */
const lastOf = (day: string | null, today: string): string => (day !== null && day > today ? day : today);

/** Reads incorporaciones: as staff see them, and as their person does. */
@Injectable()
export class OnboardingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly sealed: SealedValues,
    private readonly clock: Clock,
  ) {}

  async list(query: OnboardingQuery, viewer: Actor): Promise<Page<OnboardingResponse>> {
    const answering = await this.answering();
    const { today } = answering;
    const { ids, ...page } = await findOnboardings(this.dataSource, query, {
      viewerId: viewer.userId,
      today,
    });
    const [rows, tasks] = await Promise.all([
      onboardingsOf(this.dataSource, ids),
      tasksByOnboarding(this.dataSource, ids),
    ]);
    const items = sortedAs(ids, rows).map((row) =>
      toOnboardingResponse(row, tasks.get(row.id) ?? [], answering),
    );
    return { ...page, items };
  }

  /** @throws {DomainError} `onboarding_not_found`. */
  async get(id: string): Promise<OnboardingRecord> {
    const { row, tasks } = await this.read(id);
    const answering = await this.answering();
    const begins = lastOf(row.primer_dia, answering.today);
    const licences = takesTasks(row)
      ? await licencesEnding(this.dataSource, row.candidato_id, daysAfter(begins, LICENCE_DAYS))
      : [];
    return {
      ...toOnboardingRecord(row, tasks, answering),
      permisos: licences.map((licence) => ({ ...licence, vale: licence.caduca_el >= begins })),
    };
  }

  /** The row with its tasks. @throws {DomainError} `onboarding_not_found`. */
  async read(id: string): Promise<{ row: OnboardingRow; tasks: OnboardingTaskRow[] }> {
    const [row] = await onboardingsOf(this.dataSource, [id]);
    if (!row) throw new DomainError('onboarding_not_found');
    return { row, tasks: await tasksOfOnboardings(this.dataSource, [id]) };
  }

  /** Of the person of an account: the one that is open, or that ended with the person at work until it is old. */
  async ofUser(userId: string): Promise<MyOnboarding | null> {
    const row = await this.rowOfUser(userId);
    if (!row) return null;
    return toMyOnboarding(row, await tasksOfOnboardings(this.dataSource, [row.id]), await this.answering());
  }

  /** The same as a row. */
  async rowOfUser(userId: string): Promise<OnboardingRow | null> {
    const shownFrom = new Date(this.clock.now().getTime() - ONBOARDING_LIMITS.shownDays * DAY_MS);
    const rows = await onboardingsOfUser(this.dataSource, userId);
    const isShown = (row: OnboardingRow): boolean =>
      takesTasks(row) && (row.terminada_at === null || row.terminada_at > shownFrom);
    return rows.find(({ estado }) => estado === 'abierta') ?? rows.find(isShown) ?? null;
  }

  private async answering(): Promise<Answering> {
    const name = await this.departments.namer();
    return { sealed: this.sealed, today: madridDay(this.clock.now()), name };
  }
}
