import {
  DERECHO_CANAL_LABEL,
  DERECHO_CANALES,
  DERECHO_LIMITS,
  DERECHO_TIPO_LABEL,
  DERECHO_TIPOS,
  LIMITS,
} from '@hiring/contract';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { todayInMadrid } from '../format/days';
import { FormDialog } from '../ui/FormDialog';
import { upTo } from '../ui/upTo';
import { api, type Schemas } from '../providers/api';

interface Props {
  onClose: () => void;
  onMade: (id: string) => void;
}

type Order = Schemas['RightsRequestOrder'];

/** Writes down a request that came by mail, by telephone or in person. */
export function NewRequestDialog({ onClose, onMade }: Props) {
  return (
    <FormDialog
      title="Registrar solicitud"
      save={(body: Order) => api.post('/api/privacy/requests', { body })}
      reads={['privacy/requests']}
      done="Solicitud registrada"
      then={({ id }) => onMade(id)}
      onClose={onClose}
    >
      <SelectInput
        source="tipo"
        label="Derecho"
        choices={DERECHO_TIPOS.map((id) => ({ id, name: DERECHO_TIPO_LABEL[id] }))}
        defaultValue="acceso"
        isRequired
      />
      <SelectInput
        source="canal"
        label="Cómo ha llegado"
        choices={DERECHO_CANALES.map((id) => ({ id, name: DERECHO_CANAL_LABEL[id] }))}
        defaultValue="email"
        isRequired
      />
      <DateInput
        source="recibida_el"
        label="Fecha en que llegó"
        defaultValue={todayInMadrid()}
        isRequired
        helperText="El plazo de un mes cuenta desde este día."
        slotProps={{ htmlInput: { max: todayInMadrid() } }}
      />
      <TextInput
        source="nombre"
        label="Nombre de quien lo pide"
        isRequired
        slotProps={upTo(DERECHO_LIMITS.nombre)}
      />
      <TextInput
        source="email"
        label="Email"
        isRequired
        helperText="Con él se busca su ficha y se le responde."
        slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email } }}
      />
      <TextInput
        source="detalle"
        label="Qué pide"
        multiline
        minRows={3}
        slotProps={upTo(DERECHO_LIMITS.detalle)}
      />
    </FormDialog>
  );
}
