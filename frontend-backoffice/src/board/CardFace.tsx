import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { PRIORIDAD_LABEL, PRIORIDAD_TONE, TONE_COLOURS } from '@hiring/contract';
import { memo } from 'react';
import { fullName } from '../candidates/types';
import { formatDay } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { SIZE } from '../theme/tokens';
import { ABOVE_LINK, DetailLink } from '../ui/DetailLink';
import type { BoardCard } from './types';

const Line = styled('div')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Name = styled(Line)({ paddingRight: 32, fontSize: SIZE.base, lineHeight: '21px' });
const Muted = styled(Line)(({ theme }) => ({
  display: 'block',
  color: theme.palette.text.secondary,
  fontSize: SIZE.tiny,
  lineHeight: '18px',
}));
const Facts = styled(Muted)({ display: 'flex', justifyContent: 'space-between', gap: 8 });
const Dot = styled('span')({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 5,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});
const More = styled(IconButton)({
  ...ABOVE_LINK,
  position: 'absolute',
  top: 1,
  right: 1,
  width: 32,
  height: 32,
  '@media (pointer: coarse)': { width: 44, height: 44 },
  '@media (pointer: fine)': {
    opacity: 0,
    '[data-card]:hover &, [data-card]:focus-within &, &[aria-expanded="true"]': { opacity: 1 },
  },
});

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
      <Name title={fullName(card)}>
        <DetailLink resource="candidates" id={card.candidato_id}>
          {fullName(card)}
        </DetailLink>
      </Name>
      <Muted title={vacancy}>{vacancy}</Muted>
      <Facts>
        <time dateTime={card.fecha_aplicacion} title={`Aplicó el ${formatDay(card.fecha_aplicacion)}`}>
          {relativeTime(card.fecha_aplicacion, now)}
        </time>
        <span>
          <Dot aria-hidden style={{ background: TONE_COLOURS[PRIORIDAD_TONE[card.prioridad]].solid }} />
          {PRIORIDAD_LABEL[card.prioridad]}
        </span>
      </Facts>
      <More
        aria-label={`Más acciones: ${fullName(card)}`}
        aria-haspopup="menu"
        data-application={card.aplicacion_id}
        onClick={({ currentTarget }) => onMenu(card, currentTarget)}
      >
        <MoreVert fontSize="small" />
      </More>
    </>
  );
});
