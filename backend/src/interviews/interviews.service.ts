import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Page } from '../platform/http/list-query.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ChangeInterview } from './change-interview.js';
import { type InterviewResponse, toInterviewResponse } from './interview.dto.js';
import { type InterviewListQuery, InterviewsRepository } from './interviews.repository.js';

/** What staff read, and what other modules may have done to interviews. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly changes: ChangeInterview,
  ) {}

  async list(query: InterviewListQuery): Promise<Page<InterviewResponse>> {
    const { records, total } = await this.interviews.list(query);
    const items = records.map(({ interview, request }) => toInterviewResponse(interview, request));
    return { items, total, offset: query.offset };
  }

  async listByIds(ids: string[]): Promise<InterviewResponse[]> {
    const records = await this.interviews.listByIds(ids);
    return records.map(({ interview, request }) => toInterviewResponse(interview, request));
  }

  /** @throws {DomainError} `interview_not_found`. */
  async get(id: string): Promise<InterviewResponse> {
    const [interview] = await this.listByIds([id]);
    if (!interview) throw new DomainError('interview_not_found');
    return interview;
  }

  /**
   * Cancels what is still to come of an application and tells the candidate, in the transaction of whatever ends it.
   * Locks the person and the application, as every writer of these does first.
   */
  cancelOfApplication(manager: EntityManager, applicationId: string): Promise<void> {
    return this.changes.cancelOfApplication(manager, applicationId);
  }
}
