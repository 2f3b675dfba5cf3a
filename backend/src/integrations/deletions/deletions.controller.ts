import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../../platform/openapi/headers/sends-header.js';
import { Requires } from '../../platform/auth/decorators.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { instant } from '../../platform/http/lists/filter-rules.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../platform/http/lists/list-query.js';
import { readInstant } from '../../platform/http/lists/instant.js';
import { SyncPosition } from '../../platform/database/sync-position.js';
import { DeletionResponse } from './deletion.dto.js';
import type { CopiedRecord } from './deletion.entity.js';
import { DeletionsRepository } from './deletions.repository.js';

const LIST = {
  sort: ['eliminado_at'],
  filter: { updated_since: instant('Gone since then.') },
  cursor: true,
} as const;

/** Deleted records, for programs that keep a copy. Each id is listed for 400 days. */
@ApiTags('deletions')
@Controller('deletions')
export class DeletionsController {
  constructor(
    private readonly deletions: DeletionsRepository,
    private readonly position: SyncPosition,
  ) {}

  /** Candidates that were erased, removed, or joined with another. */
  @Get('candidates')
  @ApiList(LIST)
  @Requires('candidates:read')
  @SendsHeader('X-Sync-Position')
  listCandidateDeletions(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionResponse[]> {
    return this.list('candidates', query, response);
  }

  /** Applications that were erased with their candidate, or removed. */
  @Get('applications')
  @ApiList(LIST)
  @Requires('applications:read')
  @SendsHeader('X-Sync-Position')
  listApplicationDeletions(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionResponse[]> {
    return this.list('applications', query, response);
  }

  /** Interviews that were removed, or erased with their candidate. */
  @Get('interviews')
  @ApiList(LIST)
  @Requires('interviews:read')
  @SendsHeader('X-Sync-Position')
  listInterviewDeletions(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionResponse[]> {
    return this.list('interviews', query, response);
  }

  /** Vacancies that were removed. */
  @Get('vacancies')
  @ApiList(LIST)
  @Requires('vacancies:read_all')
  @SendsHeader('X-Sync-Position')
  listVacancyDeletions(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionResponse[]> {
    return this.list('vacancies', query, response);
  }

  private async list(
    recurso: CopiedRecord,
    query: ListQueryDto,
    response: Response,
  ): Promise<DeletionResponse[]> {
    const { filter, ids, sort, ...window } = parseListQuery(query, LIST);
    const since = readInstant('updated_since', filter.updated_since);
    await this.position.announce(response, { since });
    const page = await this.deletions.list({ recurso, ids, since, direction: sort.direction, ...window });
    return sendPage(response, 'deletions', page);
  }
}
