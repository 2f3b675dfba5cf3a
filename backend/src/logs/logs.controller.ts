import { SendsFile } from '../platform/http/headers/content-disposition.js';
import { LOG_PAGE } from '@hiring/contract';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { Action } from '../platform/http/action.js';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { anyText } from '../platform/http/lists/filter-rules.js';
import { ApiList } from '../platform/http/lists/api-list.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../platform/http/lists/list-query.js';
import { LogExport } from './log-export.js';
import { LOG_FILTERS } from './log-filter.js';
import { LogList } from './log-list.service.js';
import {
  LogActionsResponse,
  LogDetailResponse,
  LogExportQuery,
  LogResponse,
  LogSealResponse,
} from './log.dto.js';

const LIST = {
  sort: ['created_at'],
  filter: LOG_FILTERS,
  cursor: true,
  ids: { ...anyText('Number of an entry.'), accepts: (id: string) => /^\d{1,18}$/.test(id) },
} as const;
const FIRST_PAGE = JSON.stringify([0, LOG_PAGE.api - 1]);

@ApiTags('logs')
@Controller('logs')
export class LogsController {
  constructor(
    private readonly logs: LogList,
    private readonly exports: LogExport,
  ) {}

  /**
   * The system log, newest first; 50 entries unless asked otherwise.
   */
  @Get()
  @ApiList(LIST)
  @Requires('logs:read')
  async listLogs(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LogResponse[]> {
    const byCursor = query.cursor !== undefined || query.limit !== undefined;
    const list = parseListQuery(byCursor ? query : { range: FIRST_PAGE, ...query }, LIST);
    return sendPage(response, 'logs', await this.logs.list(list));
  }

  /** The actions that occur in the log. */
  @Get('actions')
  @Requires('logs:read')
  async listLogActions(): Promise<LogActionsResponse> {
    return { actions: await this.logs.actions() };
  }

  /** How the last comparison of the log with its seals came out. */
  @Get('seal')
  @Requires('logs:read')
  getLogSeal(): Promise<LogSealResponse> {
    return this.logs.seal();
  }

  /** Compares the whole log with its seals now. */
  @Action('verify')
  @Requires('logs:read')
  verifyLogs(): Promise<LogSealResponse> {
    return this.logs.verify();
  }

  /** What the filter of the list selects, as a CSV file. */
  @Get('export')
  @Requires('logs:read')
  @Refuses('invalid_cursor', 'invalid_query')
  @SendsFile('text/csv')
  async exportLogs(
    @CurrentActor() actor: Actor,
    @Query() { filter }: LogExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { stream, headers } = await this.exports.open(actor, filter);
    response.once('close', () => stream.destroy());
    response.set(headers);
    try {
      await pipeline(stream, response);
    } catch (error) {
      // A client that left needs no response; a truncated file is noticed, because the connection is destroyed.
      if (!response.destroyed) response.destroy(error instanceof Error ? error : undefined);
    }
  }

  /** One entry. */
  @Get(':id')
  @ApiParam({ name: 'id', description: 'Number of the entry.', example: '1042' })
  @Requires('logs:read')
  @Refuses('log_not_found')
  getLog(@Param('id') id: string): Promise<LogDetailResponse> {
    return this.logs.get(id);
  }
}
