import { PRIORIDAD_LABEL, PRIORIDAD_TONE, TONE_COLOURS } from '@hiring/contract';
import { memo } from 'react';
import { fullName } from '../candidates/types';
import { formatDay } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { DetailLink } from '../ui/DetailLink';
import type { BoardCard } from './types';

interface Props {
  card: BoardCard;
  position: string;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

/** What decides at a glance. Everything else is in the card's menu. */
export const CardFace = memo(function CardFace({ card, position, onMenu }: Props) {
  const now = useNow();
  const vacancy = card.vacante_titulo ?? position;
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
        <time dateTime={card.fecha_aplicacion} title={`Se presentó el ${formatDay(card.fecha_aplicacion)}`}>
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
        aria-label={`Más acciones: ${fullName(card)}`}
        aria-haspopup="menu"
        data-application={card.aplicacion_id}
        onClick={({ currentTarget }) => onMenu(card, currentTarget)}
      >
        ⋮
      </button>
    </>
  );
});
