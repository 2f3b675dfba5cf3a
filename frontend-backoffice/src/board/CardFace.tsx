import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { OtherApplicationsBadge, PriorityBadge } from '../candidates/StateBadges';
import { fullName } from '../candidates/types';
import { formatDay, formatMoment } from '../format/dates';
import { DetailLink } from '../ui/DetailLink';
import { ToneBadge } from '../ui/ToneBadge';
import { CardActions } from './CardActions';
import type { BoardCard } from './types';

interface Props {
  card: BoardCard;
  department: string;
  position: string;
  onFeedback: (card: BoardCard) => void;
}

/** What a card says and offers, wherever it stands. */
export const CardFace = memo(function CardFace({ card, department, position, onFeedback }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          <DetailLink resource="candidates" id={card.candidato_id}>
            {fullName(card)}
          </DetailLink>
        </Box>
        <PriorityBadge prioridad={card.prioridad} />
      </Box>
      <Typography variant="caption" color="text.secondary" component="div" noWrap title={card.email}>
        {card.email}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div" noWrap>
        {card.telefono}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}>
        <ToneBadge tone="grey">{department}</ToneBadge>
        <OtherApplicationsBadge count={card.otras_abiertas} />
      </Box>
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        {position}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        Aplicó el {formatDay(card.fecha_aplicacion)}
      </Typography>
      {card.entrevista_inicio && (
        <Typography variant="caption" component="div">
          Entrevista: {formatMoment(card.entrevista_inicio)}
        </Typography>
      )}
      <CardActions card={card} onFeedback={onFeedback} />
    </>
  );
});
