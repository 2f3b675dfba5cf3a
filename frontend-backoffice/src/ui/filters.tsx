import { SelectInput, type SelectInputProps, TextInput } from 'react-admin';

/** The filters of a list: react-admin reads `key`, `source` and `alwaysOn` of the element itself. */
export const WORDS_FILTER = <TextInput key="q" source="q" alwaysOn resettable />;

/** One of some values. */
export const choiceFilter = (
  source: string,
  choices: { id: string; name: string }[],
  input: Partial<SelectInputProps> = {},
) => <SelectInput key={source} source={source} alwaysOn emptyText="Todos" choices={choices} {...input} />;
