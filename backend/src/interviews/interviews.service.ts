import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationHooks } from '../candidates/applications/application-hooks.js';
import type { CompiledSearch } from '../candidates/people/search/candidate-search.js';
import { Clock } from '../platform/values/clock.js';
import type { Page } from '../platform/http/lists/list-query.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { DepartmentsService } from '../departments/departments.service.js';
import { ChangeInterview } from './changes/change-interview.js';
import { type InterviewResponse, toInterviewResponse } from './interview.dto.js';
import {
  type InterviewListQuery,
  type InterviewRecord,
  InterviewsRepository,
} from './interviews.repository.js';
import { shownJob } from './shown-job.js';

/** Reads for staff, and the hooks of other modules on interviews. */
@Injectable()
export class InterviewsService implements OnModuleInit {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly changes: ChangeInterview,
    private readonly applications: ApplicationHooks,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.applications.onWithdrawn((manager, { id }) => this.changes.cancelOfApplication(manager, id));
  }

  async list(query: InterviewListQuery): Promise<Page<InterviewResponse>> {
    const { records, total, next } = await this.interviews.list(query);
    const items = await this.shown(records);
    return { items, total, offset: query.offset, next, byCursor: query.after !== null };
  }

  /** Interviews of people that the search finds: those to come first. */
  async listFound({ todo }: CompiledSearch, limit: number): Promise<InterviewResponse[]> {
    const records = await this.interviews.listOfPeople(todo, this.clock.now(), limit);
    return this.shown(records);
  }

  async listByIds(ids: string[]): Promise<InterviewResponse[]> {
    const records = await this.interviews.listByIds(ids);
    return this.shown(records);
  }

  private async shown(records: InterviewRecord[]): Promise<InterviewResponse[]> {
    const name = await this.departments.namer();
    return records.map(({ interview, ...more }) =>
      toInterviewResponse(interview, shownJob(interview.aplicacion, name), more),
    );
  }

  /** @throws {DomainError} `interview_not_found`. */
  async get(id: string): Promise<InterviewResponse> {
    const [interview] = await this.listByIds([id]);
    if (!interview) throw new DomainError('interview_not_found');
    return interview;
  }
}
