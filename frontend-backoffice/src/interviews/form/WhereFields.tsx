import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  INTERVIEW_LIMITS,
  INTERVIEW_TIPO_LABEL,
  INTERVIEW_TIPOS,
  type InterviewTipo,
} from '@hiring/contract';
import type { FieldErrors, FormValues } from './formValues';

interface Props {
  values: FormValues;
  errors: FieldErrors;
  onChange: (changes: Partial<FormValues>) => void;
}

/** How, and the place or the link that belongs to it. What is typed for the other kind is kept while the form is open. */
export function WhereFields({ values, errors, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
      <TextField
        select
        required
        label="Tipo"
        margin="none"
        value={values.tipo}
        error={Boolean(errors.tipo)}
        helperText={errors.tipo}
        onChange={(event) => onChange({ tipo: event.target.value as InterviewTipo })}
      >
        {INTERVIEW_TIPOS.map((tipo) => (
          <MenuItem key={tipo} value={tipo}>
            {INTERVIEW_TIPO_LABEL[tipo]}
          </MenuItem>
        ))}
      </TextField>
      {values.tipo === 'presencial' && (
        <TextField
          label="Ubicación"
          required
          margin="none"
          value={values.ubicacion}
          error={Boolean(errors.ubicacion)}
          helperText={errors.ubicacion}
          onChange={(event) => onChange({ ubicacion: event.target.value })}
          slotProps={{ htmlInput: { maxLength: INTERVIEW_LIMITS.place } }}
        />
      )}
      {values.tipo === 'virtual' && (
        <TextField
          label="Enlace de la reunión"
          type="url"
          required
          margin="none"
          placeholder="https://"
          value={values.link_virtual}
          error={Boolean(errors.link_virtual)}
          helperText={errors.link_virtual}
          onChange={(event) => onChange({ link_virtual: event.target.value })}
          slotProps={{ htmlInput: { maxLength: INTERVIEW_LIMITS.link } }}
        />
      )}
    </Box>
  );
}
