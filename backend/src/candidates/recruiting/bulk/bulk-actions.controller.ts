import { BULK_ROW_STATES } from '@hiring/contract';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { readRowCursor } from '../../../platform/http/lists/row-cursor.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { BulkActionRequest, BulkActionResponse, BulkRowsPage } from './bulk-action.dto.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { WholeList } from '../../../platform/http/lists/whole-list.js';

/** What HR does with many applications at once. Each action is its author's: to others it does not exist. */
@ApiTags('bulk-actions')
@Controller('bulk-actions')
export class BulkActionsController {
  constructor(private readonly actions: BulkActionsService) {}

  /** Prepares an action and says what it would do. Nothing happens until it is confirmed. */
  @Post()
  @Idempotent()
  @Requires('applications:move')
  @Refuses(
    'bulk_empty',
    'bulk_not_found',
    'bulk_too_many',
    'invalid_cursor',
    'tag_not_found',
    'template_not_found',
  )
  @LocationHeader('/api/bulk-actions')
  prepareBulkAction(
    @CurrentActor() actor: Actor,
    @Body() request: BulkActionRequest,
  ): Promise<BulkActionResponse> {
    return this.actions.prepare(actor, request);
  }

  /** One's own latest actions that were confirmed, newest first. */
  @Get()
  @WholeList('bulk-actions', { sort: ['created_at'], filter: {} })
  @Requires('applications:move')
  listBulkActions(@CurrentActor() actor: Actor): Promise<BulkActionResponse[]> {
    return this.actions.list(actor);
  }

  /** A bulk action with its figures. */
  @Get(':id')
  @Requires('applications:move')
  @Refuses('bulk_not_found')
  getBulkAction(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<BulkActionResponse> {
    return this.actions.get(actor, id);
  }

  /** Each application of it, in the order of the preview, fifty at a time. */
  @Get(':id/rows')
  @Requires('applications:move')
  @Refuses('bulk_not_found', 'invalid_query')
  @ApiQuery({
    name: 'estado',
    required: false,
    description: 'Only rows in this state.',
    enum: BULK_ROW_STATES,
  })
  @ApiQuery({ name: 'cursor', required: false, description: '`siguiente` of the page before.' })
  listBulkActionRows(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query('estado') estado?: string,
    @Query('cursor') cursor?: string,
  ): Promise<BulkRowsPage> {
    const known = BULK_ROW_STATES.find((state) => state === estado) ?? null;
    if (estado !== undefined && !known) throw new DomainError('invalid_query', { name: 'estado' });
    return this.actions.listRows(actor, id, { estado: known, after: readRowCursor(cursor) });
  }

  /** Confirms the action: it starts after the time in which it can be undone. */
  @Action(':id/confirm')
  @Idempotent()
  @Requires('applications:move')
  @Refuses('bulk_not_found', 'bulk_nothing_to_do', 'bulk_undone')
  confirmBulkAction(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<BulkActionResponse> {
    return this.actions.confirm(actor, id);
  }

  /** Undoes the action before it has started; 409 `bulk_already_started` afterwards. */
  @Action(':id/undo')
  @Requires('applications:move')
  @Refuses('bulk_already_started', 'bulk_not_found')
  undoBulkAction(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<BulkActionResponse> {
    return this.actions.undo(actor, id);
  }
}
