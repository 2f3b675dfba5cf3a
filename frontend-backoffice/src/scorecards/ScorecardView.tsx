import { Box, Typography } from '@mui/material';
import { RECOMENDACION_LABEL, RECOMENDACION_TONE } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { ReactNode } from 'react';
import { formatMoment } from '../format/dates';
import { ToneBadge } from '../ui/ToneBadge';

interface Props {
  card: Schemas['ScorecardResponse'];
  own?: boolean;
  action?: ReactNode;
}

/** A scorecard as it was given. */
export function ScorecardView({ card, own = false, action }: Props) {
  return (
    <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, alignItems: 'start' }}>
        <Typography component="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {own ? 'Tu evaluación' : card.autor_nombre}
        </Typography>
        <ToneBadge tone={RECOMENDACION_TONE[card.recomendacion]}>
          {RECOMENDACION_LABEL[card.recomendacion]}
        </ToneBadge>
      </Box>
      <Typography variant="caption" color="text.secondary">
        {formatMoment(card.updated_at)}
      </Typography>
      {card.puntuaciones.length > 0 && (
        <Box
          component="dl"
          sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, columnGap: 2 }}
        >
          {card.puntuaciones.map(({ criterio_id, nombre, puntos }) => (
            <Box key={criterio_id} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2">
                {nombre}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 700 }}>
                {puntos} de 5
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {card.comentario && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {card.comentario}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
