import { InputAdornment } from '@mui/material';
import { SETTING_LENGTH, SETTING_RANGE } from '@hiring/contract';
import { NumberInput, TextInput, type TextInputProps } from 'react-admin';

// What is said of a disabled field is to be read.
const READ = { disabled: false };

type InputMode = 'email' | 'tel';

/** react-admin's `TextInput` with the length that a setting may have. */
export const SettingInput = ({ inputMode, ...props }: TextInputProps & { inputMode?: InputMode }) => (
  <TextInput
    helperText={false}
    autoComplete="off"
    slotProps={{ htmlInput: { maxLength: SETTING_LENGTH, inputMode }, formHelperText: READ }}
    {...props}
  />
);

interface WholeNumberProps {
  source: string;
  label?: string;
  range: { min: number; max: number };
  /** Shown after the value. */
  unit?: string;
  helperText?: string | false;
  disabled?: boolean;
}

/** react-admin's `NumberInput` for whole numbers; the server says which are too low or too high. */
export const WholeNumberInput = ({ range, unit, helperText = false, ...props }: WholeNumberProps) => (
  <NumberInput
    step={1}
    helperText={helperText}
    slotProps={{
      htmlInput: { ...range, inputMode: 'numeric' },
      formHelperText: READ,
      ...(unit && { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
    }}
    {...props}
  />
);

/** A whole number between the ends that its setting allows. */
export const SettingNumberInput = (
  props: Omit<WholeNumberProps, 'range'> & { source: keyof typeof SETTING_RANGE },
) => <WholeNumberInput range={SETTING_RANGE[props.source]} {...props} />;
