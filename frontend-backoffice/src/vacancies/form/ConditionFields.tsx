import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  CONTRATOS,
  JORNADAS,
  VACANCY_FIELD_LABEL,
  VACANCY_LIMITS,
  VACANCY_PRIORIDADES,
} from '@hiring/contract';
import type { FormValues } from './formValues';

interface Props {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<FormValues>) => void;
}

const NUMBERS = [
  ['experiencia_min', 0, VACANCY_LIMITS.experience, 'Años'],
  ['experiencia_max', 0, VACANCY_LIMITS.experience, 'Años. Opcional'],
  ['vacantes_disponibles', 1, VACANCY_LIMITS.openings, undefined],
] as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Contract, hours, experience and how many are wanted. */
export function ConditionFields({ values, errors, onChange }: Props) {
  const select = (name: 'tipo_contrato' | 'jornada' | 'prioridad', words: readonly string[]) => (
    <TextField
      select
      required={name !== 'prioridad'}
      margin="none"
      label={VACANCY_FIELD_LABEL[name]}
      value={values[name]}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    >
      {words.map((word) => (
        <MenuItem key={word} value={word}>
          {capitalised(word)}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <>
      {select('tipo_contrato', CONTRATOS)}
      {select('jornada', JORNADAS)}
      {select('prioridad', VACANCY_PRIORIDADES)}
      {NUMBERS.map(([name, min, max, hint]) => (
        <TextField
          key={name}
          type="number"
          margin="none"
          label={VACANCY_FIELD_LABEL[name]}
          value={values[name]}
          error={Boolean(errors[name])}
          helperText={errors[name] ?? hint}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max, inputMode: 'numeric' } }}
        />
      ))}
    </>
  );
}
