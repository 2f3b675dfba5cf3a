import { DialogContentText } from '@mui/material';
import { SAVED_VIEWS } from '@hiring/contract';
import { BooleanInput, TextInput, useNotify } from 'react-admin';
import { FormDialog } from '../../ui/FormDialog';
import type { ListSort } from './filters';
import { useViewWrite } from './useSavedViews';

interface Named {
  nombre?: string;
  predeterminada: boolean;
}

interface Props {
  shown: { filtros: Record<string, string>; orden: ListSort };
  onClose: () => void;
}

/** A name for what the list shows now. */
export function SaveViewDialog({ shown, onClose }: Props) {
  const notify = useNotify();
  const { mutateAsync } = useViewWrite(
    (dataProvider, { nombre = '', predeterminada }: Named) =>
      dataProvider.createSavedView({ ...shown, nombre, predeterminada }),
    (view) => {
      notify(`Vista guardada: ${view.nombre}`, { type: 'success' });
      onClose();
    },
  );
  return (
    <FormDialog<Named>
      title="Guardar esta vista"
      maxWidth="xs"
      defaultValues={{ predeterminada: false }}
      submitLabel="Guardar vista"
      save={mutateAsync}
      onClose={onClose}
    >
      <DialogContentText>Guarda los filtros y el orden que ves ahora. Solo la verás tú.</DialogContentText>
      <TextInput
        source="nombre"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: SAVED_VIEWS.name } }}
      />
      <BooleanInput source="predeterminada" label="Abrirla al entrar en Candidaturas" helperText={false} />
    </FormDialog>
  );
}
