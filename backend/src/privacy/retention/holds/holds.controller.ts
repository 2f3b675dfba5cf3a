import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { HoldRequest, HoldResponse, RecordHold } from './hold.dto.js';
import { HoldsService } from './holds.service.js';

const LIST = { sort: ['created_at'], filter: {}, cursor: true } as const;

@ApiTags('privacy')
@Controller()
export class HoldsController {
  constructor(private readonly holds: HoldsService) {}

  /** Those in force first, each the newest first. */
  @Get('privacy/holds')
  @ApiList(LIST)
  @Requires('privacy:read')
  async listHolds(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HoldResponse[]> {
    return sendPage(response, 'holds', await this.holds.list(parseListQuery(query, LIST)));
  }

  /** Keeps a person's data from being erased; takes them out of quarantine. */
  @Post('privacy/holds')
  @Idempotent()
  @Requires('privacy:write')
  @Refuses('hold_exists', 'not_found', 'person_not_found')
  placeHold(@CurrentActor() actor: Actor, @Body() request: HoldRequest): Promise<HoldResponse> {
    return this.holds.place(request, actor);
  }

  /** Ends a hold: the usual terms apply again. */
  @Action('privacy/holds/:id/lift')
  @Requires('privacy:write')
  @Refuses('hold_ended')
  liftHold(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<HoldResponse> {
    return this.holds.lift(id, actor);
  }

  /** The hold on a person's data, for staff with access to the record. */
  @Get('candidates/:id/hold')
  @Requires('candidates:read')
  getCandidateHold(@IdParam() id: string): Promise<RecordHold> {
    return this.holds.ofRecord(id);
  }
}
