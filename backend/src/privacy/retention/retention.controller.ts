import { SendsFile } from '../../platform/http/headers/content-disposition.js';
import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, NeedsProof, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../platform/http/lists/list-query.js';
import { DryRunService } from './dry-run.service.js';
import {
  PlannedPerson,
  PlanQuery,
  PlanSummary,
  QuarantinedPerson,
  RetentionSettingsRequest,
  RetentionSettingsResponse,
  SummaryQuery,
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
  @Requires('privacy:read')
  getRetentionSettings(): Promise<RetentionSettingsResponse> {
    return this.settings.get();
  }

  /** Changes the retention periods: shorter ones erase people who are kept now. A concurrent change answers 409. */
  @Put('settings')
  @NeedsProof()
  @Requires('privacy:write')
  @Refuses('settings_stale')
  updateRetentionSettings(
    @CurrentActor() actor: Actor,
    @Body() request: RetentionSettingsRequest,
  ): Promise<RetentionSettingsResponse> {
    return this.settings.change(request, actor);
  }

  /** People who would be reminded (the default step), hidden or erased by a day, if nothing else changes. */
  @Get('plan')
  @Requires('privacy:read')
  @Refuses('invalid_cursor', 'invalid_query')
  async listRetentionPlan(
    @Query() { fecha, paso, range }: PlanQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlannedPerson[]> {
    const window = parseListQuery(range === undefined ? {} : { range }, LIST);
    return sendPage(response, 'plan', await this.dryRun.list(fecha, paso ?? 'aviso', window));
  }

  /** How many of each step, by the periods in force or by others that are tried. */
  @Get('plan/summary')
  @Requires('privacy:read')
  @Refuses('invalid_query')
  getRetentionPlanSummary(@Query() query: SummaryQuery): Promise<PlanSummary> {
    return this.dryRun.summary(query);
  }

  /** The whole list as a CSV file. */
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
      // A client that disconnected needs no answer. On an error the connection is cut, so that the client sees that the
      // file is incomplete.
      if (!response.destroyed) response.destroy(error instanceof Error ? error : undefined);
    }
  }

  /** People in quarantine; the next to be erased come first. A hold ends the quarantine. */
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
