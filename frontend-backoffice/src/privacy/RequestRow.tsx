import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DERECHO_CANAL_LABEL,
  DERECHO_ESTADO_LABEL,
  DERECHO_ESTADO_TONE,
  DERECHO_TIPO_LABEL,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatDay } from '../format/dates';
import { Separator } from '../ui/Separator';
import { ToneBadge } from '../ui/ToneBadge';
import { RowCard } from './parts';
import { whoAsked, whenDue } from './requestText';

interface Props {
  request: Schemas['RightsRequestRow'];
  onOpen: () => void;
}

export function RequestRow({ request, onOpen }: Props) {
  const { tipo, estado, canal, recibida_el, vencida } = request;
  const who = whoAsked(request);
  return (
    <RowCard
      actions={
        <Button
          variant="outlined"
          onClick={onOpen}
          aria-label={`Ver solicitud de ${DERECHO_TIPO_LABEL[tipo].toLowerCase()}: ${who}`}
          sx={{ minHeight: 44 }}
        >
          Ver
        </Button>
      }
    >
      <Typography component="h3" variant="subtitle1">
        {DERECHO_TIPO_LABEL[tipo]}: {who}{' '}
        <ToneBadge tone={DERECHO_ESTADO_TONE[estado]}>{DERECHO_ESTADO_LABEL[estado]}</ToneBadge>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {DERECHO_CANAL_LABEL[canal]}, {formatDay(recibida_el)}
        <Separator />
        <Typography
          component="span"
          variant="body2"
          sx={vencida ? { color: 'error.main', fontWeight: 'bold' } : {}}
        >
          {whenDue(request)}
        </Typography>
      </Typography>
    </RowCard>
  );
}
