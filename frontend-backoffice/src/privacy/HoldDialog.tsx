import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { fieldErrorsOf } from '../providers/problem';
import { EditDialog } from '../ui/EditDialog';
import { todayInMadrid } from '../format/days';
import { usePrivacyWrite } from './usePrivacy';

interface Props {
  /** Whose data; without it the e-mail is asked for. */
  person?: { id: string; persona: string };
  onClose: () => void;
}

/** Keeps somebody's data from being erased, for a reason. */
export function HoldDialog({ person, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [motivo, setMotivo] = useState('');
  const [hasta, setHasta] = useState('');
  const place = usePrivacyWrite(
    (provider, request: Schemas['HoldRequest']) => provider.placeHold(request),
    'Retención puesta',
  );
  const errors = fieldErrorsOf(place.error);
  const save = () =>
    place.mutate(
      { motivo, ...(hasta ? { hasta } : {}), ...(person ? { candidato_id: person.id } : { email }) },
      { onSuccess: onClose },
    );
  return (
    <EditDialog
      title={person ? `Retener los datos de ${person.persona}` : 'Poner una retención'}
      maxWidth="sm"
      error={place.error}
      saving={place.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        Mientras dure, sus datos no se borran ni entran en cuarentena, aunque la persona lo pida.
      </Typography>
      {!person && (
        <TextField
          label="Email de la persona"
          required
          margin="none"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={Boolean(errors.email)}
          helperText={errors.email}
          slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email, autoComplete: 'off' } }}
        />
      )}
      <TextField
        label="Motivo"
        required
        multiline
        minRows={3}
        margin="none"
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
        error={Boolean(errors.motivo)}
        helperText={errors.motivo ?? 'Si la persona pide el borrado, se le dirá este motivo.'}
        slotProps={{ htmlInput: { maxLength: CONSERVACION_LIMITS.motivo } }}
      />
      <TextField
        type="date"
        label="Hasta (opcional)"
        margin="none"
        value={hasta}
        onChange={({ target }) => setHasta(target.value)}
        error={Boolean(errors.hasta)}
        helperText={errors.hasta ?? 'Sin fecha, dura hasta que la levantes.'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: todayInMadrid() } }}
      />
    </EditDialog>
  );
}
