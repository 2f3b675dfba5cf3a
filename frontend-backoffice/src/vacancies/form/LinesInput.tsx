import { TextInput, type TextInputProps } from 'react-admin';

const format = (lines: readonly string[] | null | undefined) => (lines ?? []).join('\n');
const parse = (text: string) => text.split('\n');

/** react-admin's `TextInput` for a list of short texts: each line is one. */
export function LinesInput(props: TextInputProps) {
  return (
    <TextInput multiline minRows={3} helperText="Uno por línea" {...props} format={format} parse={parse} />
  );
}
