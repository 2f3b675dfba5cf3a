import { RULE_LIMITS } from '@hiring/contract';
import { Alert, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { translate } from '../i18n/texts';
import { upTo } from '../ui/forms/inputs';
import { NumberInput } from '../ui/forms/NumberInput';
import { AddAction, RuleActionInputs } from './RuleActionInputs';
import { RuleConditionInputs } from './RuleConditionInputs';
import { RuleWhenInputs } from './RuleWhenInputs';

const NEEDED = [required()];

/** A part of the sentence. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="fieldset" spacing={1.5} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
      {translate(title)}
    </Typography>
    {children}
  </Stack>
);

/** A rule as a sentence: when, if, then. */
export function RuleInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Alert severity="info">
        {translate('rules.never')} {isNew && translate('rules.form.offNew')}
      </Alert>
      <TextInput source="nombre" validate={NEEDED} helperText={false} slotProps={upTo(RULE_LIMITS.nombre)} />
      <Part title="rules.form.when">
        <RuleWhenInputs />
      </Part>
      <Part title="rules.form.if">
        <RuleConditionInputs />
      </Part>
      <Part title="rules.form.then">
        <ArrayInput source="entonces" label={false} helperText={false}>
          <SimpleFormIterator
            disableClear
            addButton={<AddAction />}
            getItemLabel={(index) => translate('rules.form.actionNumber', { number: index + 1 })}
            sx={{
              '& .RaSimpleFormIterator-line': { py: 1.5 },
              '& .RaSimpleFormIterator-form': { width: '100%' },
            }}
          >
            <RuleActionInputs />
          </SimpleFormIterator>
        </ArrayInput>
      </Part>
      <NumberInput source="freno_hora" validate={NEEDED} helperText="rules.form.brakeHelp" />
    </>
  );
}
