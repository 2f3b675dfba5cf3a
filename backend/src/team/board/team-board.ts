import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { BoardColumn } from '../../candidates/applications/board/board.dto.js';
import { BoardService } from '../../candidates/applications/board/board.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { teamApplications } from '../own/team-list.js';
import { teamVacancies } from '../team-rows.js';
import type { TeamBoardPage, TeamColumnQuery } from './team-board.dto.js';

/** The board of an opening of a manager: the one of human resources, with the cards that a manager sees. */
@Injectable()
export class TeamBoard {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly board: BoardService,
  ) {}

  /** @throws {DomainError} `vacancy_not_found`. */
  async columns(vacante: string, actor: Actor): Promise<BoardColumn[]> {
    await this.assertSees(vacante, actor);
    return this.board.allColumns({ vacante, sinCuenta: actor.userId });
  }

  /** @throws {DomainError} `vacancy_not_found`, `invalid_cursor`. */
  async column({ vacante, cursor, ...key }: TeamColumnQuery, actor: Actor): Promise<TeamBoardPage> {
    await this.assertSees(vacante, actor);
    const { tarjetas, siguiente } = await this.board.column(
      { vacante, sinCuenta: actor.userId },
      key,
      cursor,
    );
    const ids = tarjetas.map(({ id }) => id);
    return { tarjetas: await teamApplications(this.dataSource, ids, actor), siguiente };
  }

  private async assertSees(vacante: string, actor: Actor): Promise<void> {
    if (!(await teamVacancies(this.dataSource, actor)).includes(vacante)) {
      throw new DomainError('vacancy_not_found');
    }
  }
}
