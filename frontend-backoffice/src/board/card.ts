import type { Schemas } from '@hiring/contract/api';
import { BOARD_COLUMN, type Stage } from '@hiring/contract';
import type { MoveTarget } from '../candidates/moves/moveTarget';
import { formatCount } from '../format/formatCount';
import { fullName } from '../candidates/types';

export type BoardCard = Schemas['BoardCard'];
export type BoardCounts = Schemas['BoardCounts'];

export const moveTargetOfCard = (card: BoardCard): MoveTarget => ({
  ...card,
  id: card.aplicacion_id,
  version: card.aplicacion_version,
  name: fullName(card),
  retirada: false,
});

/** "1 candidato", "25 candidatos", "más de 1.000 candidatos". */
export function countText(count: number | null): string {
  if (count === null) return 'más de 1.000 candidatos';
  return `${formatCount(count)} ${count === 1 ? 'candidato' : 'candidatos'}`;
}

export const columnName = (stage: Stage): string => BOARD_COLUMN[stage];
