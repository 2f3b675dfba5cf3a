import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { SearchQuery, SearchResponse } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  /**
   * At most five people, vacancies and interviews. All words must be found; they may be unfinished, and accents do not
   * matter. People and interviews are found by the person's name, e-mail and telephone number (from six digits on), people also by the
   * reference (the first eight characters of the id, or all of it) of an application or of themselves; both leave out
   * who withdrew; vacancies by title, department and state.
   */
  @Get()
  @Requires('candidates:read')
  search(@CurrentActor() actor: Actor, @Query() { q }: SearchQuery): Promise<SearchResponse> {
    return this.searches.find(actor, q);
  }
}
