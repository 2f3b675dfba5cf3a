import type { paths, Schemas } from '@hiring/contract/api';
import { BOARD_COLUMN, type Stage } from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { pluralOf } from '../../ui/format/counts';
import type { MoveTarget } from '../moves/moveTarget';
import { fullName } from '../useCandidate';

export type BoardCard = Schemas['BoardCard'];
/** The general board or a vacancy's, with its filters. */
export type BoardScope = NonNullable<paths['/api/board/counts']['get']['parameters']['query']>;
export type BoardCounts = Schemas['BoardCounts'];

export const moveTargetOfCard = (card: BoardCard): MoveTarget => ({
  ...card,
  id: card.aplicacion_id,
  version: card.aplicacion_version,
  name: fullName(card),
  retirada: false,
});

/** "1 candidato", "25 candidatos", "más de 1.000 candidatos". */
export const countText = (count: number | null): string =>
  translate('candidates.board.cards', pluralOf(count));

export const columnName = (stage: Stage): string => BOARD_COLUMN[stage];
