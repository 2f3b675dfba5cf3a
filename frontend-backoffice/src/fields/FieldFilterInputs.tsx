import { type CustomFieldKind, customFieldText } from '@hiring/contract';
import { Fragment, type ReactNode } from 'react';
import { DateInput, SelectArrayInput, TextInput } from 'react-admin';
import { NumberInput } from '../ui/forms/NumberInput';
import { FilterInput } from '../ui/forms/inputs';
import { translate } from '../i18n/texts';
import { listName, useFieldsOfPeople } from './fieldFilters';
import { choicesOf } from './CustomInput';
import type { CustomField } from './useCustomFields';

interface Given {
  source: string;
  label: string;
}
type Filter = (given: Given, field: CustomField) => ReactNode;

const ANSWERS = [
  { id: 'true', name: 'ra.boolean.true' },
  { id: 'false', name: 'ra.boolean.false' },
];

const part: Filter = (given) => <TextInput {...given} resettable margin="none" />;
const between =
  (Input: typeof NumberInput | typeof DateInput): Filter =>
  ({ source, label: name }) =>
    (['desde', 'hasta'] as const).map((end) => (
      <Input
        key={end}
        source={`${source}.${end}`}
        label={translate(`fields.filters.${end}Label`, { name })}
        margin="none"
      />
    ));
const anyOf: Filter = (given, field) => (
  <SelectArrayInput
    {...given}
    margin="none"
    variant="outlined"
    helperText={false}
    choices={choicesOf(field)}
    // A text, as saved views keep it.
    format={(value?: string) => (value ? String(value).split(',') : [])}
    parse={(values: string[]) => values.join()}
  />
);

const INPUTS: Record<CustomFieldKind, Filter> = {
  texto: part,
  texto_largo: part,
  enlace: part,
  numero: between(NumberInput),
  fecha: between(DateInput),
  si_no: (given) => <FilterInput {...given} choices={ANSWERS} />,
  una_de: anyOf,
  varias_de: anyOf,
};

/** The filters by fields of the company, in their order; none where there are none. */
export function FieldFilterInputs() {
  return useFieldsOfPeople()
    .filter(({ en_listas }) => en_listas)
    .map((field) => (
      <Fragment key={field.id}>
        {INPUTS[field.tipo]({ source: listName(field), label: customFieldText(field.etiqueta) }, field)}
      </Fragment>
    ));
}
