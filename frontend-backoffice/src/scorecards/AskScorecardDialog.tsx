import { DialogContentText } from '@mui/material';
import { LIMITS, SCORECARD_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { TextInput } from 'react-admin';
import { useWrite } from '../providers/useWrite';
import { FormDialog } from '../ui/FormDialog';

/** Asks somebody without an account for their scorecard. */
export function AskScorecardDialog({ interviewId, onClose }: { interviewId: string; onClose: () => void }) {
  const ask = useWrite(
    (provider, request: Schemas['AskScorecardRequest']) => provider.askScorecard(interviewId, request),
    { reads: ['scorecards'], done: 'Le hemos enviado un enlace para dar su evaluación.', tells: false },
  );
  return (
    <FormDialog<Schemas['AskScorecardRequest']>
      title="Pedir una evaluación"
      maxWidth="xs"
      submitLabel="Enviar enlace"
      save={(request) => ask.mutateAsync(request).then(onClose)}
      onClose={onClose}
    >
      <DialogContentText>
        Para quien estuvo en la entrevista y no tiene cuenta. Recibirá un enlace personal que sirve{' '}
        {SCORECARD_LIMITS.linkDays} días.
      </DialogContentText>
      <TextInput
        source="nombre"
        label="Nombre"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { maxLength: SCORECARD_LIMITS.name } }}
      />
      <TextInput
        source="email"
        label="Email"
        type="email"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { maxLength: LIMITS.email } }}
      />
    </FormDialog>
  );
}
