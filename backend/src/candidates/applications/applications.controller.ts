import { Body, Controller, Get, Post, Put, Query, Res, UploadedFiles } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../../platform/openapi/headers/sends-header.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SyncPosition } from '../../platform/database/sync-position.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { sendPage } from '../../platform/http/lists/list-query.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import type { SpooledFile } from '../../platform/files/storage/file-storage.js';
import {
  ApplicationResponse,
  MovePreview,
  MovePreviewRequest,
  MoveRequest,
  MoveResponse,
  PriorityRequest,
  UndoRequest,
  WithdrawRequest,
} from './application.dto.js';
import { ApplicationList } from './list/application-list.js';
import { APPLICATION_LIST, parseApplicationList } from './list/application-list-query.js';
import { ApplicationRow } from './list/application-row.dto.js';
import { CandidatesService } from '../people/candidates.service.js';
import { CV_UPLOAD } from '../cv/cv-upload.js';
import { Upload } from '../../platform/files/uploads/upload.js';
import { PortalService } from '../portal/portal.service.js';
import { PreviewMove } from './moves/preview-move.js';
import { SubmitApplication } from './submission/submit-application.js';
import { SubmitRequest, SubmitResponse } from './submission/submit.dto.js';
import { PortalApplication } from '../portal/portal.dto.js';
import { WithdrawApplication } from './moves/withdraw-application.js';

@ApiTags('applications')
@Controller('applications')
export class ApplicationsController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly portal: PortalService,
    private readonly submissions: SubmitApplication,
    private readonly withdrawals: WithdrawApplication,
    private readonly previews: PreviewMove,
    private readonly rows: ApplicationList,
    private readonly position: SyncPosition,
  ) {}

  /**
   * Sends the application form: person, application, CV and message are written together, once.
   * Answers 201 for a new application and 200 for an update of the open one.
   */
  @Post()
  @Idempotent()
  @Requires('own:write')
  @Refuses(
    ...CV_UPLOAD.codes,
    'application_not_found',
    'candidate_not_created',
    'cv_nothing_to_say',
    'cv_unprintable',
    'cv_required',
    'open_application_exists',
    'vacancy_not_found',
    'vacancy_not_open',
  )
  @Upload(CV_UPLOAD)
  @ApiCreatedResponse({ type: SubmitResponse })
  @ApiOkResponse({ type: SubmitResponse })
  @LocationHeader('/api/applications', 'application')
  async submitApplication(
    @CurrentActor() actor: Actor,
    @Body() form: SubmitRequest,
    @UploadedFiles() [cv]: SpooledFile[],
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmitResponse> {
    const outcome = await this.submissions.execute({ form, cv: cv ?? null }, actor);
    const application = await this.portal.getApplication(actor.userId, outcome.applicationId);
    if (!application) throw new DomainError('application_not_found');
    response.status(outcome.created ? 201 : 200);
    return {
      created: outcome.created,
      message: {
        title: 'Candidatura enviada',
        description: 'Tu candidatura ha sido recibida y tu cuenta creada',
      },
      application,
    };
  }

  /** Applications, the newest first. */
  @Get()
  @ApiList(APPLICATION_LIST)
  @Requires('applications:read')
  @SendsHeader('X-Sync-Position')
  async listApplications(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationRow[]> {
    const { ids, ...list } = parseApplicationList(query);
    if (ids) return this.rows.listByIds(ids);
    await this.position.announce(response, { since: list.filter.updated_since });
    return sendPage(response, 'applications', await this.rows.page(list));
  }

  /** One application with its history. */
  @Get(':id')
  @Requires('applications:read')
  @Refuses('application_not_found')
  getApplication(@IdParam() id: string): Promise<ApplicationResponse> {
    return this.candidates.getApplication(id);
  }

  /** Moves it to another estado or stage. A stale version answers 409 with the fresh row and changes nothing. */
  @Action(':id/move')
  @Idempotent()
  @Requires('applications:move')
  @Refuses(
    'application_not_found',
    'application_withdrawn',
    'candidate_not_found',
    'open_application_exists',
    'reason_not_found',
    'stale_version',
  )
  moveApplication(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: MoveRequest,
  ): Promise<MoveResponse> {
    return this.candidates.move(
      {
        applicationId: id,
        to: body.estado,
        version: body.version,
        mensaje_candidato: body.mensaje_candidato ?? null,
        motivo_rechazo_id: body.motivo_rechazo_id ?? null,
        notificar: body.notificar ?? true,
        cerrar_otras: body.cerrar_otras ?? false,
      },
      actor,
    );
  }

  /** The message that the candidate would get of such a move, as it would arrive. Writes nothing. */
  @Action(':id/move/preview')
  @Requires('applications:move')
  @Refuses('application_not_found', 'application_withdrawn')
  previewApplicationMove(@IdParam() id: string, @Body() body: MovePreviewRequest): Promise<MovePreview> {
    return this.previews.execute({
      applicationId: id,
      to: body.estado,
      mensaje_candidato: body.mensaje_candidato ?? null,
    });
  }

  /** Sets its priority. A stale version answers 409 with the fresh row and changes nothing. */
  @Put(':id/priority')
  @Requires('applications:move')
  @Refuses('application_not_found', 'candidate_not_found', 'stale_version')
  updateApplicationPriority(@IdParam() id: string, @Body() body: PriorityRequest): Promise<MoveResponse> {
    return this.candidates.setPriority({
      applicationId: id,
      prioridad: body.prioridad,
      version: body.version,
    });
  }

  /** Withdraws an application of the signed-in person. Idempotent. */
  @Action(':id/withdraw')
  @Requires('own:write')
  @Refuses('application_closed', 'application_not_found', 'stale_version')
  async withdrawApplication(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: WithdrawRequest,
  ): Promise<PortalApplication> {
    await this.withdrawals.execute({ applicationId: id, estado: body.estado }, actor);
    const application = await this.portal.getApplication(actor.userId, id);
    if (!application) throw new DomainError('application_not_found');
    return application;
  }

  /** Takes back the last move while its message is unsent. */
  @Action(':id/undo')
  @Idempotent()
  @Requires('applications:move')
  @Refuses(
    'application_not_found',
    'candidate_not_found',
    'open_application_exists',
    'stale_version',
    'undo_too_late',
  )
  undoApplicationMove(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: UndoRequest,
  ): Promise<MoveResponse> {
    return this.candidates.undo(
      { applicationId: id, historyId: body.historial_id, version: body.version },
      actor,
    );
  }
}
