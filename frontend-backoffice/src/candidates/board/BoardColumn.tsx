import { PRIORIDAD_LABEL, PRIORIDAD_TONE, TONE_COLOURS } from '@hiring/contract';
import { memo } from 'react';
import { fullName } from '../useCandidate';
import { formatDay, relativeTime, useNow } from '../../ui/format/dates';
import { DetailLink } from '../../ui/display/Detail';
import type { BoardCard, BoardColumn as Column, BoardScope } from './card';
import { ColumnView } from './ColumnView';
import type { PlacedCards } from './placedCards';
import { useColumn } from './useBoard';
import { translate } from '../../i18n/texts';

type FaceProps = Pick<BoardColumnProps, 'onMenu'> & { card: BoardCard; position: string };

/** The facts by which a card is judged at a glance. Everything else is in its menu. */
const CardFace = memo(function CardFace({ card, position, onMenu }: FaceProps) {
  const now = useNow();
  const vacancy = [card.fase?.nombre, card.vacante_titulo ?? position].filter(Boolean).join(' · ');
  return (
    <>
      <div className="line name" title={fullName(card)}>
        <DetailLink resource="candidates" id={card.candidato_id}>
          {fullName(card)}
        </DetailLink>
      </div>
      <div className="line muted" title={vacancy}>
        {vacancy}
      </div>
      <div className="line muted facts">
        <time
          dateTime={card.fecha_aplicacion}
          title={translate('candidates.board.appliedOn', { day: formatDay(card.fecha_aplicacion) })}
        >
          {relativeTime(card.fecha_aplicacion, now)}
        </time>
        <span>
          <span
            className="dot"
            aria-hidden
            style={{ background: TONE_COLOURS[PRIORIDAD_TONE[card.prioridad]].solid }}
          />
          {PRIORIDAD_LABEL[card.prioridad]}
        </span>
      </div>
      <button
        type="button"
        className="more"
        aria-label={translate('candidates.people.more', { name: fullName(card) })}
        aria-haspopup="menu"
        data-application={card.aplicacion_id}
        onClick={({ currentTarget }) => onMenu(card, currentTarget)}
      >
        ⋮
      </button>
    </>
  );
});

interface BoardColumnProps {
  scope: BoardScope;
  column: Column;
  placed: PlacedCards;
  carried: boolean;
  positionName: (codigo: string, posicion: string) => string;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

/** The cards of a column, or what stands in their place. */
export function BoardColumn({ scope, column, placed, carried, positionName, onMenu }: BoardColumnProps) {
  const { cards, query } = useColumn(scope, column, placed);
  const face = (card: BoardCard) => (
    <CardFace card={card} position={positionName(card.departamento, card.posicion)} onMenu={onMenu} />
  );
  return <ColumnView {...{ column, cards, query, placed, carried, face }} />;
}
