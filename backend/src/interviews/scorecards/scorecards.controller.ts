import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { AskScorecard } from './ask-scorecard.js';
import { GiveScorecard } from './give-scorecard.js';
import {
  AskScorecardRequest,
  CandidateScorecardsResponse,
  GiveScorecard as GiveScorecardRequest,
  InterviewScorecards,
  SummaryRequest,
} from './scorecard.dto.js';
import { ScorecardsService } from './scorecards.service.js';

/**
 * Interviewers' scorecards. Interviewers see the others' only after submitting their own. A key would give and read them in
 * the name of whoever made it.
 */
@ApiTags('scorecards')
@Controller('scorecards')
@ForPeople()
export class ScorecardsController {
  constructor(
    private readonly scorecards: ScorecardsService,
    private readonly giving: GiveScorecard,
    private readonly asking: AskScorecard,
  ) {}

  /** Of one candidate's interviews, with a summary of each application: one answer, not a list of records. */
  @Get()
  @Requires('interviews:read')
  @Refuses('invalid_query')
  @ApiQuery({
    name: 'candidato_id',
    description: 'Id of the person whose records are wanted.',
    format: 'uuid',
    example: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  })
  getScorecards(
    @CurrentActor() { userId }: Actor,
    @Query('candidato_id') candidateId: string,
  ): Promise<CandidateScorecardsResponse> {
    if (!isUUID(candidateId)) throw new DomainError('invalid_query', { name: 'candidato_id' });
    return this.scorecards.ofCandidate(candidateId, userId);
  }

  /** Gives one's own of an interview, or changes it. The same again changes nothing. */
  @Put(':id')
  @Requires('interviews:write')
  @Refuses(
    'application_not_found',
    'interview_not_found',
    'scorecard_criteria_changed',
    'scorecard_not_held',
    'scorecard_stale',
  )
  async giveScorecard(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
    @Body() request: GiveScorecardRequest,
  ): Promise<InterviewScorecards> {
    await this.giving.own(id, request, userId);
    return this.scorecards.ofInterview(id, userId);
  }

  /** Writes the summary for the record of an interview. The same again changes nothing. */
  @Put(':id/summary')
  @Requires('interviews:write')
  @Refuses('interview_not_found', 'scorecard_summary_hidden', 'scorecard_summary_stale')
  async summarizeScorecards(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
    @Body() request: SummaryRequest,
  ): Promise<InterviewScorecards> {
    await this.scorecards.summarize(id, request, userId);
    return this.scorecards.ofInterview(id, userId);
  }

  /** Asks somebody without an account for theirs; while a link to that address is good, a second time sends nothing. */
  @Post(':id/requests')
  @Idempotent()
  @Requires('interviews:write')
  @Refuses('application_not_found', 'interview_not_found', 'scorecard_not_held', 'scorecard_requests_limit')
  async requestScorecard(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
    @Body() request: AskScorecardRequest,
  ): Promise<InterviewScorecards> {
    await this.asking.execute(id, request, userId);
    return this.scorecards.ofInterview(id, userId);
  }

  /** Ends the link of a request. */
  @Action('requests/:id/revoke')
  @Requires('interviews:write')
  @Refuses('interview_not_found', 'scorecard_request_not_found')
  async revokeScorecardRequest(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
  ): Promise<InterviewScorecards> {
    return this.scorecards.ofInterview(await this.asking.revoke(id), userId);
  }
}
