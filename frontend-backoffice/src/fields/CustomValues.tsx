import { Button, Stack } from '@mui/material';
import type { CustomFieldNoun } from '@hiring/contract';
import { useState } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { RefusedField } from '../ui/forms/SingleRecordForm';
import { BusyButton } from '../ui/buttons';
import { Facts, Section } from '../ui/display/Facts';
import { Columns } from '../ui/layout';
import { fieldErrorsOf, useWrite } from '../providers/api';
import type { Noun } from '../providers/freshness';
import { translate } from '../i18n/texts';
import { CustomInput, customValues } from './CustomInput';
import { useCustomFacts, useCustomFields } from './useCustomFields';
import { Alert } from '../ui/Alert';

interface Props {
  noun: CustomFieldNoun;
  values: object;
  /** Writes the values of all fields that are in use. */
  write: (campos: Record<string, unknown>) => Promise<unknown>;
  changes: readonly Noun[];
}

function ValuesForm({ noun, values, write, changes, onClose }: Props & { onClose: () => void }) {
  // Other ones would replace what is typed.
  const [record] = useState({ campos: values });
  const fields = useCustomFields(noun);
  const save = useWrite((form: FieldValues) => write(customValues(fields, form['campos'] as object)), {
    changes,
    done: 'fields.saved',
  });
  const submit = (form: FieldValues) => save.mutateAsync(form).then(onClose, fieldErrorsOf);
  return (
    <Form record={record} onSubmit={submit} noValidate disableInvalidFormNotification>
      <RefusedField />
      {JSON.stringify(values) !== JSON.stringify(record.campos) && (
        <Alert severity="warning">{translate('fields.changed')}</Alert>
      )}
      <Columns sm={2} rowSpacing={1}>
        {fields.map((field) => (
          <CustomInput
            key={field.id}
            field={field}
            needed={field.obligatorio && field.clave in record.campos}
          />
        ))}
      </Columns>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <BusyButton type="submit" variant="contained" color="secondary" busy={save.isPending}>
          {translate('ra.action.save')}
        </BusyButton>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Stack>
    </Form>
  );
}

/** The company's own fields of a record, edited where they are read; archived ones only read. Nothing where there are none. */
export function CustomValues(props: Props) {
  const fields = useCustomFields(props.noun);
  const facts = useCustomFacts(props.noun, props.values);
  const [editing, setEditing] = useState(false);
  if (fields.length === 0 && facts.length === 0) return null;
  return (
    <Section title={props.noun === 'candidatura' ? 'fields.titleOfApplication' : 'fields.title'}>
      {editing ? (
        <ValuesForm {...props} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Facts facts={facts} />
          {fields.length > 0 && (
            <Button
              size="small"
              aria-label={translate('fields.editTitle')}
              onClick={() => setEditing(true)}
              sx={{ ml: -0.5 }}
            >
              {translate(facts.length > 0 ? 'fields.edit' : 'fields.fill')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
