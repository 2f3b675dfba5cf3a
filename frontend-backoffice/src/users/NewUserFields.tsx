import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { LIMITS, ROLE_LABEL, STAFF_ROLES } from '@hiring/contract';
import { useId } from 'react';
import { useDepartments } from '../departments/useDepartments';
import { NEW_USER_LABEL, type NewUserField, type NewUserValues } from './newUser';
import { NewUserPassword } from './NewUserPassword';

interface Props {
  values: NewUserValues;
  errors: Partial<Record<string, string>>;
  onChange: (change: Partial<NewUserValues>) => void;
}

const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export function NewUserFields({ values, errors, onChange }: Props) {
  const { departments } = useDepartments();
  const entryId = useId();
  const offered = departments.filter(({ ofrecido_en }) => ofrecido_en.includes('personal'));
  const positions = offered.find(({ codigo }) => codigo === values.departamento)?.posiciones ?? [];
  const bind = (name: NewUserField) => ({
    name,
    label: NEW_USER_LABEL[name],
    required: true,
    fullWidth: true,
    margin: 'none' as const,
    value: values[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({
        [name]: target.value,
        // Another department has other positions.
        ...(name === 'departamento' ? { posicion: '' } : {}),
      }),
  });

  return (
    <>
      <Box sx={TWO_COLUMNS}>
        <TextField
          {...bind('nombre')}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
        />
        <TextField
          {...bind('apellidos')}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
        />
        <TextField
          {...bind('email')}
          type="email"
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: LIMITS.email } }}
        />
        <TextField {...bind('role')} select>
          {STAFF_ROLES.map((role) => (
            <MenuItem key={role} value={role}>
              {ROLE_LABEL[role]}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...bind('departamento')} select value={offered.length > 0 ? values.departamento : ''}>
          {offered.map(({ codigo, nombre }) => (
            <MenuItem key={codigo} value={codigo}>
              {nombre}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...bind('posicion')} select>
          {positions.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FormControl>
        <FormLabel id={entryId}>Cómo entra por primera vez</FormLabel>
        <RadioGroup
          aria-labelledby={entryId}
          name="entrada"
          value={values.entrada}
          onChange={(_event, entrada) => onChange({ entrada: entrada as NewUserValues['entrada'] })}
        >
          <FormControlLabel
            value="invitacion"
            control={<Radio />}
            label="Enviar invitación (recomendado): recibe un enlace y elige su contraseña"
          />
          <FormControlLabel
            value="contrasena"
            control={<Radio />}
            label="Escribir ahora una contraseña y dársela"
          />
        </RadioGroup>
      </FormControl>
      {values.entrada === 'contrasena' && (
        <Box sx={TWO_COLUMNS}>
          <NewUserPassword {...bind('password')} />
          <NewUserPassword {...bind('confirmPassword')} />
        </Box>
      )}
    </>
  );
}
