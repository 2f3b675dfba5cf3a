import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { SavedViewChange, SavedViewRequest, SavedViewResponse, SavedViewsOrder } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';
import { recordOf, WholeList } from '../../platform/http/lists/whole-list.js';

/** A person's own views of the list of applications; other people's answer not found. */
@ApiTags('saved-views')
@Controller('saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  /** Those of the person who is signed in, in their own order: at most 50. */
  @Get()
  @WholeList('saved-views', { sort: ['nombre'], filter: {} })
  @Requires('candidates:read')
  listSavedViews(@CurrentActor() { userId }: Actor): Promise<SavedViewResponse[]> {
    return this.views.list(userId);
  }

  /** One view of the signed-in person. */
  @Get(':id')
  @Requires('candidates:read')
  @Refuses('not_found')
  async getSavedView(@CurrentActor() { userId }: Actor, @IdParam() id: string): Promise<SavedViewResponse> {
    return recordOf(await this.views.list(userId), id, 'not_found');
  }

  /** Keeps filters and order under a name. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/saved-views')
  @Requires('candidates:read')
  @Refuses('view_filter_gone', 'view_limit', 'view_name_taken')
  createSavedView(
    @CurrentActor() { userId }: Actor,
    @Body() body: SavedViewRequest,
  ): Promise<SavedViewResponse> {
    return this.views.create(userId, body);
  }

  /** Puts the views of the signed-in person in this order; those that are not named keep their order and follow. */
  @Put('order')
  @Requires('candidates:read')
  @Refuses('not_found')
  orderSavedViews(
    @CurrentActor() { userId }: Actor,
    @Body() { ids }: SavedViewsOrder,
  ): Promise<SavedViewResponse[]> {
    return this.views.order(userId, ids);
  }

  /** Renames it, gives it other filters, or makes it the one that opens. */
  @Put(':id')
  @Requires('candidates:read')
  @Refuses('view_filter_gone', 'view_name_taken')
  updateSavedView(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
    @Body() body: SavedViewChange,
  ): Promise<SavedViewResponse> {
    return this.views.change(userId, id, body);
  }

  /** Deletes a view of the signed-in person. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('candidates:read')
  deleteSavedView(@CurrentActor() { userId }: Actor, @IdParam() id: string): Promise<void> {
    return this.views.remove(userId, id);
  }
}
