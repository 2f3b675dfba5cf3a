import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import { recordOf, WholeList } from '../../../platform/http/lists/whole-list.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { SavedAnswerRequest, SavedAnswerResponse, SavedAnswerUpdate } from './saved-answer.dto.js';
import { SavedAnswersService } from './saved-answers.service.js';

/** Answers that are used again in conversations with candidates. */
@ApiTags('threads')
@Controller('saved-answers')
export class SavedAnswersController {
  constructor(private readonly answers: SavedAnswersService) {}

  /** All, by title. */
  @Get()
  @WholeList('saved-answers', { sort: ['titulo'], filter: {} })
  @Requires('threads:read')
  listSavedAnswers(): Promise<SavedAnswerResponse[]> {
    return this.answers.list();
  }

  /** One of them. */
  @Get(':id')
  @Requires('threads:read')
  @Refuses('saved_answer_not_found')
  async getSavedAnswer(@IdParam() id: string): Promise<SavedAnswerResponse> {
    return recordOf(await this.answers.list(), id, 'saved_answer_not_found');
  }

  /** Keeps an answer for everybody of human resources. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/saved-answers')
  @Requires('threads:write')
  @Refuses('saved_answer_taken', 'saved_answers_limit')
  createSavedAnswer(@Body() request: SavedAnswerRequest): Promise<SavedAnswerResponse> {
    return this.answers.create(request);
  }

  /** Writes one anew. A stale version answers 409. */
  @Put(':id')
  @Requires('threads:write')
  @Refuses('saved_answer_not_found', 'saved_answer_stale', 'saved_answer_taken')
  updateSavedAnswer(@IdParam() id: string, @Body() request: SavedAnswerUpdate): Promise<SavedAnswerResponse> {
    return this.answers.update(id, request);
  }

  /** Removes one. What was written with it stays. */
  @Delete(':id')
  @Requires('threads:write')
  @Refuses('saved_answer_not_found')
  @HttpCode(204)
  deleteSavedAnswer(@IdParam() id: string): Promise<void> {
    return this.answers.remove(id);
  }
}
