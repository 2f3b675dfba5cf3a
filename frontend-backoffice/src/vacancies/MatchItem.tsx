import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { INVITACION_ESTADO_LABEL, INVITACION_ESTADO_TONE } from '@hiring/contract';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { UnverifiedBadge } from '../candidates/StateBadges';
import { fullName } from '../candidates/types';
import { formatDay } from '../format/dates';
import { Separator } from '../ui/Separator';
import { ToneBadge } from '../ui/ToneBadge';
import { candidateAddress } from './addresses';
import type { Match } from './types';

interface Props {
  match: Match;
  chosen: boolean;
  /** Whether one may choose at all. */
  choosable: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Why one who cannot be invited now cannot; null: may be. */
export function whyNot({ invitacion, descansa_hasta }: Match): string | null {
  if (invitacion) {
    return `${INVITACION_ESTADO_LABEL[invitacion.estado]}. Invitada el ${formatDay(invitacion.fecha)}${invitacion.por ? ` por ${invitacion.por}` : ''}`;
  }
  return descansa_hasta
    ? `Recibió otra propuesta hace poco: se le puede escribir desde el ${formatDay(descansa_hasta)}`
    : null;
}

/** A person who fits, and why. */
export function MatchItem({ match, chosen, choosable, onChoose }: Props) {
  const name = fullName(match);
  const reason = whyNot(match);
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        px: { xs: 1, sm: 2 },
        display: 'grid',
        gap: { xs: 0.5, sm: 1.5 },
        gridTemplateColumns: choosable ? '44px minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto',
        alignItems: 'start',
        '& + &': { borderTop: 1, borderColor: 'divider' },
        ...(chosen && { bgcolor: 'action.selected' }),
      }}
    >
      {choosable && (
        <Checkbox
          checked={chosen}
          disabled={reason !== null}
          onChange={(_event, value) => onChoose(value)}
          slotProps={{ input: { 'aria-label': `Elegir a ${name}` } }}
          sx={{ width: 44, height: 44, mt: -1 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <MuiLink
            component={Link}
            to={candidateAddress(match.candidato_id)}
            sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            {name}
          </MuiLink>
          {!match.email_verificado && <UnverifiedBadge />}
        </Box>
        <Typography variant="body2">
          {match.motivos.map(({ texto }, place) => (
            <Fragment key={texto}>
              {place > 0 && <Separator />}
              {texto}
            </Fragment>
          ))}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {match.posicion_nombre}, {match.ciudad}. Última candidatura: {formatDay(match.ultima_candidatura)}
        </Typography>
        {reason && (
          <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {match.invitacion && (
              <ToneBadge tone={INVITACION_ESTADO_TONE[match.invitacion.estado]}>
                {INVITACION_ESTADO_LABEL[match.invitacion.estado]}
              </ToneBadge>
            )}
            <Typography variant="caption" color="text.secondary">
              {match.invitacion
                ? `Invitada el ${formatDay(match.invitacion.fecha)}${match.invitacion.por ? ` por ${match.invitacion.por}` : ''}`
                : reason}
            </Typography>
          </Box>
        )}
      </Box>
      <Typography
        sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        aria-label={`Encaja ${match.puntos} de 100`}
      >
        {match.puntos}
        <Typography component="span" variant="caption" color="text.secondary" aria-hidden>
          /100
        </Typography>
      </Typography>
    </Box>
  );
}
