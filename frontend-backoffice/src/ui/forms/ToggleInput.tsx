import { FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { type InputProps, useInput, ValidationError } from 'react-admin';
import { translate } from '../../i18n/texts';

interface Props extends Pick<InputProps, 'validate'> {
  /** A second press leaves the choice. */
  required?: boolean;
  source: string;
  label: string;
  hint?: string | null;
  choices: readonly { id: string | number; name: string }[];
}

/** On a phone they take several rows: each has a border of its own. */
const CHOICES = {
  mt: 0.75,
  flexWrap: 'wrap',
  gap: 0.5,
  '& .MuiToggleButtonGroup-grouped': { ml: 0, border: '1px solid', borderColor: 'divider', borderRadius: 1 },
};

/** react-admin's `RadioButtonGroupInput` as MUI's toggle buttons: a second press takes the choice back. */
export function ToggleInput({ source, label, hint, choices, validate, required = false }: Props) {
  const { field, fieldState } = useInput({ source, validate });
  const labelId = useId();
  const errorId = useId();
  const message = fieldState.error?.message;
  return (
    <div>
      <Typography id={labelId} variant="strong">
        {translate(label)}
      </Typography>
      {hint && <Typography variant="note">{hint}</Typography>}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={field.value as string | number}
        onChange={(_event, value: string | number | null) =>
          (value !== null || !required) && field.onChange(value)
        }
        aria-labelledby={labelId}
        aria-describedby={message ? errorId : undefined}
        sx={CHOICES}
      >
        {choices.map(({ id, name }) => (
          <ToggleButton key={id} value={id}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {message && (
        <FormHelperText error id={errorId} role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </div>
  );
}
