import { Body, Controller, Get, Post, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import {
  InterviewNoteRequest,
  InterviewNoteResponse,
  InterviewSheet,
} from '../../interviews/guides/guide.dto.js';
import {
  GiveScorecard as GiveScorecardRequest,
  InterviewScorecards,
} from '../../interviews/scorecards/scorecard.dto.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { DOWNLOAD_CODES, Refuses } from '../../platform/errors/refuses.js';
import { sendStored } from '../../platform/files/stored-answer.js';
import { CV_TYPES } from '../../platform/files/uploads/content-inspector.js';
import { Action } from '../../platform/http/action.js';
import { AS_DOWNLOAD, SendsFile } from '../../platform/http/headers/content-disposition.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { sendPage } from '../../platform/http/lists/list-query.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { TeamAgenda, TeamAgendaQuery } from '../calendar/team-agenda.dto.js';
import { teamAgenda } from '../calendar/team-agenda.js';
import { MakeProposal } from '../proposals/make-proposal.js';
import {
  ProposalRequest,
  TeamApplication,
  TeamColleague,
  TeamNoteRequest,
  TeamRecord,
  TeamToday,
  TeamVacancy,
} from './team.dto.js';
import { TeamGuides } from './team-guides.js';
import { findTeamApplications, parseTeamList, TEAM_LIST } from './team-list.js';
import { TeamRecords } from './team-record.js';
import { TeamSearch } from './team-search.js';
import { TeamTodayService } from './team-today.js';

/** What managers read and write of the openings whose team they are on, and nothing else. */
@ApiTags('team')
@Controller('team')
@ForPeople()
export class TeamController {
  constructor(
    private readonly todays: TeamTodayService,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: TeamRecords,
    private readonly searches: TeamSearch,
    private readonly proposals: MakeProposal,
    private readonly guides: TeamGuides,
  ) {}

  /** What waits for whoever asks: applications to read, interviews to score, openings. */
  @Get('today')
  @Requires('team:read')
  getTeamToday(@CurrentActor() actor: Actor): Promise<TeamToday> {
    return this.todays.today(actor);
  }

  /** The openings whose team whoever asks is on. */
  @Get('vacancies')
  @Requires('team:read')
  listTeamVacancies(@CurrentActor() actor: Actor): Promise<TeamVacancy[]> {
    return this.todays.vacancies(actor);
  }

  /** Applications to those openings. */
  @Get('applications')
  @ApiList(TEAM_LIST)
  @Requires('team:read')
  async listTeamApplications(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TeamApplication[]> {
    const asked = parseTeamList(query);
    const matching = await this.searches.matching(asked.filter.q ?? '');
    const page = await findTeamApplications(this.dataSource, asked, actor, matching);
    return sendPage(response, 'team/applications', page);
  }

  /** One of them with everything that a manager may read. */
  @Get('applications/:id')
  @Requires('team:read')
  @Refuses('application_not_found')
  getTeamApplication(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamRecord> {
    return this.records.read(id, actor);
  }

  /** Notes that whoever asks has opened it: human resources sees who has and who has not. */
  @Action('applications/:id/seen')
  @Requires('team:write')
  @Refuses('application_not_found')
  seeTeamApplication(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamRecord> {
    return this.records.open(id, actor);
  }

  /** The CV; the view is logged. `descargar=1` saves it as a file. */
  @Get('applications/:id/cv')
  @Requires('team:read')
  @Refuses(...DOWNLOAD_CODES, 'application_not_found', 'candidate_not_found', 'cv_not_found')
  @SendsFile(...CV_TYPES)
  @ApiQuery(AS_DOWNLOAD)
  async downloadTeamCv(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
    @Query('descargar') download?: string,
  ): Promise<StreamableFile> {
    return sendStored(response, await this.records.cv(id, actor, download === '1'));
  }

  /** Writes a note that human resources and the team read. */
  @Post('applications/:id/notes')
  @Idempotent()
  @Requires('team:write')
  @Refuses('application_not_found')
  async addTeamNote(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() note: TeamNoteRequest,
  ): Promise<TeamRecord> {
    await this.records.note(id, note, actor);
    return this.records.read(id, actor);
  }

  /** Who of staff sees it, and may be asked for something in a note. */
  @Get('applications/:id/colleagues')
  @Requires('team:read')
  @Refuses('application_not_found')
  listTeamColleagues(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamColleague[]> {
    return this.records.colleagues(id, actor);
  }

  /** Own interviews and those of one's openings, by their beginning. */
  @Get('interviews')
  @Requires('team:read')
  @Refuses('validation_failed')
  getTeamAgenda(@CurrentActor() actor: Actor, @Query() query: TeamAgendaQuery): Promise<TeamAgenda> {
    return teamAgenda(this.dataSource, query, actor);
  }

  /** Proposes what to do; human resources decides. Another proposal replaces one's own that waits. */
  @Put('applications/:id/proposal')
  @Requires('team:write')
  @Refuses('application_not_found', 'proposal_closed')
  async proposeForApplication(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: ProposalRequest,
  ): Promise<TeamRecord> {
    await this.proposals.execute(id, order, actor);
    return this.records.read(id, actor);
  }

  /** Takes back one's own proposal that waits. A second time changes nothing. */
  @Action('applications/:id/proposal/withdraw')
  @Requires('team:write')
  @Refuses('application_not_found')
  async withdrawProposal(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamRecord> {
    await this.proposals.withdraw(id, actor);
    return this.records.read(id, actor);
  }

  /** Ends one's own task. A second time changes nothing. */
  @Action('tasks/:id/done')
  @Requires('team:write')
  @Refuses('onboarding_closed', 'onboarding_task_stale', 'onboarding_task_waits', 'task_not_found')
  finishTeamTask(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamToday> {
    return this.todays.finish(id, actor, true);
  }

  /** Opens one's own task again. A second time changes nothing. */
  @Action('tasks/:id/undone')
  @Requires('team:write')
  @Refuses('onboarding_closed', 'onboarding_task_stale', 'task_not_found')
  reopenTeamTask(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamToday> {
    return this.todays.finish(id, actor, false);
  }

  /** The guide of an interview that whoever asks holds, and their own notes of it. */
  @Get('interviews/:id/sheet')
  @Requires('team:read')
  @Refuses('interview_not_found')
  getTeamInterviewSheet(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<InterviewSheet> {
    return this.guides.sheet(id, actor);
  }

  /** Writes one's own note of a question, or of the interview. The same text again changes nothing. */
  @Put('interviews/:id/notes')
  @Requires('team:write')
  @Refuses('interview_not_found', 'interview_note_stale')
  saveTeamInterviewNote(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: InterviewNoteRequest,
  ): Promise<InterviewNoteResponse> {
    return this.guides.note(id, request, actor);
  }

  /** Gives one's own scorecard of an interview, or changes it. The same again changes nothing. */
  @Put('interviews/:id/scorecard')
  @Requires('team:write')
  @Refuses(
    'application_not_found',
    'interview_not_found',
    'scorecard_criteria_changed',
    'scorecard_not_held',
    'scorecard_stale',
  )
  giveTeamScorecard(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: GiveScorecardRequest,
  ): Promise<InterviewScorecards> {
    return this.records.score(id, request, actor);
  }
}
