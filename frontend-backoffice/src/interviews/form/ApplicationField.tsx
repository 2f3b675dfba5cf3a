import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetOne } from 'react-admin';
import type { Candidate } from '../../candidates/types';
import { WHOLE_RECORD } from '../../candidates/record/wholeRecord';

interface Props {
  candidateId: string;
  /** Empty: the current one. */
  value: string;
  error: string | undefined;
  onChange: (applicationId: string) => void;
}

/** Which of several open applications the interview is for; with one there is nothing to choose. */
export function ApplicationField({ candidateId, value, error, onChange }: Props) {
  const { data } = useGetOne<Candidate>('candidates', { id: candidateId, meta: WHOLE_RECORD });
  const open = data?.aplicaciones.filter(({ abierta }) => abierta) ?? [];
  if (data && open.length === 0) {
    return (
      <Alert severity="warning">
        No tiene ninguna candidatura abierta: no se le pueden programar entrevistas.
      </Alert>
    );
  }
  if (!data || open.length < 2) return null;
  const current = open.some(({ id }) => id === data.aplicacion_id) ? data.aplicacion_id : '';
  return (
    <TextField
      select
      label="Candidatura"
      margin="none"
      value={value || current}
      error={Boolean(error)}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {open.map(({ id, vacante_titulo }) => (
        <MenuItem key={id} value={id}>
          {vacante_titulo ?? 'Candidatura espontánea'}
          {id === data.aplicacion_id && ' (actual)'}
        </MenuItem>
      ))}
    </TextField>
  );
}
