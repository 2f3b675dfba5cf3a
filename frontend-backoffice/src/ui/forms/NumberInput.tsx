import { numberFormat, readNumber } from '@hiring/contract';
import { type ChangeEvent, useState } from 'react';
import { TextInput, type TextInputProps, type Validator } from 'react-admin';
import { translate } from '../../i18n/texts';

const written = numberFormat({ maximumFractionDigits: 4 });
const textOf = (value: unknown): string =>
  typeof value === 'number' ? written(value) : typeof value === 'string' ? value : '';

/** A text that could not be read stays a text. */
const isNumber: Validator = (value: unknown) =>
  typeof value === 'string' && value !== '' ? translate('ui.inputs.notANumber') : undefined;

/**
 * In place of react-admin's `NumberInput`, whose native field takes `24.000` for 24: what is typed is read as it is
 * written in Spain, and shown so when the field is left.
 */
export function NumberInput({ validate = [], slotProps, onChange, onBlur, ...input }: TextInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const htmlInput = { inputMode: 'decimal', autoComplete: 'off', ...slotProps?.htmlInput } as const;
  return (
    <TextInput
      {...input}
      validate={[isNumber, ...[validate].flat()]}
      format={(value: unknown) => typed ?? textOf(value)}
      parse={(text: string) => (text.trim() === '' ? null : (readNumber(text) ?? text))}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      slotProps={{ ...slotProps, htmlInput }}
    />
  );
}
