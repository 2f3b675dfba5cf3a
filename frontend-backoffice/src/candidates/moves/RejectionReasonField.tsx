import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import type { RejectionReason } from '../../rejections/types';

const NOT_SAID = 'sin-indicar';

interface Props {
  /** Empty: not said. */
  value: string;
  onChoose: (id: string) => void;
}

/** Why HR rejects: optional, and never shown to the candidate. */
export function RejectionReasonField({ value, onChoose }: Props) {
  const { data = [], error } = useGetList<RejectionReason>('rejection-reasons', {
    filter: { activo: true },
    sort: { field: 'orden', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <TextField
      select
      label="Motivo interno"
      margin="none"
      value={data.some(({ id }) => id === value) ? value : NOT_SAID}
      onChange={({ target }) => onChoose(target.value === NOT_SAID ? '' : target.value)}
      helperText={
        error
          ? 'No se pudieron cargar los motivos. Puedes rechazar sin indicar uno.'
          : 'Solo lo ve RRHH: no sale en el correo ni en el portal del candidato'
      }
      slotProps={{ inputLabel: { shrink: true }, formHelperText: { sx: { mx: 0 } } }}
    >
      <MenuItem value={NOT_SAID}>Sin indicar</MenuItem>
      {data.map(({ id, nombre }) => (
        <MenuItem key={id} value={id}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
