import { SendsFile } from '../../platform/http/content-disposition.js';
import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../platform/http/lists/list-query.js';
import { IfMatch, Tagged } from '../../platform/http/versions/tagged.js';
import { DryRunService } from './dry-run.service.js';
import {
  PlannedPerson,
  PlanQuery,
  PlanSummary,
  QuarantinedPerson,
  RetentionSettingsRequest,
  RetentionSettingsResponse,
} from './retention.dto.js';
import { RetentionSettingsService } from './retention-settings.service.js';

const LIST = { sort: ['actividad_at'], filter: {}, ids: false } as const;

/** How long people's data are kept, and what follows from it. */
@ApiTags('privacy')
@Controller('privacy/retention')
export class RetentionController {
  constructor(
    private readonly settings: RetentionSettingsService,
    private readonly dryRun: DryRunService,
  ) {}

  /** How long data are kept. */
  @Get('settings')
  @Tagged()
  @Requires('privacy:read')
  getRetentionSettings(): Promise<RetentionSettingsResponse> {
    return this.settings.get();
  }

  /** Changes how long data are kept. Another change meanwhile answers 409. */
  @Put('settings')
  @IfMatch()
  @Requires('privacy:write')
  @Refuses('settings_stale')
  updateRetentionSettings(
    @CurrentActor() actor: Actor,
    @Body() request: RetentionSettingsRequest,
  ): Promise<RetentionSettingsResponse> {
    return this.settings.change(request, actor);
  }

  /** Who will have been reminded (the default step), hidden or erased by a day, if nobody does anything until then. */
  @Get('plan')
  @Requires('privacy:read')
  @Refuses('invalid_cursor', 'invalid_query')
  async listRetentionPlan(
    @Query() { fecha, paso, range }: PlanQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlannedPerson[]> {
    const window = parseListQuery({ ...(range === undefined ? {} : { range }) }, LIST);
    return sendPage(response, 'plan', await this.dryRun.list(fecha, paso ?? 'aviso', window));
  }

  /** How many of each step. */
  @Get('plan/summary')
  @Requires('privacy:read')
  @Refuses('invalid_query')
  getRetentionPlanSummary(@Query() { fecha }: PlanQuery): Promise<PlanSummary> {
    return this.dryRun.summary(fecha);
  }

  /** All of it as a file for a spreadsheet. */
  @Get('plan/export')
  @Requires('privacy:write')
  @Refuses('invalid_query')
  @SendsFile('text/csv')
  async exportRetentionPlan(
    @CurrentActor() actor: Actor,
    @Query() { fecha }: PlanQuery,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.dryRun.export(fecha, actor);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="Simulacion_${fecha ?? 'hoy'}.csv"`,
      'Cache-Control': 'private, no-store',
    });
    try {
      await pipeline(Readable.from(rows), response);
    } catch (error) {
      // Whoever went away needs no answer; a file that breaks off is seen as such, as its connection is cut.
      if (!response.destroyed) response.destroy(error instanceof Error ? error : undefined);
    }
  }

  /** Whose record nobody can read any more, the next to be erased first. A hold brings it back. */
  @Get('quarantine')
  @ApiList(LIST)
  @Requires('privacy:read')
  async listQuarantine(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuarantinedPerson[]> {
    return sendPage(response, 'quarantine', await this.dryRun.quarantined(parseListQuery(query, LIST)));
  }
}
