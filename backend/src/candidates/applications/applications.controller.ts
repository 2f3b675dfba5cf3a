import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../../platform/openapi/headers/sends-header.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { SyncPosition } from '../../platform/database/sync-position.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { sendPage } from '../../platform/http/lists/list-query.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import {
  ApplicationResponse,
  MovePreview,
  MovePreviewRequest,
  MoveRequest,
  MoveResponse,
  PriorityRequest,
  UndoRequest,
} from './application.dto.js';
import { ApplicationList } from './list/application-list.js';
import { APPLICATION_LIST, parseApplicationList } from './list/application-list-query.js';
import { ApplicationRow } from './list/application-row.dto.js';
import { CandidatesService } from './candidates/candidates.service.js';
import { MoveDestination, PhaseRequirement } from './moves/move-destination.dto.js';
import { MoveDestinations } from './moves/move-destinations.js';
import { PreviewMove } from './moves/preview-move.js';

@ApiTags('applications')
@Controller('applications')
export class ApplicationsController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly previews: PreviewMove,
    private readonly destinations: MoveDestinations,
    private readonly rows: ApplicationList,
    private readonly position: SyncPosition,
  ) {}

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

  /** Where it may be moved now: stages, and phases of its vacancy; empty once it is withdrawn. */
  @Get(':id/destinations')
  @Requires('applications:read')
  @Refuses('application_not_found')
  listMoveDestinations(@IdParam() id: string): Promise<MoveDestination[]> {
    return this.destinations.list(id);
  }

  /** What its phase asks for before it may go on, and what of it is there; empty: nothing. */
  @Get(':id/phase-requirements')
  @Requires('applications:read')
  @Refuses('application_not_found')
  listPhaseRequirements(@IdParam() id: string): Promise<PhaseRequirement[]> {
    return this.destinations.requirements(id);
  }

  /** Moves it to another estado, stage or phase. A stale version answers 409 with the fresh row and changes nothing. */
  @Action(':id/move')
  @Idempotent()
  @Requires('applications:move')
  @Refuses(
    'application_not_found',
    'application_withdrawn',
    'candidate_not_found',
    'open_application_exists',
    'phase_incomplete',
    'phase_not_found',
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
        faseId: body.fase_id,
        version: body.version,
        mensaje_candidato: body.mensaje_candidato ?? null,
        motivo_rechazo_id: body.motivo_rechazo_id ?? null,
        notificar: body.notificar,
        cerrar_otras: body.cerrar_otras ?? false,
      },
      actor,
    );
  }

  /** The message that the candidate would get of such a move, as it would arrive. Writes nothing. */
  @Action(':id/move/preview')
  @Requires('applications:move')
  @Refuses('application_not_found', 'application_withdrawn', 'phase_not_found')
  previewApplicationMove(@IdParam() id: string, @Body() body: MovePreviewRequest): Promise<MovePreview> {
    return this.previews.execute({
      applicationId: id,
      to: body.estado,
      faseId: body.fase_id,
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
