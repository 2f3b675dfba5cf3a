import { Box, Typography } from '@mui/material';
import { REJECTION_DELAY_HOURS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { NumberInput, SaveButton, useCanAccess } from 'react-admin';
import { hoursInWords, REJECTION_DELAY_KEY, useRejectionDelay } from '../candidates/moves/useRejectionDelay';
import { Loaded } from '../ui/Loaded';
import { SingleRecordForm } from '../ui/SingleRecordForm';

function DelayForm() {
  const client = useQueryClient();
  return (
    <SingleRecordForm
      resource="config/rejection-delay"
      unreadable="No se pudo cargar el plazo"
      failure="No se pudo guardar el plazo"
      saved="Plazo guardado. Los rechazos que ya esperan mantienen su hora."
      onSaved={() => void client.invalidateQueries({ queryKey: REJECTION_DELAY_KEY })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <NumberInput
          source="horas"
          label="Plazo antes de enviar un rechazo (horas)"
          margin="none"
          step={1}
          helperText="Hasta entonces se puede cancelar. Con 0 sale en unos segundos."
          slotProps={{ htmlInput: { ...REJECTION_DELAY_HOURS, inputMode: 'numeric' } }}
          sx={{ flex: '1 1 240px' }}
        />
        <SaveButton label="Guardar plazo" variant="outlined" sx={{ minHeight: 40 }} />
      </Box>
    </SingleRecordForm>
  );
}

function Delay() {
  return (
    <Loaded of={useRejectionDelay()} failed="No se pudo cargar el plazo" rows={1}>
      {({ horas }) => (
        <Typography>
          Un rechazo espera <strong>{hoursInWords(horas)}</strong> antes de enviarse. Lo puede cambiar un
          administrador.
        </Typography>
      )}
    </Loaded>
  );
}

/** How long a rejection waits: administrators change it, everybody else reads it. */
export function RejectionDelayForm() {
  const { canAccess: mayChange } = useCanAccess({ resource: 'config', action: 'write' });
  return mayChange ? <DelayForm /> : <Delay />;
}
