import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import type { ChangeEvent } from 'react';
import { Form, SelectInput } from 'react-admin';

interface Props {
  initial: MessageType;
  types: readonly MessageType[];
  disabled?: boolean;
  onChoose: (type: MessageType) => void;
}

/** Which kind of message is written. A form of its own: another kind has other words. */
export const MessageTypeChoice = ({ initial, types, disabled, onChoose }: Props) => (
  <Form defaultValues={{ tipo: initial }}>
    <SelectInput
      source="tipo"
      label="Tipo de mensaje"
      isRequired
      disabled={disabled}
      choices={types.map((id) => ({ id, name: EMAIL_KINDS[id].byHand.name }))}
      onChange={(event) => onChoose((event as ChangeEvent<HTMLInputElement>).target.value as MessageType)}
      helperText={false}
    />
  </Form>
);
