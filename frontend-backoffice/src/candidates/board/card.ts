import type { paths, Schemas } from '@hiring/contract/api';
import { BOARD_COLUMN, STAGES } from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { pluralOf } from '../../ui/format/counts';
import { estadoLabel, stageLabel } from '../StateBadges';
import type { MoveTarget } from '../moves/moveTarget';
import { fullName } from '../useCandidate';

export type BoardCard = Schemas['BoardCard'];
/** What a column shows of any card. */
export type PlacedFace = Pick<BoardCard, 'id' | 'nombre' | 'apellidos' | 'stage' | 'fase'>;
/** The general board or a vacancy's, with its filters. */
export type BoardScope = NonNullable<paths['/api/board/counts']['get']['parameters']['query']>;

/** A stage; of a vacancy with phases, one of them or an estado without. */
export interface BoardColumn extends Omit<Schemas['BoardColumn'], 'total'> {
  /** Names it among the columns of its board. */
  id: string;
  /** Undefined: not counted yet; null: more than 1,000. */
  total: number | null | undefined;
}

export const columnOf = (column: Omit<BoardColumn, 'id'>): BoardColumn => ({
  ...column,
  id: column.fase?.id ?? column.estado ?? column.etapa,
});

/** The columns of a board without phases. */
export const stageColumns = (counts?: Schemas['BoardCounts']): BoardColumn[] =>
  STAGES.map((etapa) =>
    columnOf({
      etapa,
      estado: null,
      fase: null,
      archivada: false,
      propone_mensaje: false,
      total: counts?.[etapa],
    }),
  );

export const isInColumn = (
  card: Pick<BoardCard, 'estado' | 'stage' | 'fase'>,
  { etapa, estado, fase }: BoardColumn,
): boolean => {
  if (fase) return card.fase?.id === fase.id;
  return estado ? card.estado === estado && card.fase === null : card.stage === etapa;
};

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

/** Its phase, its estado, or its stage. */
export function columnName({ etapa, estado, fase, archivada }: BoardColumn): string {
  if (fase) return archivada ? translate('candidates.board.archived', { name: fase.nombre }) : fase.nombre;
  return estado ? estadoLabel(estado) : BOARD_COLUMN[etapa];
}

/** What a screen reader hears of where a card is. */
export const placeOfCard = ({ stage, fase }: Pick<BoardCard, 'stage' | 'fase'>): string =>
  fase ? `${stageLabel(stage)} · ${fase.nombre}` : BOARD_COLUMN[stage];
