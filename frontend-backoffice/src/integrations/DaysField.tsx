import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const CHOICES = [
  { days: 7, label: '7 días' },
  { days: 30, label: '30 días' },
  { days: 90, label: '90 días' },
  { days: 180, label: '180 días' },
  { days: 365, label: '1 año' },
] as const;

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** For how long a key is good. */
export function DaysField({ value, onChange, error }: Props) {
  return (
    <TextField
      select
      label="Caduca dentro de"
      margin="none"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error ?? 'Una semana antes te avisamos por email.'}
    >
      {CHOICES.map(({ days, label }) => (
        <MenuItem key={days} value={String(days)}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
