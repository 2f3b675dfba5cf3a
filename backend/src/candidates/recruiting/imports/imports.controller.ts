import {
  IMPORT_ROW_FILTERS,
  IMPORT_ROW_STATES,
  type ImportRowFilter,
  type ImportRowState,
} from '@hiring/contract';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiBody, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { disposition, SendsFile } from '../../../platform/http/headers/content-disposition.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { readRowCursor } from '../../../platform/http/lists/row-cursor.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { ImportErrorsFile } from './rows/import-errors-file.js';
import { IMPORT_UPLOAD, ImportTableInterceptor, type TableRequest } from './import-upload.js';
import { Upload } from '../../../platform/files/uploads/upload.js';
import {
  ConfirmImportRequest,
  ImportDetail,
  ImportResponse,
  ImportRowsPage,
  ImportUploadRequest,
  PlanRequest,
  ProvenanceResponse,
  RowDecisionRequest,
  UploadedImport,
} from './import.dto.js';
import { ImportViews } from './import-views.js';
import { ImportsService } from './imports.service.js';
import { ProvenanceService } from './provenance.service.js';

const LIST = { sort: ['created_at'], filter: {}, cursor: true } as const;

/** Imports of people from spreadsheets and folders of CVs: each has a preview and can be undone. */
@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly views: ImportViews,
    private readonly errors: ImportErrorsFile,
  ) {}

  /** Imports, newest first. */
  @Get()
  @ApiList(LIST)
  @Requires('imports:read')
  async listImports(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportResponse[]> {
    return sendPage(response, 'imports', await this.views.list(parseListQuery(query, LIST)));
  }

  /**
   * Takes a CSV or XLSX file of at most 10 MB and proposes the meaning of its columns. No person is written yet. The
   * encoding and the row of the headings are recognised unless they are given.
   */
  @Post()
  @Idempotent()
  @Requires('imports:write')
  @Refuses(...IMPORT_UPLOAD.codes, 'import_file_required', 'import_not_found')
  @UseInterceptors(ImportTableInterceptor)
  @Upload(IMPORT_UPLOAD)
  @ApiBody({ type: ImportUploadRequest })
  @LocationHeader('/api/imports')
  uploadImport(@CurrentActor() actor: Actor, @Req() { table }: TableRequest): Promise<UploadedImport> {
    if (!table) throw new DomainError('import_file_required');
    return this.imports.upload(actor, table.name, table.content);
  }

  /** One import with its columns, options and figures. */
  @Get(':id')
  @Requires('imports:read')
  @Refuses('import_not_found')
  getImport(@IdParam() id: string): Promise<ImportDetail> {
    return this.views.get(id);
  }

  /** Says what each row would do with these columns and options. */
  @Put(':id/plan')
  @Requires('imports:write')
  @Refuses('import_not_found', 'import_started')
  planImport(@IdParam() id: string, @Body() request: PlanRequest): Promise<ImportDetail> {
    return this.imports.plan(id, request);
  }

  /** Its rows in the order of the file, fifty at a time. */
  @Get(':id/rows')
  @Requires('imports:read')
  @Refuses('import_not_found', 'invalid_query')
  @ApiQuery({
    name: 'filtro',
    required: false,
    description: 'Which rows: all of them, or those with something to look at.',
    enum: IMPORT_ROW_FILTERS,
  })
  @ApiQuery({ name: 'estado', required: false, description: 'One or several, separated by commas.' })
  @ApiQuery({ name: 'cursor', required: false, description: '`siguiente` of the page before.' })
  listImportRows(
    @IdParam() id: string,
    @Query('filtro') filtro?: string,
    @Query('estado') estado?: string,
    @Query('cursor') cursor?: string,
  ): Promise<ImportRowsPage> {
    return this.views.listRows(id, {
      filter: readFilter(filtro),
      states: readStates(estado),
      after: readRowCursor(cursor),
    });
  }

  /** Decides about one duplicate, independently of the others. */
  @Put(':id/rows/:numero')
  @ApiParam({
    name: 'numero',
    description: 'Number of the row in the file.',
    schema: { type: 'integer', minimum: 1, maximum: 999_999_999, example: 1 },
  })
  @Requires('imports:write')
  @Refuses('import_decision_refused', 'import_not_found', 'import_row_not_found', 'import_started')
  decideImportRow(
    @IdParam() id: string,
    @Param('numero') numero: string,
    @Body() request: RowDecisionRequest,
  ): Promise<ImportDetail> {
    if (!/^\d{1,9}$/.test(numero)) throw new DomainError('import_row_not_found');
    return this.imports.decide(id, Number(numero), request);
  }

  /** Starts it in the background, as it was previewed. */
  @Action(':id/confirm')
  @Idempotent()
  @Requires('imports:write')
  @Refuses('import_not_found', 'import_nothing_to_do', 'import_stale', 'import_started')
  confirmImport(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: ConfirmImportRequest,
  ): Promise<ImportDetail> {
    return this.imports.confirm(actor, id, request);
  }

  /** Stops it. Rows that were written stay until they are undone. */
  @Action(':id/cancel')
  @Requires('imports:write')
  @Refuses('import_not_found', 'import_not_running')
  cancelImport(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ImportDetail> {
    return this.imports.cancel(actor, id);
  }

  /** Undoes everything that has not been changed since. */
  @Action(':id/undo')
  @Requires('imports:write')
  @Refuses(
    'import_not_found',
    'import_not_running',
    'import_not_undoable',
    'import_running',
    'import_too_old',
  )
  undoImport(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ImportDetail> {
    return this.imports.undo(actor, id);
  }

  /** Discards an import that was never confirmed. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('imports:write')
  @Refuses('import_not_found', 'import_started')
  deleteImport(@IdParam() id: string): Promise<void> {
    return this.imports.remove(id);
  }

  /** The rows that were not imported, with the reasons, to be put right and sent again. */
  @Get(':id/errors.csv')
  @Requires('imports:read')
  @Refuses('import_not_found')
  @SendsFile('text/csv')
  async downloadImportErrors(
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { name, stream } = await this.errors.open(id);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': disposition('attachment', name),
      'Cache-Control': 'no-store',
    });
    return new StreamableFile(stream);
  }
}

@ApiTags('candidates')
@Controller('candidates')
export class ProvenanceController {
  constructor(private readonly provenance: ProvenanceService) {}

  /** The imports that the person's data came with; none for who applied by themselves. */
  @Get(':id/provenance')
  @Requires('candidates:read')
  listCandidateProvenance(@IdParam() id: string): Promise<ProvenanceResponse[]> {
    return this.provenance.list(id);
  }
}

function readFilter(text: string | undefined): ImportRowFilter | null {
  const known = IMPORT_ROW_FILTERS.find((filter) => filter === text) ?? null;
  if (text !== undefined && !known) throw new DomainError('invalid_query', { name: 'filtro' });
  return known;
}

function readStates(text: string | undefined): ImportRowState[] | null {
  if (text === undefined) return null;
  const words = text.split(',');
  const states = IMPORT_ROW_STATES.filter((state) => words.includes(state));
  if (states.length !== words.length) throw new DomainError('invalid_query', { name: 'estado' });
  return states;
}
