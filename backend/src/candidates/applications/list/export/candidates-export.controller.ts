import { SendsFile } from '../../../../platform/http/headers/content-disposition.js';
import { Body, Controller, Get, Query, Res } from '@nestjs/common';
import { Action } from '../../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../../platform/auth/decorators.js';
import { Refuses } from '../../../../platform/errors/refuses.js';
import { ExportQuery, ExportRequest } from './candidates-export.dto.js';
import { CandidatesExport, type ExportOrder } from './candidates-export.service.js';

const TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** Before the controller of `/applications/:id`, which would take `export` for an id. */
@ApiTags('applications')
@Controller('applications/export')
export class CandidatesExportController {
  constructor(private readonly exports: CandidatesExport) {}

  /** All that the filter of a list shows, as a file: people by their current application, or every application. */
  @Get()
  @Requires('candidates:read')
  @Refuses('export_busy', 'invalid_cursor', 'invalid_query', 'validation_failed')
  @SendsFile(...TYPES)
  exportApplications(
    @CurrentActor() actor: Actor,
    @Query() { filter, ...query }: ExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    return this.send({ ...query, filtro: filter }, actor, response);
  }

  /** The same for a selection, which would be too long for an address. */
  @Action()
  @Requires('candidates:read')
  @Refuses('export_busy', 'invalid_cursor', 'invalid_query')
  @SendsFile(...TYPES)
  exportSelectedApplications(
    @CurrentActor() actor: Actor,
    @Body() selection: ExportRequest,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(selection, actor, response);
  }

  private async send(order: ExportOrder, actor: Actor, response: Response): Promise<void> {
    const { stream, headers, stop } = await this.exports.open(order, actor);
    response.once('close', stop);
    response.set(headers);
    try {
      await pipeline(stream, response);
    } catch (error) {
      // A client that disconnected needs no answer. On an error the connection is cut, so that the client sees that the
      // file is incomplete.
      if (!response.destroyed) response.destroy(error instanceof Error ? error : undefined);
    }
  }
}
