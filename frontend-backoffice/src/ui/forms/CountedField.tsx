import { TextField, type TextFieldProps } from '@mui/material';
import { translate } from '../../i18n/texts';
import { Ends } from '../layout';

/** What is said of a text, and how much of its limit it has. */
export const LetterCount = ({ text, limit, children }: { text: string; limit: number; children: string }) => (
  <Ends as="span">
    <span>{children}</span>
    <span>
      {text.length}/{limit}
    </span>
  </Ends>
);

interface Props extends Pick<
  TextFieldProps,
  'label' | 'placeholder' | 'minRows' | 'maxRows' | 'autoFocus' | 'inputRef'
> {
  /** Who will read the text. */
  help: string;
  limit: number;
  value: string;
  /** Being saved: the text stays as it is, and the focus stays too. */
  busy?: boolean;
  onChange: (value: string) => void;
}

/** MUI's `TextField` for several lines, with the count of letters beside its help. */
export function CountedField({ help, limit, value, busy = false, onChange, ...field }: Props) {
  return (
    <TextField
      minRows={3}
      maxRows={12}
      {...field}
      multiline
      fullWidth
      margin="none"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={
        <LetterCount text={value} limit={limit}>
          {translate(help)}
        </LetterCount>
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: limit, readOnly: busy },
        formHelperText: { component: 'div', sx: { mx: 0 } },
      }}
    />
  );
}
