import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import {
  BoardCard,
  BoardCardsQuery,
  BoardColumn,
  BoardColumnQuery,
  BoardColumnsQuery,
  BoardCounts,
  BoardPage,
  BoardQuery,
} from './board.dto.js';
import { BoardService } from './board.service.js';

@ApiTags('board')
@Controller('board')
export class BoardController {
  constructor(private readonly board: BoardService) {}

  /** A page of one column, newest first: 25 cards, then those behind `siguiente`. */
  @Get('column')
  @Requires('candidates:read')
  @Refuses('validation_failed')
  getBoardColumn(@Query() { etapa, estado, fase, cursor, ...scope }: BoardColumnQuery): Promise<BoardPage> {
    return this.board.column(scope, { etapa, estado, fase }, cursor);
  }

  /** These cards as they are now; one that this board does not show is left out. */
  @Get('cards')
  @Requires('candidates:read')
  @Refuses('invalid_query')
  listBoardCards(@Query() { ids, ...scope }: BoardCardsQuery): Promise<BoardCard[]> {
    return this.board.cards(scope, ids);
  }

  /** The columns of a vacancy with phases, and how many cards each has; empty when it has none. */
  @Get('columns')
  @Requires('candidates:read')
  @Refuses('validation_failed')
  listBoardColumns(@Query() scope: BoardColumnsQuery): Promise<BoardColumn[]> {
    return this.board.columns(scope);
  }

  /** How many cards each column has. */
  @Get('counts')
  @Requires('candidates:read')
  @Refuses('validation_failed')
  getBoardCounts(@Query() scope: BoardQuery): Promise<BoardCounts> {
    return this.board.counts(scope);
  }
}
