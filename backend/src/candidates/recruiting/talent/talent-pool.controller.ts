import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { MessagePreview } from '../../../mail/templates/template.dto.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import {
  InvitationPreviewRequest,
  InvitationResponse,
  InviteRequest,
  InviteResponse,
  SeenRequest,
} from './invitation.dto.js';
import { InvitationsService } from './invitations.service.js';
import { InviteCandidates } from './invite-candidates.js';
import { MatchesPage, MatchesQueryDto } from './matches/matches.dto.js';
import { MatchesService } from './matches/matches.service.js';

const INVITATIONS = { sort: ['fecha'], filter: {}, cursor: true } as const;

@ApiTags('vacancies')
@Controller()
export class TalentPoolController {
  constructor(
    private readonly matches: MatchesService,
    private readonly invitations: InvitationsService,
    private readonly inviteCandidates: InviteCandidates,
  ) {}

  /**
   * Past candidates who agreed to be told of other openings and fit the vacancy, best first: by position, department,
   * qualifications, town and how recently they applied.
   */
  @Get('vacancies/:id/matches')
  @Requires('talent:read')
  @Refuses('vacancy_closed', 'vacancy_not_found', 'validation_failed')
  listVacancyMatches(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: MatchesQueryDto,
  ): Promise<MatchesPage> {
    return this.matches.list(actor, id, query);
  }

  /** Invitations to the vacancy, newest first. */
  @Get('vacancies/:id/invitations')
  @ApiList(INVITATIONS)
  @Requires('talent:read')
  @Refuses('vacancy_closed', 'vacancy_not_found')
  async listVacancyInvitations(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvitationResponse[]> {
    const window = parseListQuery(query, INVITATIONS);
    const page = await this.invitations.listOfVacancy(actor, id, window);
    return sendPage(response, 'invitations', page);
  }

  /**
   * Invites people to apply, each with one message. A person is invited to a vacancy once for ever and to one vacancy
   * in two weeks: the answer says what became of each, and a repetition sends nothing.
   */
  @Action('vacancies/:id/invitations')
  @Idempotent()
  @Requires('talent:invite')
  @Refuses('template_not_found', 'vacancy_not_found', 'vacancy_not_open')
  inviteToVacancy(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: InviteRequest,
  ): Promise<InviteResponse> {
    return this.inviteCandidates.execute(id, body, actor);
  }

  /** The invitation as it would arrive. Writes nothing. */
  @Action('vacancies/:id/invitations/preview')
  @Requires('talent:invite')
  @Refuses('candidate_not_found', 'template_not_found', 'vacancy_not_found', 'vacancy_not_open')
  previewVacancyInvitation(
    @IdParam() id: string,
    @Body() body: InvitationPreviewRequest,
  ): Promise<MessagePreview> {
    return this.inviteCandidates.preview(id, body);
  }

  /** Invitations of one person, newest first. */
  @Get('candidates/:id/invitations')
  @Requires('talent:read')
  listCandidateInvitations(@IdParam() id: string): Promise<InvitationResponse[]> {
    return this.invitations.listOfCandidate(id);
  }

  /** Records that the signed-in person opened a vacancy's page from an invitation. */
  @Post('invitations/seen')
  @HttpCode(204)
  @Requires('own:write')
  markInvitationSeen(@CurrentActor() actor: Actor, @Body() body: SeenRequest): Promise<void> {
    return this.invitations.markSeen(actor.userId, body.vacante_id);
  }
}
