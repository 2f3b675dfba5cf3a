import { hasWords } from '@hiring/contract';
import { AutocompleteInput, type AutocompleteInputProps } from 'react-admin';
import { translate } from '../../i18n/texts';

/** `InputLabelProps` of a field whose placeholder is to be read before anything is chosen. */
export const LABEL_SHRUNK = { shrink: true };

interface SearchedInputProps extends Omit<AutocompleteInputProps, 'optionText' | 'matchSuggestion'> {
  optionText?: string;
  /** What is read where nothing is chosen. */
  emptyText?: string;
}

/** react-admin's `AutocompleteInput` where there may be many: parts of words find a choice, Enter takes the first. */
export function SearchedInput({ optionText = 'name', emptyText, ...input }: SearchedInputProps) {
  return (
    <AutocompleteInput
      {...input}
      optionText={optionText}
      autoHighlight
      // Enter right after the last letter must not take the first of the choices before it.
      debounce={0}
      // Names of people and tags are no keys of texts.
      translateChoice={false}
      matchSuggestion={(typed: string, choice: Record<string, string>) =>
        hasWords(choice[optionText] ?? '', typed)
      }
      {...(emptyText !== undefined && {
        TextFieldProps: { placeholder: translate(emptyText), InputLabelProps: LABEL_SHRUNK },
      })}
    />
  );
}

/** `SearchedInput` in a bar of filters. */
export const SearchedFilter = ({ emptyText = 'ui.inputs.all', ...input }: SearchedInputProps) => (
  <SearchedInput margin="none" size="small" emptyText={emptyText} {...input} />
);

/** `SearchedFilter` among the filters of a list, which reads `key`, `source` and `alwaysOn` of the element itself. */
export const searchedFilter = (
  source: string,
  choices: { id: string; name: string }[],
  input: Partial<SearchedInputProps> = {},
) => <SearchedFilter key={source} source={source} alwaysOn choices={choices} {...input} />;
