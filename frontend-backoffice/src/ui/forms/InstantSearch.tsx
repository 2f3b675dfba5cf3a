import { hasWords } from '@hiring/contract';
import { Autocomplete, TextField } from '@mui/material';
import { focusFirst } from '../keyboard';
import { translate } from '../../i18n/texts';

interface Choice {
  id: string;
  name: string;
  /** What a word finds besides the name. */
  words?: string;
}

interface Props {
  label: string;
  /** Undefined: none is chosen. */
  value: string | undefined;
  choices: readonly Choice[];
  /** The choice of none; without it one that was chosen cannot be taken back. */
  emptyText?: string;
  /** Whether it takes the focus when it appears. */
  focused?: boolean;
  disabled?: boolean;
  onChoose: (id: string | undefined) => void;
}

/** MUI's `Autocomplete` outside of a form, for many choices: parts of words find one, and it is done at once. */
export function InstantSearch({
  label,
  value,
  choices,
  emptyText,
  focused = false,
  disabled = false,
  onChoose,
}: Props) {
  const none: Choice = { id: '', name: emptyText === undefined ? '' : translate(emptyText) };
  return (
    <Autocomplete
      size="small"
      autoHighlight
      openOnFocus
      // The keys of the screen are heard again.
      blurOnSelect
      // Emptying the field on the way to another name would choose none.
      disableClearable
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      value={choices.find(({ id }) => id === value) ?? none}
      options={emptyText === undefined ? choices : [none, ...choices]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all, { inputValue }) =>
        all.filter(({ name, words = '' }) => hasWords(`${name} ${words}`, inputValue))
      }
      disabled={disabled}
      onChange={(_event, { id }) => onChoose(id || undefined)}
      renderInput={(field) => (
        <TextField
          {...field}
          label={translate(label)}
          margin="none"
          {...(focused && { inputRef: focusFirst })}
        />
      )}
    />
  );
}
