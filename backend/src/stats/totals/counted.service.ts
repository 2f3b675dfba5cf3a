import { Injectable } from '@nestjs/common';
import { DepartmentsService } from '../../departments/departments.service.js';
import { Clock } from '../../platform/values/clock.js';
import type { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import type { Page } from '../../platform/http/lists/list-query.js';
import { ChannelNames } from '../charts/channel-names.js';
import { type CountedRow, toCountedRow } from './counted.dto.js';
import { parseCounted } from './counted.query.js';
import { CountedRepository } from './counted.repository.js';
import { madridDay } from '../../platform/values/madrid-day.js';

@Injectable()
export class CountedService {
  constructor(
    private readonly counted: CountedRepository,
    private readonly departments: DepartmentsService,
    private readonly channels: ChannelNames,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `invalid_query`, `validation_failed`. */
  async list(query: ListQueryDto): Promise<Page<CountedRow>> {
    const { filter, offset, limit } = parseCounted(query, madridDay(this.clock.now()));
    const [{ rows, total }, name] = await Promise.all([
      this.counted.list(filter, { offset, limit }),
      this.departments.namer(),
    ]);
    const channel = await this.channels.namer([...new Set(rows.map(({ canal }) => canal))]);
    return { items: rows.map((row) => toCountedRow(row, name, channel)), total, offset };
  }
}
