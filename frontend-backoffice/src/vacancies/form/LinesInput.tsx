import { TextInput, type TextInputProps } from 'react-admin';
import { translate } from '../../i18n/texts';

const format = (lines: readonly string[] | null | undefined) => (lines ?? []).join('\n');
const parse = (text: string) => text.split('\n');

/** react-admin's `TextInput` for a list of short texts: each line is one. */
export function LinesInput({ placeholder, ...input }: TextInputProps) {
  return (
    <TextInput
      multiline
      minRows={3}
      helperText="vacancies.form.onePerLine"
      placeholder={placeholder && translate(placeholder)}
      {...input}
      format={format}
      parse={parse}
    />
  );
}
