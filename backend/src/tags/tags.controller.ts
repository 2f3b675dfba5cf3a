import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../idempotency/idempotent.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { IdParam } from '../platform/http/uuid-param.js';
import { TagRequest, TagResponse } from './tag.dto.js';
import { TagsService } from './tags.service.js';

/** Labels that HR puts on people, for itself. */
@ApiTags('tags')
@Controller()
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** All of them by name, with how many people carry each. */
  @Get('tags')
  @Requires('candidates:read')
  list(): Promise<TagResponse[]> {
    return this.tags.list();
  }

  @Post('tags')
  @Idempotent()
  @Requires('tags:write')
  create(@CurrentActor() actor: Actor, @Body() request: TagRequest): Promise<TagResponse> {
    return this.tags.create(request, actor);
  }

  @Put('tags/:id')
  @Requires('tags:write')
  change(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: TagRequest,
  ): Promise<TagResponse> {
    return this.tags.change(id, request, actor);
  }

  /** Takes it off everybody; the answer says how many carried it. */
  @Delete('tags/:id')
  @Requires('tags:write')
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TagResponse> {
    return this.tags.remove(id, actor);
  }

  /** Puts a tag on a person; again changes nothing. */
  @Put('candidates/:id/tags/:tag')
  @HttpCode(204)
  @Requires('tags:write')
  putOn(@IdParam() id: string, @IdParam('tag') tag: string): Promise<void> {
    return this.tags.putOn(id, tag);
  }

  /** Takes a tag off a person; again changes nothing. */
  @Delete('candidates/:id/tags/:tag')
  @HttpCode(204)
  @Requires('tags:write')
  takeOff(@IdParam() id: string, @IdParam('tag') tag: string): Promise<void> {
    return this.tags.takeOff(id, tag);
  }
}
