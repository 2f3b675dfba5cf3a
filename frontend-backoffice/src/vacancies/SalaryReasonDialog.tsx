import { DialogContentText } from '@mui/material';
import { VACANCY_FIELD_LABEL, VACANCY_LIMITS } from '@hiring/contract';
import { required, TextInput } from 'react-admin';
import { FormDialog } from '../ui/FormDialog';
import { upTo } from '../ui/upTo';

interface Reason {
  motivo_sin_salario: string;
}

interface Props {
  onGive: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Why an administrator publishes without a salary band. */
export function SalaryReasonDialog({ onGive, onClose }: Props) {
  return (
    <FormDialog<Reason>
      title="Publicar sin salario"
      save={({ motivo_sin_salario }) => onGive(motivo_sin_salario.trim())}
      onClose={onClose}
    >
      <DialogContentText>
        La Directiva (UE) 2023/970 pide indicar la banda salarial antes de publicar. Si no se puede, di por
        qué: queda en el historial de la vacante y solo lo ve el equipo.
      </DialogContentText>
      <TextInput
        source="motivo_sin_salario"
        label={VACANCY_FIELD_LABEL.motivo_sin_salario}
        validate={required()}
        multiline
        minRows={2}
        slotProps={upTo(VACANCY_LIMITS.salaryReason)}
      />
    </FormDialog>
  );
}
