import { TextField } from '@mui/material';
import { useState } from 'react';

/** While a year is being typed the field already holds dates of the first millennium. */
const EARLIEST = '2000-01-01';

const isDay = (text: string) => text === '' || text >= EARLIEST;

interface Props {
  label: string;
  /** YYYY-MM-DD. */
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** A day of the calendar that narrows a list. */
export function DateFilter({ label, value, onChoose }: Props) {
  const [draft, setDraft] = useState<string>();
  const [shown, setShown] = useState(value);
  // The list has taken it, or something else has changed it.
  if (value !== shown) {
    setShown(value);
    setDraft(undefined);
  }
  return (
    <TextField
      type="date"
      label={label}
      margin="none"
      value={draft ?? value ?? ''}
      onChange={({ target }) => {
        setDraft(target.value);
        if (isDay(target.value)) onChoose(target.value || undefined);
      }}
      onBlur={() => draft !== undefined && !isDay(draft) && setDraft(undefined)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: EARLIEST, max: '2100-12-31' } }}
    />
  );
}
