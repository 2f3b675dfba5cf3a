import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LIMITS, VACANCY_FIELD_LABEL } from '@hiring/contract';
import { useDepartments } from '../../departments/useDepartments';
import type { FormValues } from './formValues';

interface Props {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<FormValues>) => void;
}

/** Department and position of the catalogue, and the values that the vacancy already has. */
export function PlaceFields({ values, errors, onChange }: Props) {
  const { departments } = useDepartments();
  const { departamento, posicion } = values;
  const offered = departments
    .filter(({ codigo, ofrecido_en }) => ofrecido_en.includes('vacante') || codigo === departamento)
    .map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  const known = offered.some(({ value }) => value === departamento);
  const options =
    departamento && !known ? [...offered, { value: departamento, label: departamento }] : offered;
  const positions = departments.find(({ codigo }) => codigo === departamento)?.posiciones ?? [];
  const choices =
    posicion && !positions.some(({ value }) => value === posicion)
      ? [...positions, { value: posicion, label: posicion }]
      : positions;

  return (
    <>
      <TextField
        select
        required
        margin="none"
        label={VACANCY_FIELD_LABEL.departamento}
        value={departamento}
        error={Boolean(errors.departamento)}
        helperText={errors.departamento}
        // The list of positions depends on it.
        onChange={({ target }) => onChange({ departamento: target.value, posicion: '' })}
      >
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select={positions.length > 0}
        required
        margin="none"
        label={VACANCY_FIELD_LABEL.posicion}
        value={posicion}
        disabled={!departamento}
        error={Boolean(errors.posicion)}
        helperText={errors.posicion ?? (departamento ? undefined : 'Elige antes el departamento')}
        onChange={({ target }) => onChange({ posicion: target.value })}
        // The field is disabled, what is said of it is to be read.
        slotProps={{ htmlInput: { maxLength: LIMITS.position }, formHelperText: { disabled: false } }}
      >
        {positions.length > 0 &&
          choices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
      </TextField>
    </>
  );
}
