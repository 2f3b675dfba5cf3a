import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { VACANCY_FIELD_LABEL, VACANCY_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../providers/problem';
import { EditDialog } from '../ui/EditDialog';

interface Props {
  error: unknown;
  busy: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
}

/** Why an administrator publishes without a salary band. */
export function SalaryReasonDialog({ error, busy, onGive, onClose }: Props) {
  const [reason, setReason] = useState('');
  const message = fieldErrorsOf(error).motivo_sin_salario;
  return (
    <EditDialog
      title="Publicar sin salario"
      maxWidth="sm"
      error={error}
      saving={busy || reason.trim() === ''}
      onSave={() => reason.trim() && onGive(reason.trim())}
      onClose={onClose}
    >
      <DialogContentText>
        La Directiva (UE) 2023/970 pide indicar la banda salarial antes de publicar. Si no se puede, di por
        qué: queda en el historial de la vacante y solo lo ve el equipo.
      </DialogContentText>
      <TextField
        label={VACANCY_FIELD_LABEL.motivo_sin_salario}
        required
        multiline
        minRows={2}
        margin="none"
        value={reason}
        error={Boolean(message)}
        helperText={message}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: VACANCY_LIMITS.salaryReason } }}
      />
    </EditDialog>
  );
}
