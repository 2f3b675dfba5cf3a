import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { INTERVIEW_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import type { Interviewer } from '../types';
import { useInterviewers } from '../useInterviewers';
import { useSettled } from './useSettled';

interface Props {
  /** Empty: not one of the staff. */
  id: string;
  name: string;
  error: string | undefined;
  onChange: (id: string, name: string) => void;
}

/** Somebody of the staff, whose interviews cannot overlap, or any name. */
export function InterviewerField({ id, name, error, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const q = useSettled(id ? '' : name.trim());
  const { data, isFetching } = useInterviewers({ q, enabled: open });
  const help = id
    ? 'Es del equipo: no puede tener dos entrevistas a la vez'
    : 'Elige a alguien del equipo o escribe un nombre';

  return (
    <Autocomplete<Interviewer, false, false, true>
      freeSolo
      options={data ?? []}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={id ? { id, nombre: name } : name}
      inputValue={name}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') onChange('', text);
      }}
      onChange={(_event, choice) => {
        if (choice === null) onChange('', '');
        else if (typeof choice === 'string') onChange('', choice);
        else onChange(choice.id, choice.nombre);
      }}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.nombre)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loading={isFetching}
      loadingText="Cargando..."
      clearText="Borrar"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Entrevistador (opcional)"
          margin="none"
          error={Boolean(error)}
          helperText={error ?? help}
          slotProps={{ htmlInput: { ...params.inputProps, maxLength: INTERVIEW_LIMITS.interviewer } }}
        />
      )}
    />
  );
}
