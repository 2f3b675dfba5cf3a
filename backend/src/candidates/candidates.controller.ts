import { ESTADOS, PRIORIDADES, STAGES } from '@hiring/contract';
import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { ListQueryDto } from '../platform/http/list-query.dto.js';
import { parseListQuery, sendPage } from '../platform/http/list-query.js';
import { assertKnown } from '../platform/http/known-value.js';
import { IdParam } from '../platform/http/uuid-param.js';
import { CandidateResponse, CandidateRow } from './candidate.dto.js';
import { CandidatesService } from './candidates.service.js';
import { assertQualificationFilter, QUALIFICATION_FILTERS } from './qualification-filter.js';
import { CvDownload } from './cv-download.js';
import { PortalResponse } from './portal.dto.js';
import { PortalService } from './portal.service.js';

const LIST = {
  sort: ['fecha_aplicacion', 'apellidos', 'created_at'],
  filter: ['q', 'estado', 'stage', 'departamento', 'prioridad', ...QUALIFICATION_FILTERS],
} as const;

@ApiTags('candidates')
@Controller('candidates')
export class CandidatesController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly portal: PortalService,
    private readonly cvs: CvDownload,
  ) {}

  /**
   * People by their current application. Filters: q (name, e-mail, position), estado, stage, departamento,
   * prioridad, id; cualificacion (any of several, separated by commas; what includes one counts), cualificacion_vigente,
   * turno, vehiculo_propio, futuras_ofertas.
   */
  @Get()
  @Requires('candidates:read')
  async list(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CandidateRow[]> {
    const { ids, ...list } = parseListQuery(query, LIST);
    assertKnown(list.filter, { estado: ESTADOS, stage: STAGES, prioridad: PRIORIDADES });
    assertQualificationFilter(list.filter);
    if (ids) return this.candidates.listByIds(ids);
    return sendPage(response, 'candidates', await this.candidates.list(list));
  }

  /** What the portal shows the person who is signed in: profile, applications, progress. */
  @Get('me')
  @Requires('own:read')
  me(@CurrentActor() actor: Actor): Promise<PortalResponse> {
    return this.portal.get(actor.userId);
  }

  /** Everything about one person. */
  @Get(':id')
  @Requires('candidates:read')
  get(@IdParam() id: string): Promise<CandidateResponse> {
    return this.candidates.get(id);
  }

  /** The CV: to its owner and to staff, whose view is logged. `descargar=1` saves it as a file. */
  @Get(':id/cv')
  @Requires('own:read')
  @ApiProduces('application/pdf', 'application/msword', 'application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async cv(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
    @Query('descargar') download?: string,
  ): Promise<StreamableFile> {
    const { stream, headers } = await this.cvs.open(actor, id, download === '1');
    response.set(headers);
    return new StreamableFile(stream);
  }
}
