import '../../i18n/panel';
import { Card, InputAdornment, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { setFormats, SETTING_LENGTH, type SETTING_RANGE } from '@hiring/contract';
import { TextInput, type TextInputProps, type TransformData } from 'react-admin';
import { NumberInput } from '../../ui/forms/NumberInput';
import { problemOf, type Schemas } from '../../providers/api';

import { FormToolbar, SingleRecordForm } from '../../ui/forms/SingleRecordForm';
import { translate } from '../../i18n/texts';
import { styled } from '@mui/material/styles';
import { Columns, LongText } from '../../ui/layout';

export type Settings = Schemas['SettingsResponse'];

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

const Fields = styled(Columns)({ marginTop: 20, '& .MuiFormControl-root': { margin: 0 } });

/** Settings that belong together, two in a row where there is room. */
export function SettingsGroup({ title, lead, children }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2.5 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {translate(title)}
      </Typography>
      {lead && <LongText color="text.secondary">{translate(lead)}</LongText>}
      <Fields md={2} spacing={2.5}>
        {children}
      </Fields>
    </Card>
  );
}

// What is said of a disabled field is to be read.
const READ = { disabled: false };

type InputMode = 'email' | 'tel';

/** react-admin's `TextInput` with the length that a setting may have. */
export const SettingInput = ({ inputMode, ...props }: TextInputProps & { inputMode?: InputMode }) => (
  <TextInput
    autoComplete="off"
    slotProps={{ htmlInput: { maxLength: SETTING_LENGTH, inputMode }, formHelperText: READ }}
    {...props}
  />
);

interface WholeNumberProps extends Pick<TextInputProps, 'source' | 'label' | 'helperText' | 'disabled'> {
  unit?: string;
}

/** `NumberInput` for whole numbers; the server says which are too low or too high. */
export const WholeNumberInput = ({ unit, ...props }: WholeNumberProps) => (
  <NumberInput
    slotProps={{
      htmlInput: { inputMode: 'numeric' },
      formHelperText: READ,
      input: {
        endAdornment: unit && <InputAdornment position="end">{translate(unit)}</InputAdornment>,
      },
    }}
    {...props}
  />
);

export const SettingNumberInput = (props: WholeNumberProps & { source: keyof typeof SETTING_RANGE }) => (
  <WholeNumberInput {...props} />
);

/** The settings of one tab, saved together. Only what was changed is sent: each setting has a version of its own. */
export function SettingsForm({ children }: { children: ReactNode }) {
  // After a refusal the form says what somebody else set; saving again replaces that.
  const newer = useRef<number>(undefined);
  const changes: TransformData = (data: Settings, options) => {
    const shown = options?.previousData as Settings;
    const changed = Object.entries(data).filter(([name, value]) => value !== shown[name as keyof Settings]);
    return {
      // An emptied field is null in the form.
      ...Object.fromEntries(changed.map(([name, value]) => [name, (value as unknown) ?? ''])),
      version: newer.current ?? shown.version,
    };
  };
  return (
    <SingleRecordForm<Settings>
      resource="config"
      unreadable="panel.settings.unreadable"
      failure="panel.settings.failure"
      saved="panel.settings.saved"
      transform={changes}
      onSaved={(settings) => {
        newer.current = undefined;
        setFormats(settings);
      }}
      onFailed={(error) => {
        newer.current = problemOf(error)?.config?.version ?? newer.current;
      }}
    >
      {children}
      <FormToolbar />
    </SingleRecordForm>
  );
}
