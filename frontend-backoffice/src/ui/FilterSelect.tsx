import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export interface FilterOption {
  value: string;
  label: string;
}

interface Props {
  label: string;
  /** Text of the choice that filters nothing. */
  allLabel: string;
  value: string | undefined;
  options: readonly FilterOption[];
  onChoose: (value: string | undefined) => void;
}

const ALL = 'todos';

/** One filter of a list: everything, or one value. */
export function FilterSelect({ label, allLabel, value, options, onChoose }: Props) {
  // An address may carry a value that is no option (yet): it stays visible instead of breaking the field.
  const shown = value && !options.some((option) => option.value === value) ? [{ value, label: value }] : [];
  return (
    <TextField
      select
      label={label}
      value={value ?? ALL}
      onChange={(event) => onChoose(event.target.value === ALL ? undefined : event.target.value)}
      margin="none"
    >
      <MenuItem value={ALL}>{allLabel}</MenuItem>
      {[...shown, ...options].map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
