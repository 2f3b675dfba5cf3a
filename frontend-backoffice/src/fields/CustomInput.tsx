import { CUSTOM_FIELD_LIMITS, type CustomFieldKind, customFieldText } from '@hiring/contract';
import type { ReactNode } from 'react';
import { CheckboxGroupInput, DateInput, required, SelectInput, TextInput } from 'react-admin';
import { NumberInput } from '../ui/forms/NumberInput';
import { upTo } from '../ui/forms/inputs';
import type { CustomField } from './useCustomFields';

/** What every input of a field is given. */
interface Given {
  source: string;
  label: string;
  helperText: string | false;
  validate: ReturnType<typeof required>[];
}

export const choicesOf = ({ opciones }: CustomField) =>
  opciones.map(({ clave, texto }) => ({ id: clave, name: customFieldText(texto) }));

const YES_OR_NO = [
  { id: true, name: 'ra.boolean.true' },
  { id: false, name: 'ra.boolean.false' },
];
const { text, longText, link } = CUSTOM_FIELD_LIMITS;

const INPUTS: Record<CustomFieldKind, (given: Given, field: CustomField) => ReactNode> = {
  texto: (given) => <TextInput {...given} slotProps={upTo(text)} />,
  texto_largo: (given) => <TextInput {...given} multiline minRows={3} slotProps={upTo(longText)} />,
  enlace: (given) => <TextInput {...given} type="url" placeholder="https://" slotProps={upTo(link)} />,
  numero: (given, { unidad }) => (
    <NumberInput {...given} label={unidad ? `${given.label} (${unidad})` : given.label} />
  ),
  fecha: (given) => <DateInput {...given} />,
  si_no: (given) => <SelectInput {...given} choices={YES_OR_NO} />,
  una_de: (given, field) => <SelectInput {...given} choices={choicesOf(field)} />,
  varias_de: (given, field) => <CheckboxGroupInput {...given} choices={choicesOf(field)} />,
};

interface Props {
  field: CustomField;
  needed?: boolean;
  source?: string;
}

/** The input of a field of the company, under `campos` of a form. */
export function CustomInput({ field, needed = false, source = `campos.${field.clave}` }: Props) {
  return INPUTS[field.tipo](
    {
      source,
      label: customFieldText(field.etiqueta),
      helperText: field.ayuda.es ?? false,
      validate: needed ? [required()] : [],
    },
    field,
  );
}

/** The values of a form, for a request: a field that is empty is null. */
export const customValues = (fields: readonly CustomField[], campos: object = {}): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ clave }) => [clave, (campos as Record<string, unknown>)[clave] ?? null]));
