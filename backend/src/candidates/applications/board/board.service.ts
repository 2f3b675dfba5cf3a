import { BOARD_PAGE, type Stage, STAGES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { phasesOfVacancy } from '../../../vacancies/phases/phases-of-vacancy.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { CandidatesRepository } from '../candidates/candidates.repository.js';
import { toBoardCard } from './board-card.js';
import { readCursor, writeCursor } from './board-cursor.js';
import type { BoardCard, BoardColumn, BoardCounts, BoardPage } from './board.dto.js';
import { BoardRepository } from './board.repository.js';
import { columnsOf, wholeStage } from './board-columns.rules.js';
import type { BoardColumnKey, BoardScope } from './board-scope.js';

const MOST_IDS = 100;

/** The HR board: columns loaded page by page. */
@Injectable()
export class BoardService {
  constructor(
    private readonly board: BoardRepository,
    private readonly candidates: CandidatesRepository,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** @throws {DomainError} `invalid_cursor`. */
  async column(scope: BoardScope, key: BoardColumnKey, cursor: string | undefined): Promise<BoardPage> {
    const from = cursor === undefined ? null : readCursor(cursor);
    // Reads one more row to know whether there are more.
    const found = await this.board.listColumn(scope, key, from, BOARD_PAGE + 1);
    const shown = found.slice(0, BOARD_PAGE);
    const last = found.length > BOARD_PAGE ? shown.at(-1) : undefined;
    return {
      tarjetas: shown.map(toBoardCard),
      siguiente: last ? writeCursor({ fecha: last.fecha_exacta, id: last.id }) : null,
    };
  }

  /** The current state of these cards; ones not on the board are left out. */
  async cards(scope: BoardScope, list: string): Promise<BoardCard[]> {
    const ids = list.split(',');
    if (ids.length > MOST_IDS || !ids.every((id) => isUUID(id))) {
      throw new DomainError('invalid_query', { name: 'ids' });
    }
    return (await this.board.listByIds(scope, ids)).map(toBoardCard);
  }

  async counts(scope: BoardScope): Promise<BoardCounts> {
    const totals = await this.totals(scope);
    const of = (stage: Stage) => totals.get(stage) ?? null;
    return {
      recibida: of('recibida'),
      en_revision: of('en_revision'),
      entrevista: of('entrevista'),
      contratada: of('contratada'),
      rechazada: of('rechazada'),
    };
  }

  /** The columns of a vacancy's board; empty when it has no phases. */
  async columns({ vacante, ...scope }: BoardScope & { vacante: string }): Promise<BoardColumn[]> {
    const phases = await phasesOfVacancy(this.dataSource.manager, vacante);
    if (phases.length === 0) return [];
    const planned = columnsOf(phases);
    const totals = await this.board.countCapped(
      { ...scope, vacante },
      planned.map(({ key }) => key),
    );
    return planned.flatMap(({ column, always }, place) => {
      const total = totals[place] ?? null;
      return always || total !== 0 ? [{ ...column, total }] : [];
    });
  }

  /** The columns of a vacancy's board: its phases, or the stages where it has none. */
  async allColumns(scope: BoardScope & { vacante: string }): Promise<BoardColumn[]> {
    const columns = await this.columns(scope);
    if (columns.length > 0) return columns;
    const counts = await this.counts(scope);
    return STAGES.map((etapa) => ({ ...wholeStage(etapa).column, total: counts[etapa] }));
  }

  /** Exact from the counters where available; otherwise counted up to a cap. */
  private async totals(scope: BoardScope): Promise<Map<Stage, number | null>> {
    if (scope.vacante || scope.prioridad || scope.q) {
      const counted = await this.board.countCapped(
        scope,
        STAGES.map((etapa) => ({ etapa })),
      );
      return new Map(STAGES.map((stage, place) => [stage, counted[place] ?? null]));
    }
    const rows = await this.candidates.countByStage(scope.departamento ?? null);
    const sum = (stage: Stage) =>
      rows.filter((row) => row.stage === stage).reduce((total, row) => total + row.total, 0);
    return new Map(STAGES.map((stage) => [stage, sum(stage)]));
  }
}
