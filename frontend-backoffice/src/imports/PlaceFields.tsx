import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useVacancyNames } from '../candidates/list/useVacancyNames';
import { useDepartments } from '../departments/useDepartments';

export interface PlaceValues {
  vacante_id: string;
  departamento: string;
  posicion: string;
}

interface Props {
  values: PlaceValues;
  errors?: Record<string, string>;
  onChange: (changes: Partial<PlaceValues>) => void;
  /** What the empty choice says. */
  none?: string;
}

/** A vacancy, or a department and a position. */
export function PlaceFields({
  values,
  errors = {},
  onChange,
  none = 'Ninguna: candidatura espontánea',
}: Props) {
  const vacancies = useVacancyNames();
  const { departments, options } = useDepartments();
  const positions = departments.find(({ codigo }) => codigo === values.departamento)?.posiciones ?? [];
  const shown = positions.find(({ value }) => value === values.posicion)?.label ?? values.posicion;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <TextField
        select
        label="Vacante"
        margin="none"
        value={values.vacante_id}
        error={Boolean(errors.vacante)}
        helperText={errors.vacante}
        onChange={({ target }) => onChange({ vacante_id: target.value })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{none}</MenuItem>
        {vacancies.options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {!values.vacante_id && (
        <>
          <TextField
            select
            label="Departamento"
            margin="none"
            value={options.some(({ value }) => value === values.departamento) ? values.departamento : ''}
            error={Boolean(errors.departamento)}
            helperText={errors.departamento}
            onChange={({ target }) => onChange({ departamento: target.value, posicion: '' })}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">Sin elegir</MenuItem>
            {options.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Autocomplete
            freeSolo
            options={positions.map(({ label }) => label)}
            inputValue={shown}
            onInputChange={(_event, text) =>
              onChange({ posicion: positions.find(({ label }) => label === text)?.value ?? text })
            }
            renderInput={(params) => (
              <TextField
                {...params}
                label="Posición"
                margin="none"
                error={Boolean(errors.posicion)}
                helperText={errors.posicion}
              />
            )}
          />
        </>
      )}
    </Box>
  );
}
