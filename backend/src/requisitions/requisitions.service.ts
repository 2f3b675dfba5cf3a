import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../platform/auth/actor.js';
import { sortedAs } from '../platform/database/sql/people-rows.js';
import type { Page } from '../platform/http/lists/list-query.js';
import { Clock } from '../platform/values/clock.js';
import { RequisitionChanges } from './requisition-changes.js';
import type { RequisitionRecord, RequisitionResponse, RequisitionVacancyLine } from './requisition.dto.js';
import { findRequisitions, type RequisitionQuery } from './requisition-list.js';
import { toRequisitionRecord, toRequisitionResponse } from './requisition-response.js';
import {
  approvalsOf,
  fittingVacancies,
  requisitionOf,
  requisitionsOf,
  vacanciesOf,
  viewerOf,
} from './requisition-rows.js';

/** Reads requests for staff, as whoever asks sees them. */
@Injectable()
export class RequisitionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RequisitionChanges,
    private readonly clock: Clock,
  ) {}

  async list(query: RequisitionQuery, actor: Actor): Promise<Page<RequisitionResponse>> {
    const now = this.clock.now();
    const viewer = await viewerOf(this.dataSource, actor, now);
    const { ids, ...page } = await findRequisitions(this.dataSource, query, viewer);
    const [rows, steps] = await Promise.all([
      requisitionsOf(this.dataSource, ids, viewer),
      approvalsOf(this.dataSource, ids, now),
    ]);
    return { ...page, items: sortedAs(ids, rows).map((row) => toRequisitionResponse(row, steps)) };
  }

  /** @throws {DomainError} `requisition_not_found`. */
  async get(id: string, actor: Actor): Promise<RequisitionRecord> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const row = await requisitionOf(manager, id, await viewerOf(manager, actor, now));
    const [steps, vacancies] = await Promise.all([approvalsOf(manager, [id], now), vacanciesOf(manager, id)]);
    return toRequisitionRecord(row, steps, vacancies, actor);
  }

  /**
   * Vacancies of no request that may be linked to it.
   * @throws {DomainError} `requisition_not_found`.
   */
  async fitting(id: string, actor: Actor): Promise<RequisitionVacancyLine[]> {
    await requisitionOf(this.dataSource, id, await viewerOf(this.dataSource, actor, this.clock.now()));
    return fittingVacancies(this.dataSource, id);
  }

  /** Written in the log before a table of them leaves: it has pay and names. */
  exported(actor: Actor): Promise<void> {
    return this.changes.record(this.dataSource.manager, undefined, actor.userId, [
      'exported',
      'Solicitudes de personal exportadas',
    ]);
  }
}
