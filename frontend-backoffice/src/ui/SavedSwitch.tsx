import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId, useState } from 'react';
import { AskFirst } from './AskFirst';
import { SavingNote } from './SavingNote';
import { useSaving } from './useSaving';

interface Props {
  label: string;
  value: boolean;
  save: (on: boolean) => Promise<void>;
  failure: string;
  field?: string;
  hint?: ReactNode;
  /** A confirmation before it is turned on. */
  warning?: { question: string; explanation: string; confirm: string };
}

/** A switch that is saved on change; a failure restores the previous value. */
export function SavedSwitch({ label, value, save, failure, field, hint, warning }: Props) {
  const { state, run } = useSaving(save, field);
  const [asking, setAsking] = useState(false);
  const hintId = useId();
  const shown = state.kind === 'saving' ? state.value : value;
  const turn = (on: boolean) => {
    if (on && warning) setAsking(true);
    else void run(on);
  };

  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={shown}
            disabled={state.kind === 'saving'}
            onChange={(_event, on) => turn(on)}
            slotProps={{ input: { 'aria-describedby': hint ? hintId : undefined } }}
          />
        }
        label={label}
        sx={{ minHeight: 44 }}
      />
      {hint && (
        <FormHelperText id={hintId} sx={{ mx: 0, mt: 0 }}>
          {hint}
        </FormHelperText>
      )}
      <SavingNote
        state={state}
        failure={failure}
        say={(on) => (on ? 'activado' : 'desactivado')}
        onAgain={(on) => void run(on)}
      />
      {warning && (
        <AskFirst
          open={asking}
          question={warning.question}
          explanation={warning.explanation}
          confirm={warning.confirm}
          onClose={() => setAsking(false)}
          onConfirm={() => void run(true)}
        />
      )}
    </Box>
  );
}
