import type { SxProps } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { Form, SelectInput, type SelectInputProps, TextInput } from 'react-admin';
import { translate } from '../../i18n/texts';

/** `slotProps` of a `SelectInput` whose empty choice has words that are to be read before anything is chosen. */
export const EMPTY_SHOWN = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;

interface Props<Value extends string> {
  label: string;
  /** Undefined: none is chosen. */
  value: Value | undefined;
  choices: readonly { id: Value; name: string }[];
  /** The choice of none; without it one is always chosen. */
  emptyText?: string;
  disabled?: boolean;
  onChoose: (value: Value | undefined) => void;
  sx?: SxProps;
}

/** react-admin's `SelectInput` in a form of its own: what is chosen is done at once. */
export function InstantSelect<Value extends string>(props: Props<Value>) {
  const { label, value, choices, emptyText, onChoose, ...input } = props;
  return (
    <Form record={{ choice: value ?? '' }}>
      <SelectInput
        {...input}
        source="choice"
        // An element: the string of a required input gets an asterisk, and here one is always chosen.
        label={<>{translate(label)}</>}
        margin="none"
        choices={[...choices]}
        {...(emptyText === undefined ? { isRequired: true } : { emptyText, slotProps: EMPTY_SHOWN })}
        onChange={(event) => {
          const { target } = event as ChangeEvent<HTMLInputElement>;
          onChoose(choices.find(({ id }) => id === target.value)?.id);
        }}
      />
    </Form>
  );
}

/** Choices of react-admin's inputs from values and their labels. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>> | ((value: Value) => string),
): { id: Value; name: string }[] =>
  values.map((id) => ({ id, name: typeof labels === 'function' ? labels(id) : labels[id] }));

/** Inputs of a filter bar stand side by side: `FilterLiveForm` is no box of its own. */
export const FILTER_BAR = {
  '& > form, & form': { display: 'contents' },
  '& .ra-input': { m: 0, minWidth: 0 },
} as const;

interface SelectInputsProps extends Omit<SelectInputProps, 'onChange'> {
  onChoose?: (value: string) => void;
}

/** react-admin's `SelectInput` in a bar of filters: the choice that filters nothing can be read. */
export function FilterInput({ emptyText = 'ui.inputs.all', onChoose, ...input }: SelectInputsProps) {
  return (
    <SelectInput
      margin="none"
      slotProps={EMPTY_SHOWN}
      emptyText={emptyText}
      onChange={(event) => onChoose?.((event as ChangeEvent<HTMLInputElement>).target.value)}
      {...input}
    />
  );
}

/** The filters of a list: react-admin reads `key`, `source` and `alwaysOn` of the element itself. */
export const WORDS_FILTER = <TextInput key="q" source="q" alwaysOn resettable />;

/** One of some values. */
export const choiceFilter = (
  source: string,
  choices: { id: string; name: string }[],
  input: Partial<SelectInputProps> = {},
) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    emptyText="ui.inputs.all"
    slotProps={EMPTY_SHOWN}
    choices={choices}
    {...input}
  />
);

/** `slotProps` of an input that takes so many letters. */
export const upTo = (maxLength: number) => ({ htmlInput: { maxLength } });
