import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { DuplicatesResponse, MergeRequest, MergeResponse } from './merge.dto.js';
import { MergesService } from './merges.service.js';

@ApiTags('candidates')
@Controller()
export class MergesController {
  constructor(private readonly merges: MergesService) {}

  /** Records that may be of the same person, and those that went into this one. */
  @Get('candidates/:id/duplicates')
  @Requires('candidates:read')
  @Refuses('candidate_not_found')
  listCandidateDuplicates(@IdParam() id: string): Promise<DuplicatesResponse> {
    return this.merges.duplicatesOf(id);
  }

  /** Takes another record of the same person into this one. */
  @Action('candidates/:id/merge')
  @Idempotent()
  @Requires('candidates:merge')
  @Refuses(
    'candidate_not_found',
    'merge_both_owned',
    'merge_clash',
    'merge_keep_owned',
    'merge_not_found',
    'merge_stale',
  )
  mergeCandidates(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: MergeRequest,
  ): Promise<MergeResponse> {
    return this.merges.merge(id, order, actor);
  }

  /** Takes a merge back. */
  @Post('merges/:id/undo')
  @HttpCode(204)
  @Requires('candidates:merge')
  @Refuses('merge_not_found', 'merge_stale', 'merge_too_old', 'merge_undo_later_first', 'merge_went_on')
  undoMerge(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.merges.undo(id, actor);
  }
}
