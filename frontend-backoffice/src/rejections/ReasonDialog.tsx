import Button from '@mui/material/Button';
import { MESSAGE_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useWrite } from '../providers/useWrite';
import { FormDialog } from '../ui/FormDialog';
import type { RejectionReason } from './types';

interface Props {
  /** Null: a new one. */
  reason: RejectionReason | null;
  onClose: () => void;
}

type Order = Schemas['RejectionReasonRequest'];

const READS = { reads: ['rejection-reasons'] };

function RemoveButton({ reason, onClose }: { reason: RejectionReason; onClose: () => void }) {
  const remove = useWrite((provider, id: string) => provider.delete('rejection-reasons', { id }), {
    ...READS,
    done: 'Motivo eliminado',
  });
  return (
    <Button
      color="error"
      disabled={remove.isPending}
      onClick={() => remove.mutate(reason.id, { onSuccess: onClose })}
    >
      Eliminar
    </Button>
  );
}

/** One reason of the list: its name, its place, and whether it is offered. */
export function ReasonDialog({ reason, onClose }: Props) {
  const write = useWrite(
    async (provider, data: Order) => {
      if (!reason) return provider.create('rejection-reasons', { data });
      return provider.update('rejection-reasons', { id: reason.id, data, previousData: reason });
    },
    { ...READS, done: 'Motivo guardado', tells: false },
  );
  const save = async ({ nombre, orden, activo }: Order) => {
    await write.mutateAsync({ nombre, activo, ...(orden === undefined ? {} : { orden }) });
    onClose();
  };
  return (
    <FormDialog<Order>
      title={reason ? 'Editar motivo' : 'Añadir motivo'}
      maxWidth="xs"
      submitLabel="Guardar motivo"
      {...(reason
        ? { defaultValues: reason, aside: <RemoveButton reason={reason} onClose={onClose} /> }
        : {})}
      save={save}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="Motivo"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MESSAGE_LIMITS.motivo } }}
      />
      <NumberInput
        source="orden"
        label="Orden en la lista"
        min={0}
        max={9999}
        step={1}
        helperText="El más bajo sale primero. Vacío: al final."
      />
      <BooleanInput source="activo" label="Se ofrece al rechazar" defaultValue helperText={false} />
    </FormDialog>
  );
}
