import '../i18n/fields';
import { CUSTOM_FIELD_CLASSES, customFieldText, toldFieldValue } from '@hiring/contract';
import { set } from 'react-hook-form';
import { translate } from '../i18n/texts';
import { type CustomField, useAllCustomFields, useCustomFields } from './useCustomFields';

/** Filters by fields of the company in the address: of the person, and of the current application. */
export interface FieldFilters {
  campos: object;
  candidatura: object;
}

type Values = Record<string, object | string | number | boolean | null | undefined>;
/** Filters as the address has them, by the names that the server and saved views have: `campos.anos.desde`. */
export const namedFilters = (values: object, before = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values as Values).flatMap(([name, value]) => {
      if (value === undefined || value === null || value === '') return [];
      return typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(namedFilters(value, `${before}${name}.`))
        : [[before + name, value.toString()]];
    }),
  );

/** The other way round: forms read a name with dots as a path. */
export function filtersByPath(named: Readonly<Record<string, string>>): object {
  const filters = {};
  for (const [name, value] of Object.entries(named)) {
    // An input of numbers takes a text for one that cannot be read.
    const number = /\.(desde|hasta)$/.test(name) ? Number(value) : Number.NaN;
    set(filters, name, Number.isNaN(number) ? value : number);
  }
  return filters;
}

/** Fields of people and of their applications that are in use. */
export const useFieldsOfPeople = (): CustomField[] => [
  ...useCustomFields('persona'),
  ...useCustomFields('candidatura'),
];

/** Of those, the ones whose values leave the record. */
export const useLeavingFields = (): CustomField[] =>
  useFieldsOfPeople().filter(({ clase }) => CUSTOM_FIELD_CLASSES[clase].leaves);

/** As the list of people names it: in filters, orders and columns. */
export const listName = ({ entidad, clave }: CustomField): string =>
  `${entidad === 'persona' ? 'campos' : 'candidatura'}.${clave}`;

const asKind = ({ tipo }: CustomField, value: string) =>
  tipo === 'si_no' ? value === 'true' : tipo === 'varias_de' || tipo === 'una_de' ? value.split(',') : value;

function chipOf(fields: readonly CustomField[], name: string, value: string): string {
  const [prefix = '', clave = '', part] = name.split('.');
  const field = fields.find((one) => listName(one) === `${prefix}.${clave}`);
  if (!field) return `${clave}: ${value}`;
  const told = field.tipo === 'una_de' ? { ...field, tipo: 'varias_de' as const } : field;
  const values = {
    name: customFieldText(field.etiqueta),
    value: toldFieldValue(told, asKind(field, value)),
  };
  return part ? translate(`fields.filters.${part}`, values) : translate('fields.filters.is', values);
}

/** The filters by fields that are in use, as people read them, and the others without one. */
export function useFieldChips({ campos = {}, candidatura = {} }: Partial<FieldFilters>) {
  const { data: fields = [] } = useAllCustomFields(60_000);
  const named = namedFilters({ campos, candidatura });
  return Object.entries(named).map(([name, value]) => {
    const { [name]: _gone, ...others } = named;
    return {
      name,
      text: chipOf(fields, name, value),
      without: { campos: undefined, candidatura: undefined, ...filtersByPath(others) },
    };
  });
}

/** Labels of what a saved view names. */
export function useFieldLabels(): (name: string) => string | undefined {
  const { data: fields = [] } = useAllCustomFields(60_000);
  return (name) => {
    const field = fields.find((one) => name.split('.').slice(0, 2).join('.') === listName(one));
    return field && customFieldText(field.etiqueta);
  };
}
