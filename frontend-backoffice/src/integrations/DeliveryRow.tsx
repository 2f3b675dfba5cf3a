import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { WEBHOOK_DELIVERY_LABEL, WEBHOOK_DELIVERY_TONE, WEBHOOK_EVENT_LABEL } from '@hiring/contract';
import { formatMoment, formatSecond } from '../format/dates';
import { RowCard } from '../privacy/parts';
import type { Delivery } from '../providers/calls/integrations';
import { Separator } from '../ui/Separator';
import { ToneBadge } from '../ui/ToneBadge';
import { outcomeInWords } from './outcomeInWords';

/** One message to one address, in one line or two. */
export function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { tipo, estado, created_at, intentos, proximo_intento } = delivery;
  return (
    <RowCard
      actions={
        <Button
          size="small"
          variant="outlined"
          onClick={onOpen}
          aria-label={`Ver el envío: ${WEBHOOK_EVENT_LABEL[tipo]}, ${formatSecond(created_at)}`}
        >
          Ver
        </Button>
      }
    >
      <Typography component="h3" variant="subtitle1">
        {WEBHOOK_EVENT_LABEL[tipo]}{' '}
        <ToneBadge tone={WEBHOOK_DELIVERY_TONE[estado]}>{WEBHOOK_DELIVERY_LABEL[estado]}</ToneBadge>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {formatSecond(created_at)}
        <Separator />
        {intentos === 1 ? '1 intento' : `${intentos} intentos`}
        {intentos > 0 && (
          <>
            <Separator />
            {outcomeInWords(delivery)}
          </>
        )}
        {estado === 'pendiente' && intentos > 0 && proximo_intento && (
          <>
            <Separator />
            se repite el {formatMoment(proximo_intento)}
          </>
        )}
      </Typography>
    </RowCard>
  );
}
