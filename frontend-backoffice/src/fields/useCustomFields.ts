import '../i18n/fields';
import {
  type CustomFieldNoun,
  type CustomFieldValues,
  customFieldText,
  type ToldCustomField,
  toldFieldValue,
} from '@hiring/contract';
import { translate } from '../i18n/texts';
import type { Fact } from '../ui/display/Facts';
import { api, type Schemas, useRead } from '../providers/api';

export type CustomField = Schemas['CustomFieldResponse'];

const FRESH_MS = 60_000;

/** All fields of the company, archived ones too. */
export const useAllCustomFields = (staleTime = 0) =>
  useRead(['custom-fields'], () => api.get('/api/custom-fields'), { staleTime });

/** The fields of a noun that are in use, in their order; none while they are read. */
export function useCustomFields(noun: CustomFieldNoun): CustomField[] {
  const { data = [] } = useAllCustomFields(FRESH_MS);
  return data.filter(({ entidad, archivado }) => entidad === noun && !archivado);
}

/** The value of a field as people read it; null: it has none. */
export function valueOf(field: ToldCustomField & { clave: string }, values: object): string | null {
  const value = (values as CustomFieldValues)[field.clave];
  return value === undefined ? null : toldFieldValue(field, value);
}

/** Fields of a record that have a value, archived ones too. */
export function useCustomFacts(noun: CustomFieldNoun, values: object): Fact[] {
  const { data = [] } = useAllCustomFields(FRESH_MS);
  return data
    .filter(({ entidad, clave }) => entidad === noun && clave in values)
    .map((field) => {
      const name = customFieldText(field.etiqueta);
      const label = field.archivado ? translate('fields.archived', { name }) : name;
      return { label, value: valueOf(field, values) };
    });
}
