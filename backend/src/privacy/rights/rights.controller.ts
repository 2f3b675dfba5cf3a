import { SendsFile } from '../../platform/http/headers/content-disposition.js';
import { DERECHO_TIPOS } from '@hiring/contract';
import { Body, Controller, Get, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { oneOf } from '../../platform/http/lists/filter-rules.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../platform/http/lists/list-query.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { AnswerRights } from './answer-rights.js';
import { CopyArchive } from '../copy/copy-archive.js';
import {
  RightsAnswer,
  RightsErasure,
  RightsReason,
  RightsRequestOrder,
  RightsRequestResponse,
  RightsRequestRow,
  RightsSummary,
  RightsVersion,
} from './rights.dto.js';
import { RightsService } from './rights.service.js';

const LIST = {
  sort: ['vence_el'],
  filter: {
    situacion: oneOf(['abiertas', 'cerradas'], 'Open ones by deadline, the default, or closed ones.'),
    tipo: oneOf(DERECHO_TIPOS, 'Which right.'),
  },
  cursor: true,
} as const;

/** Errors of every step of a request. */
const STEP_CODES = [
  'identity_not_checked',
  'request_closed',
  'request_not_extendable',
  'request_stale',
  'request_without_person',
] as const;

/** What people ask for about their data (GDPR arts. 15 to 22). */
@ApiTags('privacy')
@Controller('privacy/requests')
export class RightsController {
  constructor(
    private readonly rights: RightsService,
    private readonly answering: AnswerRights,
    private readonly archive: CopyArchive,
  ) {}

  /** What people ask for: the next deadline first; of closed ones the last. */
  @Get()
  @ApiList(LIST)
  @Requires('privacy:read')
  async listPrivacyRequests(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RightsRequestRow[]> {
    const { filter, ids, sort: _sort, ...window } = parseListQuery(query, LIST);
    const tipo = DERECHO_TIPOS.find((one) => one === filter.tipo);
    const closed = filter.situacion === 'cerradas';
    const page = await this.rights.list({ closed, tipo, ids, ...window });
    return sendPage(response, 'requests', page);
  }

  /** Number of requests that wait for an answer, and of those overdue. */
  @Get('summary')
  @Requires('privacy:read')
  getPrivacyRequestsSummary(): Promise<RightsSummary> {
    return this.rights.summary();
  }

  /** One request with what was done about it. */
  @Get(':id')
  @Requires('privacy:read')
  getPrivacyRequest(@IdParam() id: string): Promise<RightsRequestResponse> {
    return this.rights.get(id);
  }

  /** Writes down a request that came by another way than the portal. */
  @Post()
  @Idempotent()
  @Requires('privacy:write')
  @LocationHeader('/api/privacy/requests')
  createPrivacyRequest(
    @CurrentActor() actor: Actor,
    @Body() order: RightsRequestOrder,
  ): Promise<RightsRequestResponse> {
    return this.rights.create(order, actor);
  }

  /** Records that the requester's identity was checked. */
  @Action(':id/identity')
  @Requires('privacy:write')
  @Refuses(...STEP_CODES)
  confirmPrivacyRequestIdentity(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: RightsVersion,
  ): Promise<RightsRequestResponse> {
    return this.rights.identify(id, version, actor);
  }

  /** Marks the request as being worked on. */
  @Action(':id/start')
  @Requires('privacy:write')
  @Refuses(...STEP_CODES)
  startPrivacyRequest(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: RightsVersion,
  ): Promise<RightsRequestResponse> {
    return this.rights.start(id, version, actor);
  }

  /** Extends the term by two months, once and within the first month; the reason is mailed to the person. */
  @Action(':id/extend')
  @Requires('privacy:write')
  @Refuses(...STEP_CODES)
  extendPrivacyRequest(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: RightsReason,
  ): Promise<RightsRequestResponse> {
    return this.rights.extend(id, body, actor);
  }

  /** Closes it as answered; the words are mailed to the person. */
  @Action(':id/resolve')
  @Requires('privacy:write')
  @Refuses(...STEP_CODES)
  resolvePrivacyRequest(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: RightsAnswer,
  ): Promise<RightsRequestResponse> {
    return this.rights.resolve(id, body, actor);
  }

  /** Refuses the request; the reason is mailed to the person. */
  @Action(':id/deny')
  @Requires('privacy:write')
  @Refuses(...STEP_CODES)
  denyPrivacyRequest(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: RightsReason,
  ): Promise<RightsRequestResponse> {
    return this.rights.deny(id, body, actor);
  }

  /** The person's copy as a ZIP, to be handed over. */
  @Action(':id/copy')
  @Requires('privacy:write')
  @Refuses('export_unavailable', 'identity_not_checked', 'request_closed', 'request_without_person')
  @SendsFile('application/zip')
  async downloadPrivacyRequestCopy(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const copy = await this.answering.copy(id, actor);
    const stream = await this.archive.open(copy);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="Datos_${id.slice(0, 8)}_${copy.day}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    return new StreamableFile(stream);
  }

  /** Erases the requester with account, files and messages, and closes the request as answered. */
  @Action(':id/erase')
  @Requires('privacy:write')
  @Refuses(
    'identity_not_checked',
    'request_closed',
    'request_not_extendable',
    'request_person_held',
    'request_person_staff',
    'request_stale',
    'request_without_person',
  )
  erasePrivacyRequest(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: RightsErasure,
  ): Promise<RightsRequestResponse> {
    return this.answering.erase(id, body, actor);
  }
}
