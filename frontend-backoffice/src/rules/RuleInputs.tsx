import { RULE_LIMITS } from '@hiring/contract';

import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { translate } from '../i18n/texts';
import { AddRow } from '../ui/forms/AddRow';
import { FieldGroup } from '../ui/forms/FieldGroup';
import { upTo } from '../ui/forms/inputs';
import { NumberInput } from '../ui/forms/NumberInput';
import { RuleActionInputs } from './RuleActionInputs';
import { RuleConditionInputs } from './RuleConditionInputs';
import { RuleWhenInputs } from './RuleWhenInputs';
import { Alert } from '../ui/Alert';

const NEEDED = [required()];

/** A rule as a sentence: when, if, then. */
export function RuleInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Alert severity="info">
        {translate('rules.never')} {isNew && translate('rules.form.offNew')}
      </Alert>
      <TextInput source="nombre" validate={NEEDED} helperText={false} slotProps={upTo(RULE_LIMITS.nombre)} />
      <FieldGroup title="rules.form.when">
        <RuleWhenInputs />
      </FieldGroup>
      <FieldGroup title="rules.form.if">
        <RuleConditionInputs />
      </FieldGroup>
      <FieldGroup title="rules.form.then">
        <ArrayInput source="entonces" label={false} helperText={false}>
          <SimpleFormIterator
            disableClear
            addButton={
              <AddRow label="rules.form.add" row={{ tipo: 'documento' }} max={RULE_LIMITS.acciones} />
            }
            getItemLabel={(index) => translate('rules.form.actionNumber', { number: index + 1 })}
            sx={{
              '& .RaSimpleFormIterator-line': { py: 1.5 },
              '& .RaSimpleFormIterator-form': { width: '100%' },
            }}
          >
            <RuleActionInputs />
          </SimpleFormIterator>
        </ArrayInput>
      </FieldGroup>
      <NumberInput source="freno_hora" validate={NEEDED} helperText="rules.form.brakeHelp" />
    </>
  );
}
