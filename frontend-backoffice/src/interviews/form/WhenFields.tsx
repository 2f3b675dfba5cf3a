import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatMinutes } from '../interviewDates';
import type { FieldErrors, FormValues } from './formValues';

const DURATIONS = [15, 30, 45, 60, 90, 120];

interface Props {
  values: FormValues;
  errors: FieldErrors;
  onChange: (changes: Partial<FormValues>) => void;
}

/** Day, hour and length; hours are those of Madrid. */
export function WhenFields({ values, errors, onChange }: Props) {
  const durations = DURATIONS.includes(values.duracion_min)
    ? DURATIONS
    : [...DURATIONS, values.duracion_min].sort((a, b) => a - b);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '2fr 1fr 1fr' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <TextField
        type="date"
        label="Fecha"
        required
        margin="none"
        value={values.fecha}
        error={Boolean(errors.fecha)}
        helperText={errors.fecha}
        onChange={(event) => onChange({ fecha: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="time"
        label="Hora"
        required
        margin="none"
        value={values.hora}
        error={Boolean(errors.hora)}
        helperText={errors.hora}
        onChange={(event) => onChange({ hora: event.target.value.slice(0, 5) })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label="Duración"
        margin="none"
        value={values.duracion_min}
        error={Boolean(errors.duracion_min)}
        helperText={errors.duracion_min}
        onChange={(event) => onChange({ duracion_min: Number(event.target.value) })}
      >
        {durations.map((minutes) => (
          <MenuItem key={minutes} value={minutes}>
            {formatMinutes(minutes)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
