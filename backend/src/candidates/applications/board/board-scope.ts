import type { Stage } from '@hiring/contract';
import { searchWords } from '../../../platform/http/lists/search-words.js';
import { stageOf } from '../estados.sql.js';
import type { BoardCursor } from './board-cursor.js';

/** Whose cards: everybody by the current application, or the applications to one vacancy; and which of them. */
export interface BoardScope {
  vacante?: string | undefined;
  departamento?: string | undefined;
  prioridad?: string | undefined;
  q?: string | undefined;
}

/** Where the cards of a board come from. The expressions are those of their indexes. */
export interface BoardSource {
  /** The table, as `t`. */
  from: string;
  stage: string;
  /** Conditions of every card of the board, with `parameters`. */
  conditions: string;
  parameters: readonly unknown[];
  /** The search, apart from the rest: it is not always asked first. Empty: everything. */
  matching: string;
}

export function sourceOf(scope: BoardScope): BoardSource {
  const parameters: unknown[] = [];
  const add = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['t.retirada_at IS NULL', 't.deleted_at IS NULL'];
  if (scope.vacante) conditions.push(`t.vacante_id = ${add(scope.vacante)}`);
  if (scope.departamento) conditions.push(`t.departamento = ${add(scope.departamento)}`);
  if (scope.prioridad) conditions.push(`t.prioridad = ${add(scope.prioridad)}`);
  const words = searchWords(scope.q ?? '').map((word) => add(`%${word}%`));
  const matches = (column: string) => words.map((word) => `${column} LIKE ${word}`).join(' AND ');
  const ofVacancy = Boolean(scope.vacante);
  return {
    from: ofVacancy ? 'aplicaciones_vacantes t' : 'candidates t',
    stage: ofVacancy ? stageOf('t.estado') : 't.etapa',
    conditions: conditions.join(' AND '),
    parameters,
    matching:
      words.length === 0
        ? ''
        : ofVacancy
          ? `EXISTS (SELECT 1 FROM candidates p WHERE p.id = t.candidato_id AND ${matches('p.busqueda')})`
          : matches('t.busqueda'),
  };
}

/** The cards of a column behind the cursor. */
export function columnOf(
  source: BoardSource,
  stage: Stage,
  cursor: BoardCursor | null,
): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [...source.parameters];
  const add = (value: unknown): string => `$${parameters.push(value)}`;
  const behind = cursor
    ? ` AND (t.fecha_aplicacion, t.id) < (${add(cursor.fecha)}::timestamptz, ${add(cursor.id)}::uuid)`
    : '';
  return { where: `${source.conditions} AND ${source.stage} = ${add(stage)}${behind}`, parameters };
}
