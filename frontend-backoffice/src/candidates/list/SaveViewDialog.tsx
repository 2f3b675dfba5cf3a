import { DialogContentText } from '@mui/material';
import { SAVED_VIEWS } from '@hiring/contract';
import { BooleanInput, TextInput } from 'react-admin';
import { FormDialog } from '../../ui/FormDialog';
import type { ListSort } from './filters';
import { VIEW_WRITE } from './useSavedViews';
import { upTo } from '../../ui/upTo';
import { api } from '../../providers/api';

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
  return (
    <FormDialog<Named>
      title="Guardar esta vista"
      maxWidth="xs"
      defaultValues={{ predeterminada: false }}
      submitLabel="Guardar vista"
      save={({ nombre = '', predeterminada }) =>
        api.post('/api/saved-views', { body: { ...shown, nombre, predeterminada } })
      }
      reads={VIEW_WRITE.reads}
      done={(_made, { nombre }) => `Vista guardada: ${nombre}`}
      onClose={onClose}
    >
      <DialogContentText>Guarda los filtros y el orden que ves ahora. Solo la verás tú.</DialogContentText>
      <TextInput source="nombre" slotProps={upTo(SAVED_VIEWS.name)} />
      <BooleanInput source="predeterminada" label="Abrirla al entrar en Candidaturas" />
    </FormDialog>
  );
}
