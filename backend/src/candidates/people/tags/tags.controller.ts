import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { TagRequest, TagResponse } from './tag.dto.js';
import { TagsService } from './tags.service.js';
import { WholeList } from '../../../platform/http/lists/whole-list.js';

/** Labels that HR puts on people, for itself. */
@ApiTags('tags')
@Controller()
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** All tags by name, with the number of people who have each. */
  @Get('tags')
  @WholeList('tags', { sort: ['nombre'], filter: {} })
  @Requires('candidates:read')
  listTags(): Promise<TagResponse[]> {
    return this.tags.list();
  }

  /** One tag. */
  @Get('tags/:id')
  @Requires('candidates:read')
  @Refuses('tag_not_found')
  getTag(@IdParam() id: string): Promise<TagResponse> {
    return this.tags.get(id);
  }

  /** Makes a new tag. */
  @Post('tags')
  @Idempotent()
  @LocationHeader('/api/tags')
  @Requires('tags:write')
  @Refuses('tag_exists', 'tag_not_found', 'tags_limit')
  createTag(@CurrentActor() actor: Actor, @Body() request: TagRequest): Promise<TagResponse> {
    return this.tags.create(request, actor);
  }

  /** Renames a tag or gives it another colour. */
  @Put('tags/:id')
  @Requires('tags:write')
  @Refuses('tag_exists', 'tag_not_found')
  updateTag(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: TagRequest,
  ): Promise<TagResponse> {
    return this.tags.change(id, request, actor);
  }

  /** Takes it off everybody; the answer says how many carried it. */
  @Delete('tags/:id')
  @Requires('tags:write')
  @Refuses('tag_not_found')
  deleteTag(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TagResponse> {
    return this.tags.remove(id, actor);
  }

  /** Puts a tag on a person; again changes nothing. */
  @Put('candidates/:id/tags/:tag')
  @HttpCode(204)
  @Requires('tags:write')
  @Refuses('candidate_not_found', 'tag_not_found')
  addCandidateTag(@IdParam() id: string, @IdParam('tag', 'Id of the tag.') tag: string): Promise<void> {
    return this.tags.putOn(id, tag);
  }

  /** Takes a tag off a person; again changes nothing. */
  @Delete('candidates/:id/tags/:tag')
  @HttpCode(204)
  @Requires('tags:write')
  @Refuses('candidate_not_found', 'tag_not_found')
  removeCandidateTag(@IdParam() id: string, @IdParam('tag', 'Id of the tag.') tag: string): Promise<void> {
    return this.tags.takeOff(id, tag);
  }
}
