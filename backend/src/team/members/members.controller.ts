import { Body, Controller, Delete, Get, HttpCode, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { sendPage } from '../../platform/http/lists/list-query.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { MakeProposal } from '../proposals/make-proposal.js';
import { parseProposalList, PROPOSAL_LIST, waitingProposals } from '../proposals/waiting-proposals.js';
import {
  ApplicationTeam,
  TeamMember,
  TeamMemberRequest,
  UserDepartments,
  WaitingProposal,
} from './members.dto.js';
import { TeamMembers } from './team-members.js';

const ACCOUNT = 'Id of the account.';

/** Teams, and what they propose, for human resources. */
@ApiTags('team')
@Controller()
@ForPeople()
export class MembersController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: TeamMembers,
    private readonly proposals: MakeProposal,
  ) {}

  /** The team of a vacancy, by name; with those who are on it by their department. */
  @Get('vacancies/:id/team')
  @Requires('vacancies:read_all')
  @Refuses('vacancy_not_found')
  listVacancyTeam(@IdParam() id: string): Promise<TeamMember[]> {
    return this.members.ofVacancy(id);
  }

  /** Puts somebody of staff on the team, or changes what they do there. */
  @Put('vacancies/:id/team/:userId')
  @Requires('vacancies:write')
  @Refuses('vacancy_not_found')
  async putVacancyMember(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('userId', ACCOUNT) userId: string,
    @Body() order: TeamMemberRequest,
  ): Promise<TeamMember[]> {
    await this.members.put(id, userId, order, actor);
    return this.members.ofVacancy(id);
  }

  /** Takes somebody off the team. A second time changes nothing. */
  @Delete('vacancies/:id/team/:userId')
  @HttpCode(204)
  @Requires('vacancies:write')
  @Refuses('vacancy_not_found')
  async removeVacancyMember(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('userId', ACCOUNT) userId: string,
  ): Promise<void> {
    await this.members.remove(id, userId, actor);
  }

  /** Departments on the teams of whose vacancies an account is. */
  @Get('users/:id/departments')
  @Requires('users:read')
  getUserDepartments(@IdParam() id: string): Promise<UserDepartments> {
    return this.members.departmentsOf(id);
  }

  /** Sets them. */
  @Put('users/:id/departments')
  @Requires('users:write')
  @Refuses('user_not_found')
  async setUserDepartments(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: UserDepartments,
  ): Promise<UserDepartments> {
    await this.members.setDepartments(id, order, actor);
    return this.members.departmentsOf(id);
  }

  /** Who of its team has looked at an application, who is late, and what they propose. */
  @Get('applications/:id/team')
  @Requires('applications:read')
  @Refuses('application_not_found')
  getApplicationTeam(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ApplicationTeam> {
    return this.members.ofApplication(id, actor);
  }

  /** Proposals that wait for a decision. */
  @Get('team-proposals')
  @ApiList(PROPOSAL_LIST)
  @Requires('applications:read')
  async listTeamProposals(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WaitingProposal[]> {
    const page = await waitingProposals(this.dataSource, parseProposalList(query), actor);
    return sendPage(response, 'team-proposals', page);
  }

  /** Does not follow a proposal; one that is followed is settled by the move. A second time changes nothing. */
  @Action('team-proposals/:id/dismiss')
  @Requires('applications:move')
  @Refuses('application_not_found', 'proposal_not_found')
  async dismissTeamProposal(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ApplicationTeam> {
    return this.members.ofApplication(await this.proposals.dismiss(id, actor), actor);
  }
}
