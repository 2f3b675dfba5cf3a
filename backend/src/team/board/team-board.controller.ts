import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BoardColumn } from '../../candidates/applications/board/board.dto.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { TeamBoardPage, TeamBoardQuery, TeamColumnQuery } from './team-board.dto.js';
import { TeamBoard } from './team-board.js';

/** The board of an opening whose team whoever asks is on. */
@ApiTags('team')
@Controller('team/board')
@ForPeople()
export class TeamBoardController {
  constructor(private readonly board: TeamBoard) {}

  /** The columns of an opening with how many applications each has: its phases, or the stages. */
  @Get('columns')
  @Requires('team:read')
  @Refuses('validation_failed', 'vacancy_not_found')
  listTeamBoardColumns(
    @CurrentActor() actor: Actor,
    @Query() { vacante }: TeamBoardQuery,
  ): Promise<BoardColumn[]> {
    return this.board.columns(vacante, actor);
  }

  /** A page of one column, newest first: 25 applications, then those behind `siguiente`. */
  @Get('column')
  @Requires('team:read')
  @Refuses('validation_failed', 'vacancy_not_found')
  getTeamBoardColumn(@CurrentActor() actor: Actor, @Query() query: TeamColumnQuery): Promise<TeamBoardPage> {
    return this.board.column(query, actor);
  }
}
