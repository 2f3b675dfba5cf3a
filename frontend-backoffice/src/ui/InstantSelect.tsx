import type { SxProps } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { Form, SelectInput } from 'react-admin';
import { EMPTY_SHOWN } from './emptyShown';

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
  const { value, choices, emptyText, onChoose, ...input } = props;
  return (
    <Form record={{ choice: value ?? '' }}>
      <SelectInput
        {...input}
        source="choice"
        margin="none"
        choices={[...choices]}
        {...(emptyText === undefined ? { isRequired: true } : { emptyText, slotProps: EMPTY_SHOWN })}
        onChange={(event) => {
          const { target } = event as ChangeEvent<HTMLInputElement>;
          onChoose(choices.find(({ id }) => id === target.value)?.id);
        }}
        helperText={false}
      />
    </Form>
  );
}
