import { MenuItem, TextField } from '@mui/material';

export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  label: string;
  /** Text of the option that filters nothing. */
  allLabel: string;
  value: string | undefined;
  options: readonly FilterOption<Value>[];
  onChoose: (value: Value | undefined) => void;
}

const ALL = 'todos';

/** One filter of a list: all, or one value. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  value,
  options,
  onChoose,
}: Props<Value>) {
  // The URL may contain a value without an option (yet): it stays visible instead of breaking the field.
  const shown = value && !options.some((option) => option.value === value) ? [{ value, label: value }] : [];
  return (
    <TextField
      select
      label={label}
      value={value ?? ALL}
      onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value)}
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
