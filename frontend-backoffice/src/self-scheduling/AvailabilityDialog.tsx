import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { INTERVIEW_TIPO_LABEL, INTERVIEW_TIPOS, SLOT_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../providers/problem';
import { EditDialog } from '../ui/EditDialog';
import { type AvailabilityDraft, draftOf, requestOf } from './availabilityDraft';
import { type Availability, useAvailabilityWrite, useInterviewers } from './useAvailability';
import { WindowFields } from './WindowFields';

const NUMBERS = [
  ['duracion_min', 'Duración (minutos)', 15, 480],
  ['margen_antes_min', 'Margen antes (minutos)', 0, SLOT_LIMITS.buffer],
  ['margen_despues_min', 'Margen después (minutos)', 0, SLOT_LIMITS.buffer],
  ['antelacion_horas', 'Antelación mínima (horas)', 0, SLOT_LIMITS.notice],
  ['dias_vista', 'Días que se ofrecen', 1, SLOT_LIMITS.days],
] as const;

interface Props {
  /** Null: new ones. */
  row: Availability | null;
  onClose: () => void;
}

/** The hours of an interviewer, new or changed. */
export function AvailabilityDialog({ row, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(row));
  const interviewers = useInterviewers();
  const save = useAvailabilityWrite(
    (provider, values: AvailabilityDraft) =>
      row
        ? provider.updateAvailability(row.id, { ...requestOf(values), version: row.version })
        : provider.createAvailability(requestOf(values)),
    'Horas guardadas.',
  );
  const errors = fieldErrorsOf(save.error);
  const bind = (name: Exclude<keyof AvailabilityDraft, 'franjas' | 'activa'>) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    error: errors[name] !== undefined,
    helperText: errors[name],
  });

  return (
    <EditDialog
      title={row ? 'Cambiar horas' : 'Nuevas horas para entrevistas'}
      maxWidth="sm"
      error={save.error}
      saving={save.isPending}
      onSave={() => save.mutate(draft, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        {...bind('nombre')}
        label="Nombre"
        placeholder="Entrevistas del taller"
        required
        slotProps={{ htmlInput: { maxLength: SLOT_LIMITS.name } }}
      />
      <TextField
        {...bind('entrevistador_id')}
        select
        label="Quién entrevista"
        required
        disabled={!interviewers.data}
      >
        {(interviewers.data ?? []).map(({ id, nombre }) => (
          <MenuItem key={id} value={id}>
            {nombre}
          </MenuItem>
        ))}
      </TextField>
      <WindowFields
        windows={draft.franjas}
        error={errors.franjas}
        onChange={(franjas) => setDraft({ ...draft, franjas })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {NUMBERS.map(([name, label, min, max]) => (
          <TextField
            key={name}
            {...bind(name)}
            label={label}
            type="number"
            required
            slotProps={{ htmlInput: { min, max, step: 1 } }}
          />
        ))}
        <TextField {...bind('tipo')} select label="Tipo">
          {INTERVIEW_TIPOS.map((tipo) => (
            <MenuItem key={tipo} value={tipo}>
              {INTERVIEW_TIPO_LABEL[tipo]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {draft.tipo === 'presencial' && <TextField {...bind('ubicacion')} label="Ubicación" />}
      {draft.tipo === 'virtual' && (
        <TextField {...bind('link_virtual')} label="Enlace de la videollamada" type="url" />
      )}
      <FormControlLabel
        control={
          <Switch
            checked={draft.activa}
            onChange={({ target }) => setDraft({ ...draft, activa: target.checked })}
          />
        }
        label="Se ofrecen a los candidatos"
      />
    </EditDialog>
  );
}
