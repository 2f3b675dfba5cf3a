import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { SavingNote } from './SavingNote';
import { useSaving } from './useSaving';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  save: (value: Value) => Promise<void>;
  failure: string;
  field?: string;
  hint?: ReactNode;
}

/** A select that is saved on change; a failure restores the previous value. */
export function SavedSelect<Value extends string>({
  label,
  value,
  options,
  save,
  failure,
  field,
  hint,
}: Props<Value>) {
  const { state, run } = useSaving(save, field);
  return (
    <Box>
      <TextField
        select
        fullWidth
        margin="none"
        label={label}
        value={state.kind === 'saving' ? state.value : value}
        disabled={state.kind === 'saving'}
        helperText={hint}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) void run(chosen.value);
        }}
        slotProps={{ formHelperText: { sx: { mx: 0 } } }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
      <SavingNote
        state={state}
        failure={failure}
        say={(wanted) => options.find((option) => option.value === wanted)?.label ?? wanted}
        onAgain={(wanted) => void run(wanted)}
      />
    </Box>
  );
}
