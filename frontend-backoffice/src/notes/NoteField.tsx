import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { NOTE_LIMITS } from '@hiring/contract';
import type { Ref } from 'react';

interface Props {
  label: string;
  value: string;
  /** Being saved: what is typed stands still, and the keyboard stays. */
  busy: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/** Where a note is typed; who will read it is said there. */
export function NoteField({ label, value, busy, inputRef, onChange }: Props) {
  return (
    <TextField
      label={label}
      multiline
      minRows={3}
      maxRows={12}
      fullWidth
      margin="none"
      value={value}
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
      helperText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>
            Nota interna: no la ve el candidato durante el proceso. Figura en la copia de sus datos.
          </span>
          <span>
            {value.length}/{NOTE_LIMITS.texto}
          </span>
        </Box>
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: NOTE_LIMITS.texto, readOnly: busy },
        formHelperText: { component: 'div', sx: { mx: 0 } },
      }}
    />
  );
}
