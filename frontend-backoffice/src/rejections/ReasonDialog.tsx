import { MESSAGE_LIMITS } from '@hiring/contract';
import { BooleanInput, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { RecordDialog } from '../ui/RecordDialog';

const NAME = [required('Escribe el motivo')];
const ORDER = [minValue(0), maxValue(9999)];

/** One reason of the list, new or changed: its name, its place, and whether it is offered. */
export function ReasonDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <RecordDialog
      resource="rejection-reasons"
      id={id}
      title={id ? 'Editar motivo' : 'Añadir motivo'}
      maxWidth="xs"
      submitLabel="Guardar motivo"
      saved="Motivo guardado"
      defaultValues={{ activo: true }}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        validate={NAME}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MESSAGE_LIMITS.motivo } }}
      />
      <NumberInput
        source="orden"
        step={1}
        validate={ORDER}
        helperText="El más bajo sale primero. Vacío: al final."
      />
      <BooleanInput source="activo" helperText={false} />
    </RecordDialog>
  );
}
