import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { every, rowOf } from '../platform/database/sql/conditions.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { ListQuery, Page } from '../platform/http/lists/list-query.js';
import { searchWords } from '../platform/http/lists/search-words.js';
import { LogEntriesRepository, type LogSelection } from './log-entries.repository.js';
import { type LOG_FILTERS, logConditions, type LogFilter } from './log-filter.js';
import {
  type LogDetailResponse,
  type LogResponse,
  type LogSealResponse,
  toLogResponse,
  toLogSealResponse,
} from './log.dto.js';
import { CheckLog } from './seal/check-log.js';
import { SealLog } from './seal/seal-log.js';

/** More digits do not fit a bigint. */
const MOST_DIGITS = 18;

/** The log as administrators read it. */
@Injectable()
export class LogList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LogEntriesRepository,
    private readonly sealing: SealLog,
    private readonly checking: CheckLog,
  ) {}

  /** @throws {DomainError} `invalid_query`. */
  async list({
    filter,
    ids,
    ...window
  }: ListQuery<'created_at', keyof typeof LOG_FILTERS>): Promise<Page<LogResponse>> {
    const { records, ...page } = await this.repository.page(await this.selection(filter, ids), window);
    const byCursor = window.after !== null;
    return { items: records.map(toLogResponse), ...page, offset: window.offset, byCursor };
  }

  /** The conditions of the filter. */
  async selection(filter: LogFilter, ids: readonly string[] | null = null): Promise<LogSelection> {
    return {
      conditions: every(
        await logConditions(this.dataSource, filter),
        ids && isAnyOf(rowOf<'system_logs', 'l'>().ref('l.id'), ids),
      ),
      words: searchWords(filter.q ?? ''),
    };
  }

  /** @throws {DomainError} `log_not_found`. */
  async get(id: string): Promise<LogDetailResponse> {
    const valid = /^\d+$/.test(id) && id.length <= MOST_DIGITS;
    const [record] = valid ? await this.repository.rows([id]) : [];
    if (!record) throw new DomainError('log_not_found');
    return { ...toLogResponse(record), sellada: await this.repository.isSealed(id) };
  }

  actions(): Promise<string[]> {
    return this.repository.actions();
  }

  async seal(): Promise<LogSealResponse> {
    const { check, waiting } = await this.repository.seal();
    return toLogSealResponse(check, waiting);
  }

  /**
   * Seals the waiting entries and verifies everything now. @throws {DomainError} `conflict` while another run does.
   */
  async verify(): Promise<LogSealResponse> {
    await this.sealing.run();
    if (!(await this.checking.run())) throw new DomainError('conflict');
    return this.seal();
  }
}
