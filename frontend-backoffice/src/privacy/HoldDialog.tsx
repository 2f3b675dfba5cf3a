import { Typography } from '@mui/material';
import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import { DateInput, TextInput } from 'react-admin';
import { todayInMadrid } from '../format/days';
import { FormDialog } from '../ui/FormDialog';
import { upTo } from '../ui/upTo';
import { api, type Schemas } from '../providers/api';

interface Props {
  /** Whose data; without it the e-mail is asked for. */
  person?: { id: string; persona: string };
  onClose: () => void;
}

type Order = Schemas['HoldRequest'];

export function HoldDialog({ person, onClose }: Props) {
  return (
    <FormDialog<Order>
      title={person ? `Retener los datos de ${person.persona}` : 'Poner una retención'}
      save={(order) => api.post('/api/privacy/holds', { body: { ...order, candidato_id: person?.id } })}
      reads={['privacy/holds', 'privacy/requests', 'privacy/retention/quarantine', 'hold']}
      done="Retención puesta"
      onClose={onClose}
    >
      <Typography color="text.secondary">
        Mientras dure, sus datos no se borran ni entran en cuarentena, aunque la persona lo pida.
      </Typography>
      {!person && (
        <TextInput
          source="email"
          label="Email de la persona"
          isRequired
          slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email, autoComplete: 'off' } }}
        />
      )}
      <TextInput
        source="motivo"
        label="Motivo"
        isRequired
        multiline
        minRows={3}
        helperText="Si la persona pide el borrado, se le dirá este motivo."
        slotProps={upTo(CONSERVACION_LIMITS.motivo)}
      />
      <DateInput
        source="hasta"
        label="Hasta (opcional)"
        helperText="Sin fecha, dura hasta que la levantes."
        slotProps={{ htmlInput: { min: todayInMadrid() } }}
      />
    </FormDialog>
  );
}
