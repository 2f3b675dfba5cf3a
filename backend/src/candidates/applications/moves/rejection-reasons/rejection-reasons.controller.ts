import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../../platform/auth/decorators.js';
import { Refuses } from '../../../../platform/errors/refuses.js';
import { LocationHeader } from '../../../../platform/http/headers/location-header.js';
import { ApiList } from '../../../../platform/http/lists/api-list.js';
import { yesOrNo } from '../../../../platform/http/lists/filter-rules.js';
import { ListQueryDto } from '../../../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../../../platform/http/lists/list-query.js';
import { pageOfWhole } from '../../../../platform/http/lists/whole-list.js';
import { IdParam } from '../../../../platform/http/validation/uuid-param.js';
import { RejectionReasonRequest, RejectionReasonResponse } from './rejection-reason.dto.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';

const LIST = {
  sort: ['orden', 'nombre'],
  filter: { activo: yesOrNo('Whether it can still be chosen.') },
} as const;

@ApiTags('rejection-reasons')
@Controller('rejection-reasons')
export class RejectionReasonsController {
  constructor(private readonly reasons: RejectionReasonsService) {}

  /** Why HR rejects, in the order of the list: at most 100. */
  @Get()
  @ApiList(LIST)
  @Requires('templates:read')
  async listRejectionReasons(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RejectionReasonResponse[]> {
    const list = parseListQuery(query, LIST);
    const { activo } = list.filter;
    const all = await this.reasons.list({ ids: list.ids, ...(activo ? { active: activo === 'true' } : {}) });
    return sendPage(response, 'rejection-reasons', pageOfWhole(all, query, list));
  }

  /** One reason. */
  @Get(':id')
  @Requires('templates:read')
  @Refuses('reason_not_found')
  getRejectionReason(@IdParam() id: string): Promise<RejectionReasonResponse> {
    return this.reasons.get(id);
  }

  /** Adds a reason to the list. */
  @Post()
  @Idempotent()
  @Requires('templates:write')
  @Refuses('reason_exists')
  @LocationHeader('/api/rejection-reasons')
  createRejectionReason(
    @CurrentActor() actor: Actor,
    @Body() body: RejectionReasonRequest,
  ): Promise<RejectionReasonResponse> {
    return this.reasons.create(body, actor);
  }

  /** Renames a reason, moves it in the list, or turns it off. */
  @Put(':id')
  @Requires('templates:write')
  @Refuses('reason_exists', 'reason_not_found')
  updateRejectionReason(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: RejectionReasonRequest,
  ): Promise<RejectionReasonResponse> {
    return this.reasons.update(id, body, actor);
  }

  /** Only one that was never used; a used one is deactivated instead. */
  @Delete(':id')
  @HttpCode(200)
  @Requires('templates:write')
  @Refuses('reason_in_use', 'reason_not_found')
  deleteRejectionReason(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
  ): Promise<RejectionReasonResponse> {
    return this.reasons.remove(id, actor);
  }
}
