import { isEndedEstado, type TeamProposal } from '@hiring/contract';
import { type BoardColumn, isInColumn } from '../candidates/board/card';

/** What a drop on a column says to human resources; null: nothing can be proposed, as the way back. */
export function proposalFor(
  columns: readonly BoardColumn[],
  card: Parameters<typeof isInColumn>[0],
  to: BoardColumn,
): TeamProposal | null {
  if (isEndedEstado(card.estado)) return null;
  if (to.etapa === 'rechazada') return 'descartar';
  const from = columns.findIndex((column) => isInColumn(card, column));
  return columns.indexOf(to) > from ? 'pasar' : null;
}
