import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';
import { SavingNote } from './SavingNote';
import { useSaving } from './useSaving';

interface Props {
  label: string;
  /** The saved value. */
  value: string;
  save: (text: string) => Promise<void>;
  /** Start of the error message. */
  failure: string;
  /** Its field name in the server's errors. */
  field?: string;
  hint?: ReactNode;
  disabled?: boolean;
  type?: TextFieldProps['type'];
  autoComplete?: string;
  /** Shown after the value. */
  unit?: string;
  input?: { maxLength?: number; min?: number; max?: number; inputMode?: 'numeric' | 'email' | 'tel' };
}

const SHOWN_LENGTH = 60;
const shortened = (text: string): string =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;

/** A text field that is saved on blur or Enter. Escape restores the saved value. */
export function SavedTextField({
  label,
  value,
  save,
  failure,
  field,
  hint,
  disabled = false,
  type = 'text',
  autoComplete = 'off',
  unit,
  input,
}: Props) {
  // Null: nothing is being typed, and the saved value is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const typed = useRef(draft);
  const element = useRef<HTMLInputElement>(null);
  const { state, run, reset } = useSaving(save, field);
  const type_ = (text: string | null) => {
    typed.current = text;
    setDraft(text);
  };

  const commit = async () => {
    const text = typed.current;
    if (text === null || state.kind === 'saving') return;
    if (text === value) {
      type_(null);
      return;
    }
    await run(text);
    // Text typed meanwhile is kept; a failure restores the saved value and offers the failed one again.
    if (typed.current === text) type_(null);
  };

  return (
    <Box>
      <TextField
        label={label}
        fullWidth
        margin="none"
        type={type}
        autoComplete={autoComplete}
        disabled={disabled}
        value={draft ?? value}
        error={state.kind === 'failed'}
        helperText={hint}
        inputRef={element}
        onChange={({ target }) => {
          if (state.kind !== 'saving') reset();
          type_(target.value);
        }}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit();
          if (event.key === 'Escape') type_(null);
        }}
        slotProps={{
          htmlInput: input,
          input: unit
            ? {
                endAdornment: (
                  <Box component="span" sx={{ pl: 1, color: 'text.secondary' }}>
                    {unit}
                  </Box>
                ),
              }
            : {},
          formHelperText: { disabled: false, sx: { mx: 0 } },
        }}
      />
      <SavingNote
        state={state}
        failure={failure}
        say={(text) => (text === '' ? 'vacío' : shortened(text))}
        onAgain={(text) => {
          reset();
          type_(text);
          element.current?.focus();
        }}
      />
    </Box>
  );
}
