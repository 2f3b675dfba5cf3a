import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { VACANCY_ESTADO_LABEL, VACANCY_FIELD_LABEL, VACANCY_OPEN_ESTADOS } from '@hiring/contract';
import Box from '@mui/material/Box';
import type { FormValues } from './formValues';

interface Props {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
  onChange: (patch: Partial<FormValues>) => void;
}

/** Where it stands, until when, and who sees it. */
export function PublicationFields({ values, errors, isNew, onChange }: Props) {
  return (
    <>
      <TextField
        select
        required
        margin="none"
        label={VACANCY_FIELD_LABEL.estado}
        value={values.estado}
        error={Boolean(errors.estado)}
        helperText={errors.estado ?? (isNew ? undefined : 'Para cerrarla, usa «Cerrar vacante»')}
        onChange={({ target }) => onChange({ estado: target.value as FormValues['estado'] })}
      >
        {VACANCY_OPEN_ESTADOS.map((estado) => (
          <MenuItem key={estado} value={estado}>
            {VACANCY_ESTADO_LABEL[estado]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        margin="none"
        label={VACANCY_FIELD_LABEL.cierra_el}
        value={values.cierra_el}
        error={Boolean(errors.cierra_el)}
        helperText={errors.cierra_el ?? 'Opcional. Al acabar ese día se cierra sola'}
        onChange={({ target }) => onChange({ cierra_el: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {(['visible_publicamente', 'destacada'] as const).map((name) => (
          <FormControlLabel
            key={name}
            control={<Switch checked={values[name]} onChange={(_event, on) => onChange({ [name]: on })} />}
            label={VACANCY_FIELD_LABEL[name]}
          />
        ))}
      </Box>
    </>
  );
}
